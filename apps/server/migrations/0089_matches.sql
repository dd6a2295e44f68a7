-- Two dreamers who share unusual motifs: each has a row of their own, and reads that one alone, so that
-- nothing they are answered can depend on what the other said. ADR 79.
create table matches (
  id uuid primary key,
  -- One at a time.
  user_id uuid not null unique references users (id) on delete cascade,
  -- The other’s row: read only by who says yes, and by whoever is told who it was.
  twin_id uuid references matches (id) on delete set null deferrable initially deferred,
  -- As both are told them.
  motifs jsonb not null,
  carriers integer not null,
  dreamers integer not null,
  language text not null,
  told_on date not null,
  until timestamptz not null,
  answer text check (answer in ('yes', 'no', 'met'))
);
create index matches_by_twin on matches (twin_id);
create index matches_by_end on matches (until);

-- That two were told of one another, whatever they answered: a digest, which names nobody.
create table match_memory (
  pair bytea primary key,
  until date not null
);
create index match_memory_by_end on match_memory (until);

-- Among how many dreamers was last looked: whether there are enough.
create table match_looks (
  is_only boolean primary key default true check (is_only),
  looked_on date not null,
  dreamers integer not null
);

-- Who agrees to be told of, found without all that everybody answered.
create index consents_to_matching on consents (text_version, user_id)
where kind = 'matching' and withdrawn_at is null;
