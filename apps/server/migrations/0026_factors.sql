-- Second factors: programs that make codes, and the codes of paper beside them.
create table totp_factors (
  user_id uuid primary key references users on delete cascade,
  -- The secret, sealed for its person.
  sealed bytea not null,
  -- Null until its first code has shown that the program has it.
  confirmed_at timestamptz,
  -- The last step a code was taken of: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  -- Only the hash: whoever reads this table gets in by none.
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Who has shown the first of two steps of signing in, for some minutes.
create table sign_in_challenges (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  remember boolean not null,
  expires_at timestamptz not null
);
create index sign_in_challenges_by_end on sign_in_challenges (expires_at);
