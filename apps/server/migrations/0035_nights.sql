-- The night a dream belongs to, named by the morning it ends in: from 18:00 to 18:00 on the clocks
-- of its dreamer. What is there already knows no clocks, and stands on those of UTC.
alter table dreams add column night date;
update dreams set night = ((dreamed_at at time zone 'UTC') + interval '6 hours')::date;
alter table dreams alter column night set not null;
create index dreams_by_night on dreams (owner_id, night);
