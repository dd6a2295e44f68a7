-- The dreams most like each that people share with everybody, both by their places. Only of such dreams;
-- what a reader may see of them is asked as they read. ADR 76.
create table dream_neighbours (
  seq bigint not null,
  near bigint not null,
  score real not null,
  primary key (seq, near)
);
-- Whose neighbour a dream is: when it goes, they lose it.
create index dream_neighbours_by_near on dream_neighbours (near);

-- Dreams whose neighbours are to be looked for, the oldest wish first.
create table neighbours_due (
  seq bigint primary key,
  since timestamptz not null default clock_timestamp()
);
create index neighbours_due_in_order on neighbours_due (since);
insert into neighbours_due (seq) select seq from motif_dreams;

-- So that candidates of other dreamers are found in the index alone.
alter table dream_motifs drop constraint dream_motifs_pkey;
alter table dream_motifs add primary key (motif, seq) include (owner_id);
