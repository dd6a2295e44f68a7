-- What a symbol means to one dreamer: its words sealed. That something was said of it stands open.
create table meanings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  symbol text not null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  updated_at timestamptz not null,
  unique (user_id, symbol)
);
