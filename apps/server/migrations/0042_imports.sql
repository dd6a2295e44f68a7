-- Files people brought to be read as dreams. The file lies sealed beside the database until it was
-- read; what was found in it is sealed too, for it holds words of dreams.
create table imports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('queued', 'running', 'ready', 'done', 'failed')),
  stage text not null check (stage in ('reading', 'writing', 'undoing')),
  progress real not null check (progress between 0 and 1),
  -- As it was said, or found out.
  kind text check (
    kind in ('csv', 'json', 'dayone', 'diarium', 'markdown', 'text', 'archive', 'dreambank')
  ),
  -- The key of the file, sealed by the key of this server.
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  -- Name of the file, columns, preview: JSON.
  found bytea not null,
  found_key text generated always as (key_of_sealed(found)) stored references seal_keys (id),
  counts jsonb not null,
  problem text,
  asked_at timestamptz not null,
  expires_at timestamptz
);
create index imports_of_user on imports (user_id, asked_at desc);
-- One at a time: two would find each other's dreams new.
create unique index imports_at_work on imports (user_id) where status in ('queued', 'running');

-- Which dreams an import wrote, by their place in the file: written again, a place is left out.
create table imported_dreams (
  import_id uuid not null references imports (id) on delete cascade,
  place integer not null,
  dream_id uuid not null references dreams (id) on delete cascade,
  primary key (import_id, place)
);
create index imported_dreams_dream on imported_dreams (dream_id);
