-- What somebody practises from night to night: ADR 77.

-- No row: nights are counted.
create table practice_choices (
  user_id uuid primary key references users (id) on delete cascade,
  counts_nights boolean not null
);

create table practice_reminders (
  user_id uuid not null references users (id) on delete cascade,
  moment text not null check (moment in ('evening', 'morning')),
  -- On the clocks of the time zone: '22:45'.
  at text not null check (at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- From Monday, 1, to Sunday, 7.
  days smallint[] not null,
  time_zone text not null,
  -- Kept, so that the clock asks only for those that are due.
  next_at timestamptz not null,
  primary key (user_id, moment)
);
create index practice_reminders_by_next on practice_reminders (next_at);

-- What was wished of a night, and whether it came.
create table practice_intentions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  unique (user_id, date)
);

-- A bad dream, and its other course.
create table practice_rehearsals (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  updated_at timestamptz not null
);
create index practice_rehearsals_by_user on practice_rehearsals (user_id);
