-- Dreams told without an account. Nothing of one is left an hour after it was told.
create table guest_dreams (
  id uuid primary key,
  -- Of the key that whoever told it holds: SHA-256.
  key_hash bytea not null,
  -- The words, and the picture with its description: JSON.
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  picture bytea,
  picture_key text generated always as (key_of_sealed(picture)) stored references seal_keys (id),
  seed bigint not null,
  image_status text not null default 'queued'
    check (image_status in ('queued', 'running', 'done', 'failed')),
  -- What it became, and whose: kept again, it is the same one.
  dream_id uuid references dreams (id) on delete cascade,
  created_at timestamptz not null
);
create index guest_dreams_by_age on guest_dreams (created_at);
create index guest_dreams_waiting on guest_dreams (created_at)
  where image_status in ('queued', 'running');
