-- What moderation keeps from everybody but its owner, and cases about it.
alter table communities add column is_held boolean not null default false;

alter table moderation_cases drop constraint moderation_cases_target_kind_check;
alter table moderation_cases add constraint moderation_cases_target_kind_check
  check (target_kind in ('dream', 'comment', 'profile', 'picture', 'community'));
