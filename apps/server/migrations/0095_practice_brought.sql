-- A wish that an archive brought and that was changed since is its dreamer's: an import does not take it back.
alter table practice_intentions add column updated_at timestamptz;
update practice_intentions set updated_at = now();
alter table practice_intentions alter column updated_at set not null;

alter table imported_things drop constraint imported_things_kind_check;
alter table imported_things add constraint imported_things_kind_check
  check (kind in ('night', 'person', 'meaning', 'intention', 'rehearsal', 'reminders', 'counting'));
