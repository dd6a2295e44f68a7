-- What was read in each dream, under its dreamer's own terms: what comes back is counted as it is
-- written, and never by whoever reads. ADR 39.
create table journal_met (
  term bigint not null,
  dream_id uuid not null references dreams (id) on delete cascade,
  owner_id uuid not null references users (id) on delete cascade,
  -- False while the dream lies in the bin.
  is_living boolean not null,
  primary key (term, dream_id)
);
create index journal_met_by_dream on journal_met (dream_id);
create index journal_met_by_owner on journal_met (owner_id);

-- In how many living dreams each is met, and what it is, sealed by its dreamer's key.
create table journal_tallies (
  owner_id uuid not null references users (id) on delete cascade,
  term bigint not null,
  dreams integer not null default 0,
  sealed bytea not null,
  primary key (owner_id, term)
);

create function count_met() returns trigger language plpgsql as $$
begin
  update journal_tallies t set dreams = t.dreams + met.dreams
  from (
    select owner_id, term, count(*)::integer as dreams from changed where is_living group by 1, 2
  ) met
  where t.owner_id = met.owner_id and t.term = met.term;
  return null;
end $$;

create function uncount_met() returns trigger language plpgsql as $$
begin
  update journal_tallies t set dreams = t.dreams - met.dreams
  from (
    select owner_id, term, count(*)::integer as dreams from changed where is_living group by 1, 2
  ) met
  where t.owner_id = met.owner_id and t.term = met.term;
  return null;
end $$;

create function recount_met() returns trigger language plpgsql as $$
begin
  update journal_tallies t set dreams = t.dreams + met.dreams
  from (
    select owner_id, term, sum(case when is_living then 1 else -1 end)::integer as dreams
    from changed group by 1, 2
  ) met
  where t.owner_id = met.owner_id and t.term = met.term;
  return null;
end $$;

create trigger count_met after insert on journal_met
referencing new table as changed for each statement execute function count_met();
create trigger uncount_met after delete on journal_met
referencing old table as changed for each statement execute function uncount_met();
-- Nothing of a row changes but whether its dream lives.
create trigger recount_met after update on journal_met
referencing new table as changed for each statement execute function recount_met();

create function bin_met() returns trigger language plpgsql as $$
begin
  update journal_met set is_living = new.scope is not null
  where dream_id = new.id and is_living <> (new.scope is not null);
  return null;
end $$;

create trigger bin_met after update of scope on dreams
for each row when ((old.scope is null) <> (new.scope is null)) execute function bin_met();

-- Dreams that were read before come into it as they came into the index: by its job, once more.
update journal_backlog set reached = 0, until = (select coalesce(max(seq), 0) from dreams);
