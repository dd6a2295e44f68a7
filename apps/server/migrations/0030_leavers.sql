-- Who leaves, when, and what becomes of the dreams they published.
alter table users
  add column leaves_at timestamptz,
  add column left_dreams text check (left_dreams in ('delete', 'orphan')),
  add constraint leaves_in_one_way check ((leaves_at is null) = (left_dreams is null));
create index users_leaving on users (leaves_at) where leaves_at is not null;
