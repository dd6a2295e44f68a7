-- The language a dream is told in, and its tags as they are looked for.

-- Null where its words do not tell.
alter table dreams add column language text check (language in ('fr', 'en'));

update dreams d set language = a.result -> 'language' ->> 'code'
from analyses a
where a.dream_id = d.id and a.source = 'content'
  and a.result -> 'language' ->> 'code' in ('fr', 'en');

-- A tag stands among the terms of its dream behind a sign that no word begins with. How the
-- database lowers letters depends on its locale: a dream that is saved again gets the exact key.
insert into dream_terms (scope, term, seq)
select distinct d.scope, '#' || lower(trim(t.tag)), d.seq
from dreams d cross join lateral unnest(d.tags) as t (tag)
where d.scope is not null
on conflict do nothing;
