-- What dreamers say of their nights, a row a night: sealed, but for the one thing a calendar counts.
create table nights (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The morning the night ends in.
  date date not null,
  had_no_recall boolean not null default false,
  revision integer not null default 1,
  -- Null where nothing else was said.
  sealed bytea,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  updated_at timestamptz not null,
  unique (user_id, date)
);
