-- How many living dreams each night and each month of a dreamer holds: numbered pages of a journal
-- and its calendar cost the same however long it has been kept.
create table journal_nights (
  owner_id uuid not null references users (id) on delete cascade,
  night date not null,
  dreams integer not null,
  primary key (owner_id, night)
);
create table journal_months (
  owner_id uuid not null references users (id) on delete cascade,
  month date not null,
  dreams integer not null,
  primary key (owner_id, month)
);

drop index dreams_by_night;
create index dreams_by_night on dreams (owner_id, night, seq) where scope is not null;

insert into journal_nights (owner_id, night, dreams)
select owner_id, night, count(*) from dreams where scope is not null group by 1, 2;
insert into journal_months (owner_id, month, dreams)
select owner_id, date_trunc('month', night)::date, count(*)
from dreams where scope is not null group by 1, 2;

-- One place keeps them true, whoever writes: the service, a purge, an import.
create function count_new_nights() returns trigger language plpgsql as $$
begin
  insert into journal_nights (owner_id, night, dreams)
  select owner_id, night, count(*) from changed where scope is not null
  group by 1, 2 order by 1, 2
  on conflict (owner_id, night) do update set dreams = journal_nights.dreams + excluded.dreams;
  insert into journal_months (owner_id, month, dreams)
  select owner_id, date_trunc('month', night)::date, count(*) from changed where scope is not null
  group by 1, 2 order by 1, 2
  on conflict (owner_id, month) do update set dreams = journal_months.dreams + excluded.dreams;
  return null;
end $$;

create function uncount_old_nights() returns trigger language plpgsql as $$
begin
  update journal_nights n set dreams = n.dreams - gone.dreams
  from (
    select owner_id, night, count(*)::integer as dreams from changed where scope is not null
    group by 1, 2
  ) gone
  where n.owner_id = gone.owner_id and n.night = gone.night;
  update journal_months m set dreams = m.dreams - gone.dreams
  from (
    select owner_id, date_trunc('month', night)::date as month, count(*)::integer as dreams
    from changed where scope is not null group by 1, 2
  ) gone
  where m.owner_id = gone.owner_id and m.month = gone.month;
  return null;
end $$;

create function recount_changed_night() returns trigger language plpgsql as $$
begin
  if old.scope is not null then
    update journal_nights set dreams = dreams - 1
    where owner_id = old.owner_id and night = old.night;
    update journal_months set dreams = dreams - 1
    where owner_id = old.owner_id and month = date_trunc('month', old.night)::date;
  end if;
  if new.scope is not null then
    insert into journal_nights (owner_id, night, dreams) values (new.owner_id, new.night, 1)
    on conflict (owner_id, night) do update set dreams = journal_nights.dreams + 1;
    insert into journal_months (owner_id, month, dreams)
    values (new.owner_id, date_trunc('month', new.night)::date, 1)
    on conflict (owner_id, month) do update set dreams = journal_months.dreams + 1;
  end if;
  return null;
end $$;

create trigger count_nights after insert on dreams
referencing new table as changed for each statement execute function count_new_nights();
create trigger uncount_nights after delete on dreams
referencing old table as changed for each statement execute function uncount_old_nights();
create trigger recount_night after update of owner_id, scope, night on dreams
for each row
when (
  (old.scope is null) <> (new.scope is null) or old.night <> new.night
  or old.owner_id <> new.owner_id
)
execute function recount_changed_night();

-- The sealed index: ADR 39. A random key of each person makes the terms and seals the words.
create table journal_keys (
  user_id uuid primary key references users (id) on delete cascade,
  sealed bytea not null,
  sealed_key text generated always as (key_of_sealed(sealed)) stored references seal_keys (id)
);

-- What is indexed: words, facets and reading of a dream, and what else its dreamer wrote.
create table journal_entries (
  id bigint generated always as identity primary key,
  owner_id uuid not null references users (id) on delete cascade,
  kind text not null,
  ref text not null,
  dream_id uuid references dreams (id) on delete cascade,
  unique (owner_id, kind, ref)
);
create index journal_entries_by_dream on journal_entries (dream_id);

-- A term is 64 bits of an HMAC by its person's key: it names its person, and nobody else's is the same.
create table journal_terms (
  term bigint not null,
  night date not null,
  -- The dream's place in lists; 0 for what is no dream.
  seq bigint not null,
  entry_id bigint not null references journal_entries (id) on delete cascade,
  primary key (term, night, seq, entry_id)
);
create index journal_terms_by_entry on journal_terms (entry_id);

-- The stem of each term, sealed by the same key, found by its first three letters' hash.
create table journal_words (
  owner_id uuid not null references users (id) on delete cascade,
  term bigint not null,
  prefix bigint not null,
  sealed bytea not null,
  primary key (owner_id, term)
);
create index journal_words_by_prefix on journal_words (owner_id, prefix);

-- How far the dreams that were there before have come into the index.
create table journal_backlog (
  only_one boolean primary key default true check (only_one),
  reached bigint not null,
  until bigint not null
);
insert into journal_backlog (reached, until) select 0, coalesce(max(seq), 0) from dreams;
