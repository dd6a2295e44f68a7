-- Whom a comment calls: by their name, or in a community by the pseudonym they bear there.
create table comment_mentions (
  comment_id uuid not null references dream_comments (id) on delete cascade,
  written text not null,
  user_id uuid references users (id) on delete cascade,
  member_id uuid references community_members (id) on delete cascade,
  primary key (comment_id, written),
  check (num_nonnulls(user_id, member_id) = 1)
);
create index comment_mentions_by_user on comment_mentions (user_id) where user_id is not null;
create index comment_mentions_by_member on comment_mentions (member_id) where member_id is not null;

alter table notification_hours add column mentions text not null default 'everybody'
check (mentions in ('everybody', 'known', 'nobody'));

-- Somebody can be muted by the name they bear in one community: it says nothing of any other.
alter table notification_mutes add column member_id uuid references community_members (id) on delete cascade;
alter table notification_mutes drop constraint notification_mutes_check;
alter table notification_mutes add constraint notification_mutes_check
check (num_nonnulls(dream_id, person_id, member_id, word) = 1);
alter table notification_mutes drop constraint notification_mutes_user_id_dream_id_person_id_word_key;
alter table notification_mutes add constraint notification_mutes_once
unique nulls not distinct (user_id, dream_id, person_id, member_id, word);
create index notification_mutes_by_member on notification_mutes (member_id) where member_id is not null;
