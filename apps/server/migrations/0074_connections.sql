-- Two who both said yes. The smaller id stands first, so that a pair is there once.
create table connections (
  id uuid primary key,
  one_id uuid not null references users (id) on delete cascade,
  other_id uuid not null references users (id) on delete cascade,
  since timestamptz not null,
  unique (one_id, other_id),
  check (one_id < other_id)
);
create index connections_by_other on connections (other_id);

-- Who asks whom. A row that was declined stays: who asked sees it wait, and who asks again calls nobody.
create table connection_asks (
  id uuid primary key,
  from_id uuid not null references users (id) on delete cascade,
  to_id uuid not null references users (id) on delete cascade,
  word text,
  -- When the other was called; it fades a month later.
  asked_at timestamptz not null,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  unique (from_id, to_id),
  check (from_id <> to_id)
);
create index connection_asks_by_to on connection_asks (to_id, asked_at desc);
create index connection_asks_by_age on connection_asks (asked_at);

alter table dream_commenting drop constraint dream_commenting_commenting_check;
alter table dream_commenting add constraint dream_commenting_commenting_check
check (commenting in ('open', 'followers', 'connected', 'approved', 'closed'));
