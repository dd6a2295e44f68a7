-- No dream has fewer than no likes or looks. Where something counted below zero, 0021 would stop on
-- its way to where such counts are refused. Later than 0021, there is nothing left to mend.
do $$
begin
  if exists (select from information_schema.columns
    where table_schema = current_schema() and table_name = 'dreams' and column_name = 'likes')
  then
    update dreams set likes = greatest(likes, 0), views = greatest(views, 0)
    where likes < 0 or views < 0;
  end if;
end $$;
