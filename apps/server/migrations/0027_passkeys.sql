-- Passkeys: a device keeps the key that signs, and the half that checks it is here.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- What the device calls it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often its device says it signed; a copy of the key would fall behind.
  counter bigint not null,
  transports text[] not null,
  -- The name of this server it was made for: browsers offer it there alone.
  party text not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_person on passkeys (user_id);

-- What somebody was asked to sign, for minutes and for one purpose.
create table passkey_challenges (
  hash text primary key,
  purpose text not null,
  -- The session, or the sign-in, it was asked in; empty for whoever signs in with nothing else.
  asked_in text not null,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

-- By which door somebody came who is asked for a second step.
alter table sign_in_challenges add column way text not null default 'password';
alter table sign_in_challenges alter column way drop default;
