-- How people show themselves: a name they chose, a picture, and a page where they said they want one.
alter table users
  add column display_name text,
  -- The files of the picture are called after this; drawn anew for every picture.
  add column avatar text,
  -- Null until somebody said yes or no. What stood there was a default nobody had been asked about.
  alter column is_public drop not null,
  alter column is_public drop default;
update users set is_public = null;
-- Whether there is a page. Whatever closes one is added here, and nowhere else.
alter table users
  add column has_page boolean not null
    generated always as (is_public is true and leaves_at is null) stored;

-- Names whose files may be anybody's no more: noted before files are stored and when a picture goes,
-- whoever takes it away, so that a sweep finds them even after a crash in between.
create table loose_avatars (
  name text primary key,
  since timestamptz not null default now()
);
create index loose_avatars_by_age on loose_avatars (since);

create function note_loose_avatar() returns trigger language plpgsql as $$
begin
  insert into loose_avatars (name) values (old.avatar)
  on conflict (name) do update set since = now();
  return null;
end $$;

create trigger note_loose_avatar_changed after update of avatar on users
for each row when (old.avatar is not null and old.avatar is distinct from new.avatar)
execute function note_loose_avatar();
create trigger note_loose_avatar_gone after delete on users
for each row when (old.avatar is not null)
execute function note_loose_avatar();

-- What somebody published, newest first, for their page.
create index dreams_published_by_owner on dreams (owner_id, seq desc)
where visibility = 'public' and scope is not null;
