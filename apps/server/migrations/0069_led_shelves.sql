-- A reader's own language hangs first over the whole library. Every choice of category and type is
-- therefore shelved by side as well: 'nature/lucid/fr' is what hangs first for who reads French,
-- which is all that is not told in English; 'nature/lucid/-fr' is the rest.

alter table shelved_dreams add column language text;
update shelved_dreams s set language = d.language from dreams d where d.id = s.dream_id;

drop function facets_of(text, text[]);
create function facets_of(category text, types text[], language text) returns setof text
language sql immutable parallel safe as $$
  select distinct c.name || '/' || t.name || s.name
  from unnest(array['', category]) as c (name)
  cross join unnest(array_prepend('', types)) as t (name)
  cross join unnest(
    case language
      when 'fr' then array['', '/fr', '/-en']
      when 'en' then array['', '/en', '/-fr']
      else array['', '/fr', '/en']
    end
  ) as s (name)
  where c.name is not null
$$;

with came as (
  insert into dream_facets (scope, facet, seq, heat, readings, comments)
  select w.scope, f.facet, w.seq, w.heat, w.readings, w.comments
  from shelved_dreams s
  join dream_facets w on w.scope = s.scope and w.seq = s.seq and w.facet = '/'
  cross join lateral facets_of(s.category, s.types, s.language) as f (facet)
  where f.facet like '%/%/%'
  order by 1, 2, 3
  returning scope, facet, seq
)
insert into facet_counts (scope, facet, level, bucket, dreams)
select c.scope, c.facet, l.level, dream_bucket(l.level, c.seq), count(*)
from came c cross join generate_series(0, 2) as l (level)
group by 1, 2, 3, 4;
