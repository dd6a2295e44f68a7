-- When somebody last looked through what others told: what came since is shown apart from the rest.
create table looks (
  user_id uuid primary key references users (id) on delete cascade,
  looked_at timestamptz not null,
  -- Where the look before this one ended. Null on a first one: nothing is new to who knows nothing.
  seen_until timestamptz
);
