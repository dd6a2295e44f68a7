-- A dream's row is its dreamer's: what readers leave with it, what its dreamer's counters hold of it
-- and where it stands in the library are kept by those who need it, as they hear of it.

-- What readers leave with a dream. No row yet means that all are zero.
create table dream_engagement (
  dream_id uuid primary key references dreams (id) on delete cascade,
  likes integer not null default 0 check (likes >= 0),
  views integer not null default 0 check (views >= 0),
  comments integer not null default 0 check (comments >= 0)
);
insert into dream_engagement (dream_id, likes, views, comments)
select id, likes, views, comments from dreams where likes > 0 or views > 0 or comments > 0;

-- As much of a living dream as its dreamer's counters hold.
create table counted_dreams (
  dream_id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  is_shared boolean not null,
  likes integer not null,
  views integer not null
);
create index counted_dreams_by_user on counted_dreams (user_id);
insert into counted_dreams (dream_id, user_id, is_shared, likes, views)
select id, owner_id, visibility <> 'private', likes, views from dreams where scope is not null;

-- As much of a shared dream as the shelves of the library hold.
create table shelved_dreams (
  dream_id uuid primary key,
  seq bigint not null,
  owner_id uuid not null,
  scope text not null,
  category text,
  types text[] not null,
  is_analysed boolean not null
);
insert into shelved_dreams (dream_id, seq, owner_id, scope, category, types, is_analysed)
select id, seq, owner_id, scope, category, types, analysis_status = 'done'
from dreams where scope in ('public', 'members');

-- From here on these two keep them, event by event, once a server runs them.
insert into event_consumers (name, tx, id, seen_at)
select name, pg_current_xact_id(), 0, '-infinity'
from unnest(array['dreamer-counts', 'shelves']) as c (name);

drop trigger facet_inserted on dreams;
drop trigger unfacet_deleted on dreams;
drop trigger refacet_changed on dreams;
drop trigger recount_changed on dreams;
drop trigger count_readings on analysis_feedback;
drop function facet_new_dreams();
drop function unfacet_old_dreams();
drop function refacet_changed_dream();
drop function recount_changed_dream();
drop function count_readings();
drop function add_to_facets(shared_dream[], integer);
drop function add_to_totals(shared_dream[], integer);
drop type shared_dream;

-- What is left is the dreams' own: how many each scope holds, which every list asks in the same
-- moment. Whoever writes a dream moves these with it.
create or replace function count_new_dreams() returns trigger language plpgsql as $$
begin
  insert into dream_counts (scope, level, bucket, dreams)
  select d.scope, l.level, dream_bucket(l.level, d.seq), count(*)
  from changed d cross join generate_series(0, 2) as l (level)
  where d.scope is not null
  group by 1, 2, 3
  -- A common order of locks, so that two writers never wait for each other.
  order by 1, 2, 3
  on conflict (scope, level, bucket) do update set dreams = dream_counts.dreams + excluded.dreams;
  return null;
end $$;

create or replace function uncount_old_dreams() returns trigger language plpgsql as $$
begin
  update dream_counts c set dreams = c.dreams - gone.dreams
  from (
    select d.scope, l.level, dream_bucket(l.level, d.seq) as bucket, count(*)::integer as dreams
    from changed d cross join generate_series(0, 2) as l (level)
    where d.scope is not null
    group by 1, 2, 3
  ) gone
  where c.scope = gone.scope and c.level = gone.level and c.bucket = gone.bucket;
  return null;
end $$;

create function recount_moved_dream() returns trigger language plpgsql as $$
begin
  insert into dream_counts (scope, level, bucket, dreams)
  select m.scope, l.level, dream_bucket(l.level, new.seq), m.delta
  from (values (old.scope, -1), (new.scope, 1)) as m (scope, delta)
  cross join generate_series(0, 2) as l (level)
  where m.scope is not null
  order by 1, 2, 3
  on conflict (scope, level, bucket) do update
    set dreams = dream_counts.dreams + excluded.dreams;
  return null;
end $$;

create trigger recount_moved after update of scope on dreams
for each row when (old.scope is distinct from new.scope)
execute function recount_moved_dream();

alter table dreams
  drop column likes,
  drop column views,
  drop column comments,
  drop column readings;
