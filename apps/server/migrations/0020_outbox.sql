-- Events are told once, as what happened: of which kind, by whom, to what, for whose eyes, and the
-- rest by kind. What is kept of the last two days moves into the new shape at its old place, so that
-- a page that was open resumes where it stopped.

alter table events
  -- Who did it; null for the server itself.
  add column actor uuid,
  -- What it happened to: a dream, an account.
  add column subject uuid,
  add column payload jsonb not null default '{}';
alter table events alter column scope drop not null;

update events set
  subject = dream_id,
  payload = case type
    when 'dream.removed' then jsonb_build_object('ownerId', user_id, 'was', scope)
    when 'dream.painting' then jsonb_build_object('ownerId', user_id,
      'progress', jsonb_build_object('stage', paint_stage, 'share', paint_share))
    else jsonb_build_object('ownerId', user_id, 'changed', '[]'::jsonb,
      'was', case when type = 'dream.changed' then scope end,
      'analysisStatus', analysis_status, 'imageStatus', image_status)
  end;
-- Nobody sees any more what has gone: who did is told by where it was.
update events set scope = null where type = 'dream.removed';

alter table events
  alter column subject set not null,
  alter column payload drop default,
  drop column user_id,
  drop column dream_id,
  drop column analysis_status,
  drop column image_status,
  drop column paint_stage,
  drop column paint_share;

-- How far each consumer has come: everything up to (tx, id) has had its effect there, or is parked.
create table event_consumers (
  name text primary key,
  tx xid8 not null,
  id bigint not null,
  -- Of the event it is at: how often it failed, why, and when it is tried again.
  failures integer not null default 0 check (failures >= 0),
  reason text,
  retry_at timestamptz,
  -- When a server last ran it: one that nobody runs any more holds no events back for ever.
  seen_at timestamptz not null default now()
);

-- Events a consumer failed at every time, whole: they outlive the two days of the others.
create table parked_events (
  consumer text not null references event_consumers (name) on delete cascade,
  tx xid8 not null,
  id bigint not null,
  type text not null,
  actor uuid,
  subject uuid not null,
  scope text,
  payload jsonb not null,
  attempts integer not null,
  reason text not null,
  parked_at timestamptz not null default now(),
  -- An operator wants it tried once more.
  is_due boolean not null default false,
  primary key (consumer, tx, id)
);
