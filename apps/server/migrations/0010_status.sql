-- How the service has been, as its servers measure it once a minute.

-- One row: the servers of a database take turns at it, so that two of them tell one story.
create table status_pulse (
  is_only boolean primary key default true check (is_only),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- What the last beat saw, check by check.
  checks jsonb not null
);

-- What was measured, by the minute for two days and by the hour for ninety.
create table status_measures (
  grain text not null check (grain in ('minute', 'hour')),
  starts_at timestamptz not null,
  database_ms real not null,
  requests integer not null,
  failures integer not null,
  -- How many requests took how long: the last bound has no end. Histograms add up, quantiles do not.
  latencies integer[] not null,
  primary key (grain, starts_at)
);

-- Times that were not as they should be. `unmeasured`: the clock was set, and nobody knows.
create table status_spans (
  id uuid primary key,
  kind text not null check (kind in ('down', 'degraded', 'unmeasured')),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  check (ended_at > began_at)
);
create index status_spans_by_end on status_spans (ended_at);
