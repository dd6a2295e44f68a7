-- Where somebody is signed in, as they are shown it, and when they last proved who they are.
alter table sessions
  -- Browser and system, as the device named itself.
  add column device text not null default '',
  add column last_seen_at timestamptz,
  add column proved_at timestamptz;
update sessions set last_seen_at = created_at, proved_at = created_at;
alter table sessions
  alter column last_seen_at set not null,
  alter column proved_at set not null;
