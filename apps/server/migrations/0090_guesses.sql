-- Rounds of a guess: a public dream, five paintings, one of which was made of it. Each goes an hour after
-- it was drawn. ADR 80.
create table guess_rounds (
  id uuid primary key,
  -- Null for a visitor, who holds its id.
  user_id uuid references users (id) on delete cascade,
  dream_id uuid not null references dreams (id) on delete cascade,
  paintings uuid[] not null check (cardinality(paintings) = 5),
  place smallint not null check (place between 0 and 4),
  form text not null check (form in ('seen', 'told')),
  language text not null,
  nonce text not null,
  chosen smallint check (chosen between 0 and 4),
  engine smallint check (engine between 0 and 4),
  until timestamptz not null
);
create index guess_rounds_by_end on guess_rounds (until);
create index guess_rounds_of_user on guess_rounds (user_id) where user_id is not null;
create index guess_rounds_of_dream on guess_rounds (dream_id);

-- Dreams somebody was asked about: never again. What they answered is not in it.
create table guess_seen (
  user_id uuid not null references users (id) on delete cascade,
  dream_id uuid not null references dreams (id) on delete cascade,
  form text not null,
  language text not null,
  is_answered boolean not null default false,
  primary key (user_id, dream_id)
);
create index guess_seen_by_dream on guess_seen (dream_id);
create index guess_seen_answered on guess_seen (form, language, user_id) where is_answered;

-- Whose public dreams are not drawn.
create table guess_withheld (user_id uuid primary key references users (id) on delete cascade);

-- How often who was right: sums of nobody.
create table guess_sums (
  guesser text not null,
  form text not null,
  language text not null,
  rounds integer not null default 0,
  correct integer not null default 0,
  primary key (guesser, form, language),
  check (correct between 0 and rounds)
);
