-- What people agreed to, each kind by itself. A row is a receipt: it is written once, and changes
-- only by its end.

create table consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- Of the words that were read, and of the recipients they named.
  text_version text not null,
  recipients jsonb not null,
  granted_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint ends_after_it_began check (withdrawn_at >= granted_at)
);

-- Agreeing twice to the same words is agreeing once.
create unique index consents_in_force on consents (user_id, kind, text_version)
  where withdrawn_at is null;
create index consents_of_user on consents (user_id, granted_at desc);
