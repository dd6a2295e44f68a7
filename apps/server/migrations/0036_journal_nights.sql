-- How many nights of a month have a dream: what a journal says of itself is summed from its months.
alter table journal_months add column nights integer not null default 0;

update journal_months m set nights = (
  select count(*) from journal_nights n
  where n.owner_id = m.owner_id and date_trunc('month', n.night)::date = m.month and n.dreams > 0
);

create function count_night() returns trigger language plpgsql as $$
declare
  was integer := case when tg_op = 'UPDATE' and old.dreams > 0 then 1 else 0 end;
  is_now integer := case when new.dreams > 0 then 1 else 0 end;
begin
  if was = is_now then return null; end if;
  insert into journal_months (owner_id, month, dreams, nights)
  values (new.owner_id, date_trunc('month', new.night)::date, 0, is_now - was)
  on conflict (owner_id, month) do update set nights = journal_months.nights + excluded.nights;
  return null;
end $$;

create trigger count_night after insert or update of dreams on journal_nights
for each row execute function count_night();
