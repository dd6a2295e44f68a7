-- That two were told of one another lies as a digest under keys of its own, each sealed: whoever has the
-- database alone tries no two accounts against it. ADR 82.
create table match_keys (
  id uuid primary key,
  -- Another is made after a while, and one goes with the last digest under it.
  made_on date not null,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id)
);

-- Digests under no key can be given none: nobody knows of whom they are. No release has made any.
delete from match_memory;
alter table match_memory add column key_id uuid not null references match_keys (id);
create index match_memory_by_key on match_memory (key_id);
