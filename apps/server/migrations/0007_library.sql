-- The public library: what is shared, by category and type, in its orders, and what it amounts to.

alter table dreams
  -- Answers of its readers to the analysis, its dreamer's own left out. The trigger below counts.
  add column readings integer not null default 0 check (readings >= 0),
  -- What the heat weighs most. Whoever keeps comments counts here.
  add column comments integer not null default 0 check (comments >= 0);

-- A period of the library begins at a moment: this finds the dream that stands there.
create index dreams_by_creation on dreams (created_at, seq);

-- Every shared dream under every choice a reader may make of category and type: 'nature/lucid',
-- 'nature/', '/lucid' and '/', which is all. One choice is one range of an index.
create table dream_facets (
  scope text not null check (scope in ('public', 'members')),
  facet text not null,
  seq bigint not null,
  -- As of the last sweep.
  heat double precision not null default 0,
  readings integer not null default 0,
  -- When the heat has to be told anew; on '/' alone, and only while it changes.
  due timestamptz,
  primary key (scope, facet, seq)
);
create index dream_facets_by_dream on dream_facets (seq);
create index dream_facets_by_heat on dream_facets (scope, facet, heat desc, seq desc) where heat > 0;
create index dream_facets_by_readings on dream_facets (scope, facet, readings desc, seq desc)
  where readings > 0;
create index dream_facets_due on dream_facets (due) where due is not null;

-- As dream_counts, for each facet.
create table facet_counts (
  scope text not null,
  facet text not null,
  level smallint not null,
  bucket bigint not null,
  dreams integer not null,
  primary key (scope, facet, level, bucket)
);

-- How many safe dreams each person shares with everybody: those with any are the dreamers.
create table library_dreamers (
  user_id uuid primary key,
  dreams integer not null
);

-- What everybody may read, in all.
create table library_totals (
  is_only boolean primary key default true check (is_only),
  dreams integer not null check (dreams >= 0),
  dreamers integer not null check (dreamers >= 0),
  analyses integer not null check (analyses >= 0)
);
insert into library_totals (dreams, dreamers, analyses) values (0, 0, 0);

create function facets_of(category text, types text[]) returns setof text
language sql immutable parallel safe as $$
  select distinct c.name || '/' || t.name
  from unnest(array['', category]) as c (name)
  cross join unnest(array_prepend('', types)) as t (name)
  where c.name is not null
$$;

-- What readers gave, cooling with the hours. It may only be compared at one moment.
create function heat_of(
  likes integer, comments integer, views integer, shared_at timestamptz, moment timestamptz
) returns double precision
language sql immutable parallel safe
return (3 * likes + 5 * comments + 0.1 * views)::double precision
  / power(greatest(extract(epoch from moment - shared_at) / 3600, 0)::double precision + 2, 1.5);

-- As much of a dream as the library counts.
create type shared_dream as (
  seq bigint, owner_id uuid, scope text, category text, types text[], created_at timestamptz,
  likes integer, comments integer, views integer, readings integer, analysis_status text
);

-- One place adds to the facets, whoever writes. `moved` are the dreams that came or went.
create function add_to_facets(moved shared_dream[], delta integer) returns void
language plpgsql as $$
begin
  insert into facet_counts (scope, facet, level, bucket, dreams)
  select d.scope, f.facet, l.level, dream_bucket(l.level, d.seq), count(*) * delta
  from unnest(moved) d
  cross join lateral facets_of(d.category, d.types) as f (facet)
  cross join generate_series(0, 2) as l (level)
  where d.scope in ('public', 'members')
  group by 1, 2, 3, 4
  -- A common order of locks, so that two writers never wait for each other.
  order by 1, 2, 3, 4
  on conflict (scope, facet, level, bucket) do update
    set dreams = facet_counts.dreams + excluded.dreams;

  if delta > 0 then
    insert into dream_facets (scope, facet, seq, heat, readings, due)
    select d.scope, f.facet, d.seq,
      heat_of(d.likes, d.comments, d.views, d.created_at, now()), d.readings,
      case when f.facet = '/' and d.likes + d.comments + d.views > 0
        then '-infinity'::timestamptz end
    from unnest(moved) d
    cross join lateral facets_of(d.category, d.types) as f (facet)
    where d.scope in ('public', 'members')
    order by 1, 2, 3;
  else
    delete from dream_facets where seq in (select d.seq from unnest(moved) d);
  end if;
end $$;

create function add_to_totals(moved shared_dream[], delta integer) returns void
language plpgsql as $$
declare
  came integer;
  turned integer;
  analysed integer;
