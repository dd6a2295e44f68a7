-- One conversation can be muted, by what began it, and the rest of its dream heard.
alter table notification_mutes add column thread_id uuid references dream_comments (id) on delete cascade;
alter table notification_mutes drop constraint notification_mutes_check;
alter table notification_mutes add constraint notification_mutes_check
check (num_nonnulls(dream_id, person_id, member_id, thread_id, word) = 1);
alter table notification_mutes drop constraint notification_mutes_once;
alter table notification_mutes add constraint notification_mutes_once
unique nulls not distinct (user_id, dream_id, person_id, member_id, thread_id, word);
create index notification_mutes_by_thread on notification_mutes (thread_id) where thread_id is not null;
