-- The pictures of a dream: their history, what they were wished with, how far the next one is.

alter table paintings
  -- The feeling whose colours it took; null where they are the dream's own.
  add column palette text,
  -- What its files are; those from before this migration are WebP alone.
  add column formats text[] not null default '{webp}',
  -- The remote model that failed, so that the painter painted in its place.
  add column fell_back_from text;

alter table dreams
  add column wish_palette text,
  -- The words its dreamer approved for a remote model; null where the painter is to paint.
  add column wish_prompt text;

-- How far the painting of a wish is. A painting that nobody paints any more has no row.
create table painting_progress (
  dream_id uuid primary key references dreams (id) on delete cascade,
  wish_id uuid not null,
  stage text not null,
  share real not null check (share between 0 and 1)
);

-- Names whose files may be named by no painting any more: noted before files are stored and when a
-- painting goes, whoever deletes it, so that a sweep finds them even after a crash in between.
create table loose_pictures (
  name text primary key,
  since timestamptz not null default now()
);
create index loose_pictures_by_age on loose_pictures (since);

create function note_loose_pictures() returns trigger language plpgsql as $$
begin
  insert into loose_pictures (name)
  select distinct name from gone order by name
  on conflict (name) do update set since = now();
  return null;
end $$;

create trigger note_loose after delete on paintings
referencing old table as gone for each statement execute function note_loose_pictures();

-- Readers hear how a painting comes along.
alter table events
  add column paint_stage text,
  add column paint_share real;
