-- A question a week: moderators write them in advance, and one opens each Monday.
create table community_questions (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  words text not null,
  -- The Monday it opened; null while it waits.
  week date,
  created_at timestamptz not null,
  unique (community_id, week)
);
create index community_questions_waiting on community_questions (community_id, created_at)
where week is null;

-- Which question a dream answers.
create table community_answers (
  dream_id uuid primary key references dreams (id) on update cascade on delete cascade,
  question_id uuid not null references community_questions (id) on delete cascade
);
create index community_answers_by_question on community_answers (question_id);

-- Up to twelve who read each other slowly (ADR 73): one dream an evening.
alter table communities add column is_circle boolean not null default false;
alter table communities add constraint circles_are_private check (not is_circle or kind = 'private');

create table circle_turns (
  dream_id uuid primary key references dreams (id) on update cascade on delete cascade,
  community_id uuid not null references communities (id) on delete cascade,
  -- The evening it is read; null while it waits for one.
  evening date,
  since timestamptz not null,
  unique (community_id, evening)
);
