-- The keys texts are sealed with, by their ids: never a key itself but sealed by another one. A text
-- names its key in its first bytes, and the database lets no key go that a text still names.

create table seal_keys (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  made_at timestamptz not null default now(),
  -- Null while servers are still told of it: nothing is sealed with what somebody cannot open.
  seals_since timestamptz,
  -- When all that older keys had sealed was found sealed with this one.
  done_at timestamptz
);

-- Keys that were let go: a server forgets its own copy of one.
create table seal_keys_gone (
  id text primary key,
  gone_at timestamptz not null default now()
);

-- Each living key sealed by each of the others: whoever holds one has them all.
create table seal_copies (
  key_id text not null references seal_keys (id) on delete cascade,
  by_id text not null references seal_keys (id) on delete cascade,
  sealed bytea not null,
  primary key (key_id, by_id)
);

-- Servers of one database: which keys each of them has, and which it was started with.
create table seal_holders (
  id uuid primary key,
  holds text[] not null,
  started_with text[] not null,
  seen_at timestamptz not null
);

insert into seal_keys (id, seals_since, done_at)
select left(fingerprint, 16), now(), now() from seal_key where fingerprint is not null;

-- What is left of the table before: a sealed text, where nothing else is known of the first key.
delete from seal_key where fingerprint is not null;
alter table seal_key drop constraint known_somehow, drop column fingerprint;
alter table seal_key alter column sample set not null;
alter table seal_key rename to seal_sample;

-- Addresses that asked for a link, until a job has looked for their account: they lay in the queue
-- before, where no new key reaches.
create table reset_wishes (
  id uuid primary key,
  sealed bytea not null,
  created_at timestamptz not null
);

-- Which key a sealed text names; null in the first format, which names none.
create function key_of_sealed(sealed bytea) returns text language sql immutable parallel safe as
  $$ select case when substr(sealed, 1, 1) = '\x02' then encode(substr(sealed, 2, 8), 'hex') end $$;

alter table dreams add column report_key text
  generated always as (key_of_sealed(report)) stored references seal_keys (id);
alter table analyses add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table contact_messages add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table mails add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table idempotency_keys add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table activity_keys add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table activity_signing add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table totp_factors add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table archives add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
alter table reset_wishes add column sealed_key text
  generated always as (key_of_sealed(sealed)) stored references seal_keys (id);
