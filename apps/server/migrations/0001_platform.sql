-- What happened, for readers who watch live or come back after a lost connection.
--
-- `tx` and `id` together are the reader's cursor. Identity values are drawn before a transaction
-- commits, so that a later number may become visible first; a reader who takes only rows whose
-- transaction is older than every running one can never be overtaken.
create table events (
  tx xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  -- Whom it concerns: a reader sees it when the scope is among theirs.
  scope text not null,
  user_id uuid,
  type text not null,
  dream_id uuid not null,
  analysis_status text,
  image_status text,
  created_at timestamptz not null default now(),
  primary key (tx, id)
);

create index events_by_age on events (created_at);
