-- Calls that were done under a key of their caller's own, so that none of them is done twice.

create table idempotency_keys (
  -- A hash of the caller, the endpoint and the key: none of them can be read from it.
  id text primary key,
  -- Whose call it was; null for a visitor's. What an account did is forgotten with it.
  user_id uuid references users (id) on delete cascade,
  -- What was asked, as a hash, and what was answered. Sealed: dreams stand in both.
  sealed bytea,
  created_at timestamptz not null
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index idempotency_keys_by_user on idempotency_keys (user_id);
