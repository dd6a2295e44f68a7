-- Places elsewhere that somebody signs in with. An account made by one has no password.
alter table users alter column password_hash drop not null;

create table identities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  -- The address or name one has there, for oneself to know it by.
  label text,
  linked_at timestamptz not null,
  constraint identities_one_person unique (issuer, subject),
  constraint identities_one_a_place unique (user_id, issuer)
);
