-- Which key seals the texts of this database: a fingerprint, never the key. A server that holds
-- another one must not go on sealing beside texts it cannot open.

create table seal_key (
  only_one boolean primary key default true check (only_one),
  fingerprint text,
  -- Where texts were sealed before fingerprints were kept: one of them, which the right key opens.
  sample bytea,
  context text,
  constraint known_somehow check ((fingerprint is null) = (sample is not null))
);

insert into seal_key (sample, context)
select sample, context from (
  select report as sample, id::text as context from dreams where report is not null
  union all
  select sealed, 'contact ' || id from contact_messages
) sealed limit 1;