begin
  select count(*), count(*) filter (where d.analysis_status = 'done') into came, analysed
  from unnest(moved) d where d.scope = 'public';
  if came = 0 then return; end if;

  with kept as (
    insert into library_dreamers as known (user_id, dreams)
    select d.owner_id, count(*) * delta from unnest(moved) d where d.scope = 'public'
    group by 1 order by 1
    on conflict (user_id) do update set dreams = known.dreams + excluded.dreams
    returning user_id, dreams
  ), moves as (
    select d.owner_id, count(*) as dreams from unnest(moved) d where d.scope = 'public' group by 1
  )
  select count(*) filter (
    where case when delta > 0 then kept.dreams = moves.dreams else kept.dreams = 0 end
  ) into turned
  from kept join moves on moves.owner_id = kept.user_id;

  update library_totals set
    dreams = dreams + came * delta,
    dreamers = dreamers + turned * delta,
    analyses = analyses + analysed * delta;
  delete from library_dreamers where dreams = 0
    and user_id in (select d.owner_id from unnest(moved) d);
end $$;

create function facet_new_dreams() returns trigger language plpgsql as $$
declare
  moved shared_dream[] := array(
    select row(c.seq, c.owner_id, c.scope, c.category, c.types,
    c.created_at, c.likes, c.comments, c.views, c.readings, c.analysis_status
  )::shared_dream
    from changed c where c.scope in ('public', 'members')
  );
begin
  if cardinality(moved) > 0 then
    perform add_to_facets(moved, 1);
    perform add_to_totals(moved, 1);
  end if;
  return null;
end $$;

create function unfacet_old_dreams() returns trigger language plpgsql as $$
declare
  moved shared_dream[] := array(
    select row(c.seq, c.owner_id, c.scope, c.category, c.types,
    c.created_at, c.likes, c.comments, c.views, c.readings, c.analysis_status
  )::shared_dream
    from changed c where c.scope in ('public', 'members')
  );
begin
  if cardinality(moved) > 0 then
    perform add_to_facets(moved, -1);
    perform add_to_totals(moved, -1);
  end if;
  return null;
end $$;

-- Their names come after those of the triggers that count: every writer takes its locks in the
-- order of these names, the scope's counters first.
create trigger facet_inserted after insert on dreams
referencing new table as changed for each statement execute function facet_new_dreams();

create trigger unfacet_deleted after delete on dreams
referencing old table as changed for each statement execute function unfacet_old_dreams();

create function refacet_changed_dream() returns trigger language plpgsql as $$
declare
  was shared_dream[] := array[row(old.seq, old.owner_id, old.scope, old.category, old.types,
    old.created_at, old.likes, old.comments, old.views, old.readings, old.analysis_status
  )::shared_dream];
  becomes shared_dream[] := array[row(new.seq, new.owner_id, new.scope, new.category, new.types,
    new.created_at, new.likes, new.comments, new.views, new.readings, new.analysis_status
  )::shared_dream];
begin
  if old.scope is distinct from new.scope or old.category is distinct from new.category
    or old.types is distinct from new.types
  then
    perform add_to_facets(was, -1);
    perform add_to_facets(becomes, 1);
  else
    if old.likes <> new.likes or old.comments <> new.comments or old.views <> new.views then
      update dream_facets set due = '-infinity' where seq = new.seq and facet = '/';
    end if;
    if old.readings <> new.readings then
      update dream_facets set readings = new.readings where seq = new.seq;
    end if;
  end if;
  if old.scope is distinct from new.scope or old.analysis_status <> new.analysis_status then
    perform add_to_totals(was, -1);
    perform add_to_totals(becomes, 1);
  end if;
  return null;
end $$;

create trigger refacet_changed
after update of scope, category, types, likes, comments, views, readings, analysis_status on dreams
for each row
when (
  old.scope is distinct from new.scope or old.category is distinct from new.category
  or old.types is distinct from new.types or old.likes <> new.likes
  or old.comments <> new.comments or old.views <> new.views or old.readings <> new.readings
  or (old.analysis_status <> new.analysis_status
    and 'done' in (old.analysis_status, new.analysis_status))
)
execute function refacet_changed_dream();

create function count_readings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update dreams set readings = readings + 1 where id = new.dream_id and owner_id <> new.user_id;
  else
    update dreams set readings = readings - 1 where id = old.dream_id and owner_id <> old.user_id;
  end if;
  return null;
end $$;

create trigger count_readings after insert or delete on analysis_feedback
for each row execute function count_readings();

-- What is already there.
update dreams d set readings = f.answers
from (
  select a.dream_id, count(*) as answers from analysis_feedback a
  join dreams o on o.id = a.dream_id and o.owner_id <> a.user_id group by 1
) f
where f.dream_id = d.id;

do $$
declare
  moved shared_dream[] := array(
    select row(d.seq, d.owner_id, d.scope, d.category, d.types,
    d.created_at, d.likes, d.comments, d.views, d.readings, d.analysis_status
  )::shared_dream
    from dreams d where d.scope in ('public', 'members')
  );
begin
  perform add_to_facets(moved, 1);
  perform add_to_totals(moved, 1);
end $$;
