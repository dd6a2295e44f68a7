-- What people say of shared dreams, and who may.
create table dream_comments (
  id uuid primary key,
  seq bigint generated always as identity,
  dream_id uuid not null references dreams (id) on delete cascade,
  -- Null once its author has left, or it was removed and only its answers stand.
  author_id uuid references users (id) on delete set null,
  answers uuid references dream_comments (id) on delete cascade,
  content text,
  quoted text,
  is_waiting boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz
);
-- A page of beginnings, and the answers of each.
create index dream_comments_in_order on dream_comments (dream_id, seq) where answers is null;
create index dream_comments_answers on dream_comments (answers, seq) where answers is not null;
create index dream_comments_by_author on dream_comments (author_id, created_at);
create index dream_comments_waiting on dream_comments (dream_id) where is_waiting;

-- No row: everybody who is signed in.
create table dream_commenting (
  dream_id uuid primary key references dreams (id) on delete cascade,
  commenting text not null check (commenting in ('open', 'followers', 'approved', 'closed'))
);

-- The shelves of the library in the order of what is talked about.
alter table dream_facets add column comments integer not null default 0;
create index dream_facets_by_comments on dream_facets (scope, facet, comments desc, seq desc)
  where comments > 0;
