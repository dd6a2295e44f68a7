-- What happened that concerns somebody: one row for each kind of thing and what it happened to, however
-- often. Who did it and what they said is read where it stands, each time it is shown.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- A dream, or a comment.
  subject uuid not null,
  -- What it tells of began then: what came before was read.
  since timestamptz not null,
  touched_at timestamptz not null,
  is_read boolean not null default false,
  mailed_at timestamptz,
  -- The most likes it was told of: who likes again calls nobody again.
  peak integer not null default 0,
  unique (user_id, kind, subject)
);
create index notifications_in_order on notifications (user_id, touched_at desc, id desc);
create index notifications_unread on notifications (user_id, touched_at desc) where not is_read;
create index notifications_by_age on notifications (touched_at);

-- No row: shown, and not mailed.
create table notification_choices (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  is_here boolean not null,
  mail text not null check (mail in ('none', 'daily', 'weekly')),
  primary key (user_id, kind)
);
create index notification_choices_mailed on notification_choices (mail, user_id) where mail <> 'none';

create table notification_hours (
  user_id uuid primary key references users (id) on delete cascade,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  time_zone text not null,
  -- When their last digest left, of each rhythm.
  daily_at timestamptz,
  weekly_at timestamptz,
  check ((quiet_from is null) = (quiet_until is null))
);

-- What somebody wants to hear nothing of: one of the three.
create table notification_mutes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  dream_id uuid references dreams (id) on delete cascade,
  person_id uuid references users (id) on delete cascade,
  word text,
  created_at timestamptz not null,
  check (num_nonnulls(dream_id, person_id, word) = 1),
  unique nulls not distinct (user_id, dream_id, person_id, word)
);
create index notification_mutes_by_dream on notification_mutes (dream_id) where dream_id is not null;
create index notification_mutes_by_person on notification_mutes (person_id) where person_id is not null;

-- Comments of one dream that came since a moment, and its latest likes.
create index dream_comments_by_dream on dream_comments (dream_id, created_at);
create index dream_likes_latest on dream_likes (dream_id, created_at desc);
