-- What people report, and what is decided of it.
create table moderation_cases (
  id uuid primary key,
  target_kind text not null check (target_kind in ('dream', 'comment', 'profile', 'picture')),
  -- A dream, a comment, or an account.
  target_id uuid not null,
  -- Whose it is; null once they have left.
  subject_id uuid references users (id) on delete set null,
  state text not null check (state in ('open', 'appealed', 'decided')),
  weight real not null default 0,
  is_held boolean not null default false,
  -- Whether its reporters were right; null while nobody knows, and where nobody judged them.
  was_right boolean,
  opened_at timestamptz not null,
  decided_at timestamptz
);
create unique index moderation_cases_of on moderation_cases (target_kind, target_id) where state <> 'decided';
create index moderation_cases_in_order on moderation_cases (state, weight desc, opened_at);
create index moderation_cases_by_subject on moderation_cases (subject_id);

create table moderation_reports (
  case_id uuid not null references moderation_cases (id) on delete cascade,
  reporter_id uuid not null references users (id) on delete cascade,
  reason text not null,
  words text not null,
  weight real not null,
  created_at timestamptz not null,
  primary key (case_id, reporter_id)
);
create index moderation_reports_by_reporter on moderation_reports (reporter_id);
create index moderation_reports_by_age on moderation_reports (created_at);

create table moderation_decisions (
  id uuid primary key,
  case_id uuid not null references moderation_cases (id) on delete cascade,
  moderator_id uuid references users (id) on delete set null,
  act text not null,
  reason text not null,
  -- What the person reads beside it.
  words text not null,
  -- How what it is about began, for its person to know it by.
  excerpt text,
  until timestamptz,
  created_at timestamptz not null,
  undone_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  -- The decision whose appeal this one answers.
  answers uuid references moderation_decisions (id) on delete cascade
);
create index moderation_decisions_of on moderation_decisions (case_id, created_at);
create index moderation_decisions_by_moderator on moderation_decisions (moderator_id);
create index moderation_decisions_answers on moderation_decisions (answers) where answers is not null;

-- What somebody may not do for a time; asked before every call of somebody signed in.
create table moderation_sanctions (
  user_id uuid primary key references users (id) on delete cascade,
  silenced_until timestamptz,
  suspended_until timestamptz
);

-- What the law has us keep for the authority, sealed, once it is out of everybody's sight.
create table moderation_evidence (
  id uuid primary key,
  case_id uuid references moderation_cases (id) on delete set null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  created_at timestamptz not null
);

-- Dreams and comments that are kept from others, whatever their own say.
create table dream_holds (
  dream_id uuid primary key references dreams (id) on delete cascade on update cascade
);
alter table dream_comments add column is_held boolean not null default false;

-- And pages.
alter table users add column is_page_held boolean not null default false;
alter table users drop column has_page;
alter table users
  add column has_page boolean not null
    generated always as (is_public is true and leaves_at is null and not is_page_held) stored;
