-- What was counted when the day began in which something was counted last: in communities a count is
-- told a day later, so that who asks every minute learns no minute.
alter table dream_engagement add column settled_on date;
alter table dream_engagement add column settled_likes integer not null default 0;
alter table dream_engagement add column settled_views integer not null default 0;
alter table dream_engagement add column settled_comments integer not null default 0;

-- Somebody's total stood for what happens in communities too, at the minute it happened.
with moved as (
  select k.dream_id, k.user_id, k.likes, k.views
  from counted_dreams k join dreams d on d.id = k.dream_id
  where d.community_id is not null and k.likes + k.views > 0
), kept as (
  update counted_dreams k set likes = 0, views = 0 from moved m where k.dream_id = m.dream_id
)
update user_counts c set
  likes_received = c.likes_received - m.likes,
  total_views = c.total_views - m.views
from (
  select user_id, sum(likes) as likes, sum(views) as views from moved group by user_id
) m
where c.user_id = m.user_id;

-- Its author took it back before anybody decided.
alter table moderation_cases add column is_withdrawn boolean not null default false;
