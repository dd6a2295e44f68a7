-- Motifs somebody follows, which nobody else is told of: ADR 78.
create table motif_follows (
  user_id uuid not null references users (id) on delete cascade,
  motif text not null,
  created_at timestamptz not null,
  primary key (user_id, motif)
);

-- What is said of a motif that enough dreamers share: counted once a week, and kept until the next.
create table motif_figures (
  motif text primary key,
  week date not null,
  figures jsonb not null
);
