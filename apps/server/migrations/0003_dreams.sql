-- Dreams, their likes and views, their analyses and paintings.
--
-- A dream that is not in the bin has exactly one scope: 'public', 'members' (public, with declared
-- warnings: signed-in people only) or 'owner:<user id>'. Lists, counts, search and live events all
-- ask for a viewer's scopes, so that "what this viewer may see" is written once.

create table dreams (
  id uuid primary key,
  -- The order of every list. It has gaps, and says nothing about how many dreams there are.
  seq bigint generated always as identity unique,
  owner_id uuid not null references users (id) on delete cascade,
  scope text,
  visibility text not null check (visibility in ('private', 'community', 'public')),
  title text,
  content text not null,
  -- Sealed with AES-256-GCM by the server, bound to this dream's id.
  report bytea,
  tags text[] not null default '{}',
  dreamed_at timestamptz not null,
  category text,
  types text[] not null default '{}',
  mood smallint,
  lucidity smallint,
  vividness smallint,
  sleep_quality smallint,
  recall text,
  warnings text[] not null default '{undeclared}',
  city text,
  country text,
  likes integer not null default 0,
  views integer not null default 0,
  revision integer not null default 1,
  analysis_status text not null default 'queued'
    check (analysis_status in ('queued', 'running', 'done', 'failed')),
  image_status text not null default 'none'
    check (image_status in ('none', 'asks', 'queued', 'running', 'done', 'failed')),
  -- The painting readers see, and the latest wish for one: a job for any other wish is late.
  painting_id uuid,
  wish_id uuid,
  wish_style text,
  wish_seed bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint bin_has_no_scope check ((deleted_at is null) = (scope is not null))
);

create unique index dreams_by_scope on dreams (scope, seq desc) where scope is not null;
create index dreams_by_owner on dreams (owner_id, seq desc);
-- The few dreams whose pipeline is at work, for the sweep that looks for those standing still.
create index dreams_in_pipeline on dreams (updated_at)
  where analysis_status in ('queued', 'running') or image_status in ('queued', 'running');
create index dreams_in_bin on dreams (deleted_at) where deleted_at is not null;

create table dream_likes (
  dream_id uuid not null references dreams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (dream_id, user_id)
);
create index dream_likes_by_user on dream_likes (user_id);

-- One row a dream and viewer; `viewer` is an account, or a hash whose salt changes every day.
create table dream_views (
  dream_id uuid not null references dreams (id) on delete cascade,
  viewer text not null,
  seen_at timestamptz not null,
  primary key (dream_id, viewer)
);
create index dream_views_by_age on dream_views (seen_at);

create table analyses (
  dream_id uuid not null references dreams (id) on delete cascade,
  source text not null check (source in ('content', 'report')),
  revision integer not null,
  -- The analysis of a report quotes it, so it is sealed like the report itself.
  result jsonb,
  sealed bytea,
  created_at timestamptz not null default now(),
  primary key (dream_id, source),
  constraint one_form check ((result is null) <> (sealed is null)),
  constraint reports_are_sealed check ((source = 'report') = (sealed is not null))
);

create table analysis_feedback (
  dream_id uuid not null references dreams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  key text not null,
  answer text not null check (answer in ('resonates', 'inaccurate', 'unsure')),
  created_at timestamptz not null default now(),
  primary key (dream_id, user_id, kind, key)
);

create table paintings (
  id uuid primary key,
  dream_id uuid not null references dreams (id) on delete cascade,
  revision integer not null,
  -- A hash of the dream and the pixels; all files of the painting start with it.
  name text not null,
  provider text not null,
  style text not null,
  seed bigint not null,
  scene jsonb not null,
  alt_fr text not null,
  alt_en text not null,
  placeholder text not null,
  created_at timestamptz not null default now()
);
create index paintings_by_dream on paintings (dream_id, created_at desc);
create index paintings_by_name on paintings (name);

-- Search: which dreams of a scope hold a term, newest first. Terms are stems, folded, fr and en.
create table dream_terms (
  scope text not null,
  term text not null,
  seq bigint not null,
  primary key (scope, term, seq)
);
create index dream_terms_by_dream on dream_terms (seq);

-- How many dreams each scope holds: in all (level 0), per 65,536 places of seq (level 1) and per
-- 256 (level 2). A numbered page is found by walking these, so it costs the same at any depth.
create table dream_counts (
  scope text not null,
  level smallint not null,
  bucket bigint not null,
  dreams integer not null,
  primary key (scope, level, bucket)
);

