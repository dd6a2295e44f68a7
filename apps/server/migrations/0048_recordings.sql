-- What people spoke: pieces as they came, sealed one by one, and what is known of the whole.
create table recordings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The dream it is the first layer of, and goes with.
  dream_id uuid references dreams (id) on delete cascade,
  status text not null default 'receiving'
    check (status in ('receiving', 'kept', 'failed', 'silent')),
  problem text,
  -- As the recorder named it; what it is, its content said.
  type text not null,
  seconds double precision check (seconds >= 0),
  -- Kept so far, in how many pieces, and all there will be once that was said.
  bytes integer not null default 0 check (bytes >= 0),
  piece_count integer not null default 0,
  length integer check (length > 0),
  -- The key of the pieces, sealed by the key of this server.
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id),
  -- Words with their times, and the waveform with its marks: JSON.
  words bytea,
  words_key text generated always as (key_of_sealed(words)) stored references seal_keys (id),
  track bytea,
  track_key text generated always as (key_of_sealed(track)) stored references seal_keys (id),
  transcription text not null default 'none'
    check (transcription in ('none', 'queued', 'running', 'done', 'failed')),
  source text check (source in ('server', 'browser', 'model', 'person')),
  language text check (language in ('fr', 'en')),
  recorded_at timestamptz not null,
  created_at timestamptz not null,
  -- When a piece came last.
  touched_at timestamptz not null
);
create index recordings_of_person on recordings (user_id, recorded_at desc);
create unique index recordings_of_dream on recordings (dream_id) where dream_id is not null;
create index recordings_unfinished on recordings (touched_at) where status = 'receiving';

create table recording_pieces (
  recording_id uuid not null references recordings (id) on delete cascade,
  -- Bytes of the recording before it, and its own.
  start integer not null check (start >= 0),
  length integer not null check (length > 0),
  -- SHA-256 of what came, in hex.
  hash text not null,
  -- Of its file.
  name text not null unique,
  primary key (recording_id, start)
);

-- Names whose files no piece may have: noted before a file is stored and when a piece goes, whoever
-- deletes it, so that a sweep finds them even after a crash in between.
create table loose_pieces (
  name text primary key,
  since timestamptz not null default now()
);
create index loose_pieces_by_age on loose_pieces (since);

create function note_loose_pieces() returns trigger language plpgsql as $$
begin
  insert into loose_pieces (name)
  select name from gone order by name
  on conflict (name) do update set since = now();
  return null;
end $$;

create trigger note_loose after delete on recording_pieces
referencing old table as gone for each statement execute function note_loose_pieces();
