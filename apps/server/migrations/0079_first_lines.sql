-- Whether lists show somebody the first line of each dream, and nothing else of it.
alter table users add column first_lines boolean not null default false;
