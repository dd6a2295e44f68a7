-- Whom people follow, and whom they keep away.
create table follows (
  follower_id uuid not null references users (id) on delete cascade,
  followed_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_by_followed on follows (followed_id);

-- Neither sees the other: who asks is asked of both columns, before every call of somebody signed in.
create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id);
