-- What comparing somebody's dreams asks of each of them and of their day notes, sealed: so that each
-- is read once. ADR 74.
create table series_entries (
  dream_id uuid primary key references dreams (id) on delete cascade on update cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Of which reading it was made; another makes it anew.
  made_of text not null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id)
);

create table series_notes (
  night_id uuid primary key references nights (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  made_of text not null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id)
);
create index series_entries_by_user on series_entries (user_id);
create index series_notes_by_user on series_notes (user_id);

-- What comparing them came to, until a dream changes.
create table series_results (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  period text not null,
  reference text not null,
  made_of text not null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  unique (user_id, period, reference)
);
