-- How often a public dream was sent on. Like a view, a share counts once a day for each person.
alter table dream_engagement add column shares integer not null default 0 check (shares >= 0);

-- One row a dream and sharer; `sharer` is an account, or a hash whose salt changes every day.
create table dream_shares (
  dream_id uuid not null references dreams (id) on delete cascade on update cascade,
  sharer text not null,
  shared_at timestamptz not null,
  primary key (dream_id, sharer)
);
create index dream_shares_by_age on dream_shares (shared_at);
