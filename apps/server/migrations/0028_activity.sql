-- What happened to accounts, in one chain: each entry holds the hash of itself and of the one before.

-- The key a person's entries are sealed with, itself sealed by the key of this server. With the
-- person it goes; their entries then say nothing, and the chain is whole.
create table activity_keys (
  user_id uuid primary key references users (id) on delete cascade,
  -- What entries call their person by.
  subject uuid not null unique,
  sealed bytea not null
);

create table activity (
  seq bigint primary key,
  id uuid not null unique,
  subject uuid not null,
  at timestamptz not null,
  sealed bytea not null,
  hash bytea not null
);
create index activity_of_subject on activity (subject, seq desc);

-- Where the chain ends, and where it was cut off: signed, so that whoever can only write to this
-- database cannot write a chain of their own.
create table activity_marks (
  name text primary key check (name in ('cut', 'head')),
  seq bigint not null,
  hash bytea not null,
  signature bytea
);
insert into activity_marks (name, seq, hash) values
  ('cut', 0, decode(repeat('00', 32), 'hex')),
  ('head', 0, decode(repeat('00', 32), 'hex'));

-- The key of those signatures, sealed by the key of this server.
create table activity_signing (
  only_one boolean primary key default true check (only_one),
  sealed bytea not null
);

create function let_activity_grow_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.seq <= (select seq from activity_marks where name = 'cut') then
    return old;
  end if;
  raise exception 'the activity log only grows';
end $$;

create trigger activity_grows_only before update or delete on activity
for each row execute function let_activity_grow_only();
