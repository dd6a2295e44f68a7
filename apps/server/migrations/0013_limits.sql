-- What was done how often: calls that are limited, and failures that make their maker wait. `who` is
-- a keyed hash of what is counted and whose it is: neither an email nor an address is kept.
drop table attempts;

create table limits (
  who text primary key,
  calls integer not null check (calls >= 0),
  -- When it is forgotten, and until when whoever it is has to wait.
  ends_at timestamptz not null,
  wait_until timestamptz
);
create index limits_by_end on limits (ends_at);

alter table attempt_salt rename to limit_salt;
