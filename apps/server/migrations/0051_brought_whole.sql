-- An archive of ours comes back whole: nights, people and meanings beside its dreams, pictures after.
alter table imports
  -- How many of each come, or came.
  add column beside jsonb not null default '{}',
  -- Whether dreams that were shared are shared again.
  add column shares_again boolean not null default false,
  drop constraint imports_stage_check,
  add constraint imports_stage_check
    check (stage in ('reading', 'writing', 'hanging', 'undoing'));

-- As it was written: a dream that says otherwise since is its dreamer's by now.
alter table imported_dreams
  add column revision integer not null default 1,
  add column additions integer not null default 0;

-- What an import wrote that is no dream, and how it stood then.
create table imported_things (
  import_id uuid not null references imports (id) on delete cascade,
  kind text not null check (kind in ('night', 'person', 'meaning')),
  ref uuid not null,
  mark text not null,
  primary key (import_id, kind, ref)
);

-- Pictures in a file that wait to be hung, beside dreams that are written.
create table imported_pictures (
  import_id uuid not null references imports (id) on delete cascade,
  dream_id uuid not null references dreams (id) on delete cascade,
  file text not null,
  painting jsonb not null,
  primary key (import_id, dream_id, file)
);
create index imported_pictures_dream on imported_pictures (dream_id);
