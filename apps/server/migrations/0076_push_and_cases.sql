-- Where a browser wants to be told that something happened, as long as its session lives.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null unique references sessions (id) on delete cascade,
  -- Tells one address of a browser from another, and says nothing of it.
  endpoint_hash text not null unique,
  -- The address with the keys of its browser.
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  created_at timestamptz not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id);

-- The one key this server is known by to the services that carry what it says.
create table push_keys (
  id text primary key check (id = 'vapid'),
  public_key text not null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  created_at timestamptz not null
);

alter table notification_choices add column is_pushed boolean not null default true;

-- A dream that goes into a community, or out of it, gets another id: what was reported of it follows,
-- as whatever names the dream by a reference does.
create function follow_reported_dream() returns trigger language plpgsql as $$
begin
  update moderation_cases set target_id = new.id
  where target_id = old.id and target_kind in ('dream', 'picture');
  return new;
end $$;
create trigger dreams_reported after update of id on dreams
for each row when (old.id <> new.id) execute function follow_reported_dream();
