-- Exports lie where archives do: sealed files that somebody asked for, each with its own key.
alter table archives
  add column format text not null default 'archive'
    check (format in ('archive', 'pdf', 'csv', 'json', 'markdown', 'dreambank')),
  add column language text not null default 'fr' check (language in ('fr', 'en')),
  add column from_night date,
  add column to_night date,
  add column is_planned boolean not null default false,
  -- What its file ends in, once that is known.
  add column extension text;
-- One at a time of each format: a second wish is the first one.
drop index archives_at_work;
create unique index archives_at_work on archives (user_id, format)
  where status in ('queued', 'running');

-- Who has an export made by itself, and when the next one is due.
create table export_plans (
  user_id uuid primary key references users (id) on delete cascade,
  format text not null check (format in ('pdf', 'csv', 'json', 'markdown', 'dreambank')),
  language text not null check (language in ('fr', 'en')),
  rhythm text not null check (rhythm in ('weekly', 'monthly')),
  next_at timestamptz not null
);
create index export_plans_due on export_plans (next_at);
