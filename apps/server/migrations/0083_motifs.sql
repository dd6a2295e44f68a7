-- What the dreams that people share with everybody name, by the engine's concepts, which are the same
-- in every language: what is counted, followed and compared. Of the reading of what others read alone;
-- kept by events, and filled for the dreams of before by the clock. ADR 76.
create table motif_dreams (
  dream_id uuid primary key,
  seq bigint not null unique,
  owner_id uuid not null,
  scope text not null,
  -- The Monday of the week of its night.
  week date not null,
  language text,
  motifs text[] not null,
  -- What comparing asks of it, and by which version of the engine's entries.
  version smallint not null,
  entry jsonb not null
);

-- A row for each motif of each of them, so that those with one are found without the others.
create table dream_motifs (
  motif text not null,
  seq bigint not null,
  dream_id uuid not null,
  owner_id uuid not null,
  scope text not null,
  week date not null,
  primary key (motif, seq)
);

-- How far the dreams of before have been gone through, for which version of the entries.
create table motif_filling (
  is_only boolean primary key default true check (is_only),
  version smallint not null,
  seq bigint not null
);
insert into motif_filling (version, seq) values (0, 0);
