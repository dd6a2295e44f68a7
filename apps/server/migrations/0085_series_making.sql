-- Who compares a dreamer's dreams just now, so that no two servers do: the job that holds it, until when.
-- ADR 76.
create table series_making (
  user_id uuid not null references users (id) on delete cascade,
  period text not null,
  reference text not null,
  job_id uuid not null,
  until timestamptz not null,
  primary key (user_id, period, reference)
);
