-- Sending a dream on warms it too: less than a like, which takes an account.
create function heat_of(
  likes integer, comments integer, shares integer, views integer,
  shared_at timestamptz, moment timestamptz
)
returns double precision
language sql immutable parallel safe
return (3 * likes + 5 * comments + 2 * shares + 0.1 * views)::double precision
  / power(greatest(extract(epoch from moment - shared_at) / 3600, 0)::double precision + 2, 1.5);
drop function heat_of(integer, integer, integer, timestamptz, timestamptz);

-- What was sent on before is told by the next sweep.
update dream_facets f set due = '-infinity'
from dreams d join dream_engagement e on e.dream_id = d.id
where f.facet = '/' and f.seq = d.seq and e.shares > 0;
