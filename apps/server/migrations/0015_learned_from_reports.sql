-- The open analysis of a private dream could hold who a name is, learned from another dream's sealed
-- report. Such analyses go, and are made anew from what is open: the pipeline finds the dreams
-- standing still, and takes them up.

with learned as (
  select d.id from dreams d
  where d.visibility = 'private'
    and exists (
      select 1 from dreams o
      where o.owner_id = d.owner_id and o.id <> d.id and o.report is not null
    )
), gone as (
  delete from analyses where source = 'content' and dream_id in (select id from learned)
)
update dreams set analysis_status = 'queued' where id in (select id from learned);
