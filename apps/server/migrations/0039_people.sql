-- Who the people of a dreamer are, by name: sealed, a row a person.
create table people (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index people_of_person on people (user_id, created_at);
