-- A link that lets somebody choose a new password. A person has one at most: a newer one takes the
-- place of the one before.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  -- Only the hash: whoever reads this table can reset nobody's password.
  token_hash text not null unique,
  expires_at timestamptz not null
);
create index password_resets_by_end on password_resets (expires_at);
