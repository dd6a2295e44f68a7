-- Archives people asked for of everything that is theirs. The file lies beside the database, sealed
-- with a key of its own that goes with its row.
create table archives (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('queued', 'running', 'done', 'failed')),
  progress real not null check (progress between 0 and 1),
  -- The key of the file, sealed by the key of this server.
  sealed bytea not null,
  bytes bigint,
  asked_at timestamptz not null,
  expires_at timestamptz
);
create index archives_of_user on archives (user_id, asked_at desc);
-- One at a time: a second wish is the first one.
create unique index archives_at_work on archives (user_id) where status in ('queued', 'running');
