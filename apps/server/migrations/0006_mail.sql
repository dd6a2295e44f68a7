-- Letters that wait to be handed over, and messages people wrote to us.

create table mails (
  id uuid primary key,
  -- Addresses, links with keys in them: sealed until the letter is out, then the row is gone.
  sealed bytea not null,
  created_at timestamptz not null
);

create table contact_messages (
  id uuid primary key,
  ticket text not null unique,
  type text not null
    check (type in ('general', 'support', 'billing', 'partnership', 'research', 'press')),
  -- Name, address, subject and message of whoever wrote.
  sealed bytea not null,
  language text not null check (language in ('fr', 'en')),
  created_at timestamptz not null
);
create index contact_messages_by_age on contact_messages (created_at);
