-- All of it is here, and its content is being looked at by a job.
alter table recordings drop constraint recordings_status_check;
alter table recordings add constraint recordings_status_check
  check (status in ('receiving', 'checking', 'kept', 'failed', 'silent'));

-- A word whispered on its own, to be found again in the morning. What was whispered lies sealed.
alter table recordings add column is_keyword boolean not null default false;
