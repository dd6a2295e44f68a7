-- What a dream was before each change of its words or facts, sealed. The one that stands is the dream.
create table dream_versions (
  id uuid primary key,
  dream_id uuid not null references dreams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The revision it was.
  number integer not null check (number > 0),
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  -- When the dream began to be so.
  created_at timestamptz not null,
  unique (dream_id, number)
);
create index dream_versions_of_person on dream_versions (user_id);

-- What came to a dreamer later, sealed: beside the dream until they let it in.
create table dream_additions (
  id uuid primary key,
  seq bigint not null generated always as identity,
  dream_id uuid not null references dreams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('addition', 'association')),
  state text not null default 'waiting' check (state in ('waiting', 'let_in', 'apart')),
  -- The revision that took it in.
  let_in_at integer check (let_in_at > 0),
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  created_at timestamptz not null,
  check ((state = 'let_in') = (let_in_at is not null))
);
create index dream_additions_of_dream on dream_additions (dream_id, seq);
create index dream_additions_of_person on dream_additions (user_id);
