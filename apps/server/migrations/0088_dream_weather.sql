-- What a week's public dreams named, with its noise: drawn once, and never again. No row names anybody,
-- and no exact count is kept. ADR 78.
create table dream_weather (
  -- Its Monday.
  week date primary key,
  drawn_at timestamptz not null,
  dreamers integer not null,
  counts jsonb not null
);
create index dream_motifs_by_week on dream_motifs (week);
create index motif_dreams_by_week on motif_dreams (week);
