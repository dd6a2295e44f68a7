-- Whose address is known to be theirs, and the links by which that is found out or undone.
alter table users add column email_verified_at timestamptz;
-- Accounts that exist were never asked: they are believed.
update users set email_verified_at = created_at;

create table email_links (
  -- Only the hash: whoever reads this table confirms nothing.
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('verify', 'change', 'undo')),
  -- The address that is confirmed by it, or given back.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_of_user on email_links (user_id);
create index email_links_by_end on email_links (expires_at);
