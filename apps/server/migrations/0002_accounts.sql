-- People, the sessions they are signed in by, and what is counted about what they share.

create table users (
  id uuid primary key,
  email text not null,
  -- What two spellings of the same address, or of the same name, have in common.
  email_key text not null constraint users_email_taken unique,
  username text not null,
  username_key text not null constraint users_username_taken unique,
  first_name text,
  last_name text,
  password_hash text not null,
  role text not null default 'user'
    check (role in ('user', 'moderator', 'researcher', 'webmaster')),
  is_public boolean not null default true,
  language text not null default 'fr' check (language in ('fr', 'en', 'es')),
  wants_newsletter boolean not null default false,
  terms_accepted_at timestamptz not null,
  age_confirmed_at timestamptz not null,
  created_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  -- Only the hash: whoever reads this table can sign in as nobody.
  token_hash text not null unique,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_user on sessions (user_id);

-- Sign-ins that did not succeed. `who` is a keyed hash of the account named and the network asked
-- from: neither an email nor an address is kept.
create table attempts (
  who text primary key,
  failures integer not null check (failures >= 0),
  since timestamptz not null,
  wait_until timestamptz,
  forgotten_at timestamptz not null
);
create index attempts_by_end on attempts (forgotten_at);

-- The key of those hashes: one row, drawn by the first process that needs it.
create table attempt_salt (
  is_only boolean primary key default true check (is_only),
  salt text not null
);

-- Counters of each person, kept as things happen: triggers of the dreams maintain them. No row yet
-- means that all are zero.
create table user_counts (
  user_id uuid primary key references users on delete cascade,
  dreams_kept integer not null default 0 check (dreams_kept >= 0),
  dreams_shared integer not null default 0 check (dreams_shared >= 0),
  likes_received integer not null default 0 check (likes_received >= 0),
  total_views integer not null default 0 check (total_views >= 0)
);
