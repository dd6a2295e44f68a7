-- Pictures printed by the press: each has a shape of its own, and is arranged as its dreamer wishes.
-- Null is as the dream itself has it, upright. What was painted before stays, and is square.

alter table paintings
  add column width int not null default 1024 check (width > 0),
  add column height int not null default 1024 check (height > 0),
  add column arrangement jsonb;

alter table wishes
  add column arrangement jsonb;
