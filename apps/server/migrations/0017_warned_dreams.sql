-- How somebody wants to meet dreams with a declared warning: veiled, open, or in no list.

alter table users
  add column warned_dreams text not null default 'veil'
    check (warned_dreams in ('veil', 'open', 'exclude'));