create function dream_bucket(level integer, seq bigint) returns bigint
language sql immutable parallel safe
return case level when 0 then 0 when 1 then seq >> 16 else seq >> 8 end;

-- One place keeps every counter true, whoever writes: the service, a purge, a bulk import.
create function count_new_dreams() returns trigger language plpgsql as $$
begin
  insert into dream_counts (scope, level, bucket, dreams)
  select d.scope, l.level, dream_bucket(l.level, d.seq), count(*)
  from changed d cross join generate_series(0, 2) as l (level)
  where d.scope is not null
  group by 1, 2, 3
  -- A common order of locks, so that two writers never wait for each other.
  order by 1, 2, 3
  on conflict (scope, level, bucket) do update set dreams = dream_counts.dreams + excluded.dreams;

  insert into user_counts (user_id, dreams_kept, dreams_shared, likes_received, total_views)
  select d.owner_id, count(*), count(*) filter (where d.visibility <> 'private'),
    sum(d.likes), sum(d.views)
  from changed d
  where d.scope is not null
  group by 1
  order by 1
  on conflict (user_id) do update set
    dreams_kept = user_counts.dreams_kept + excluded.dreams_kept,
    dreams_shared = user_counts.dreams_shared + excluded.dreams_shared,
    likes_received = user_counts.likes_received + excluded.likes_received,
    total_views = user_counts.total_views + excluded.total_views;
  return null;
end $$;

create function uncount_old_dreams() returns trigger language plpgsql as $$
begin
  update dream_counts c set dreams = c.dreams - gone.dreams
  from (
    select d.scope, l.level, dream_bucket(l.level, d.seq) as bucket, count(*)::integer as dreams
    from changed d cross join generate_series(0, 2) as l (level)
    where d.scope is not null
    group by 1, 2, 3
  ) gone
  where c.scope = gone.scope and c.level = gone.level and c.bucket = gone.bucket;

  update user_counts u set
    dreams_kept = u.dreams_kept - gone.kept,
    dreams_shared = u.dreams_shared - gone.shared,
    likes_received = u.likes_received - gone.likes,
    total_views = u.total_views - gone.views
  from (
    select d.owner_id, count(*)::integer as kept,
      (count(*) filter (where d.visibility <> 'private'))::integer as shared,
      sum(d.likes)::integer as likes, sum(d.views)::integer as views
    from changed d
    where d.scope is not null
    group by 1
  ) gone
  where u.user_id = gone.owner_id;

  delete from dream_terms t using changed d where t.seq = d.seq;
  return null;
end $$;

create trigger count_inserted after insert on dreams
referencing new table as changed for each statement execute function count_new_dreams();

create trigger uncount_deleted after delete on dreams
referencing old table as changed for each statement execute function uncount_old_dreams();

create function recount_changed_dream() returns trigger language plpgsql as $$
declare
  was integer := (old.scope is not null)::integer;
  is_now integer := (new.scope is not null)::integer;
  was_shared integer := (old.scope is not null and old.visibility <> 'private')::integer;
  is_shared integer := (new.scope is not null and new.visibility <> 'private')::integer;
begin
  if old.scope is distinct from new.scope then
    insert into dream_counts (scope, level, bucket, dreams)
    select m.scope, l.level, dream_bucket(l.level, new.seq), m.delta
    from (values (old.scope, -1), (new.scope, 1)) as m (scope, delta)
    cross join generate_series(0, 2) as l (level)
    where m.scope is not null
    order by 1, 2, 3
    on conflict (scope, level, bucket) do update
      set dreams = dream_counts.dreams + excluded.dreams;
  end if;
  update user_counts u set
    dreams_kept = u.dreams_kept + is_now - was,
    dreams_shared = u.dreams_shared + is_shared - was_shared,
    likes_received = u.likes_received + is_now * new.likes - was * old.likes,
    total_views = u.total_views + is_now * new.views - was * old.views
  where u.user_id = new.owner_id;
  return null;
end $$;

create trigger recount_changed after update of scope, visibility, likes, views on dreams
for each row
when (
  old.scope is distinct from new.scope or old.visibility <> new.visibility
  or old.likes <> new.likes or old.views <> new.views
)
execute function recount_changed_dream();
