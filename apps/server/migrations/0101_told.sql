-- What its dreamer says should be seen, which a painting is wished for and made of: sealed like a report.
-- ADR 103.
alter table wishes add column told bytea;
alter table wishes add column told_key text
  generated always as (key_of_sealed(told)) stored references seal_keys (id);
alter table paintings add column told bytea;
alter table paintings add column told_key text
  generated always as (key_of_sealed(told)) stored references seal_keys (id);
