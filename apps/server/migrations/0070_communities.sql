-- Rooms in which people share dreams under a name that exists only there (ADR 70).
create table communities (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  kind text not null check (kind in ('open', 'closed', 'private')),
  description text not null,
  rules text[] not null default '{}',
  created_at timestamptz not null,
  archived_at timestamptz
);

-- Who somebody is in a community. The row stays with who left: the name is nobody else's, and theirs
-- again where they come back.
create table community_members (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  bird smallint not null,
  number smallint not null,
  role text not null check (role in ('owner', 'moderator', 'member')),
  state text not null check (state in ('member', 'asked', 'left', 'barred')),
  since timestamptz not null,
  unique (community_id, user_id),
  unique (community_id, bird, number)
);
-- Asked before every call of somebody signed in.
create index community_members_by_user on community_members (user_id) where state = 'member';
create unique index community_has_one_owner on community_members (community_id)
where role = 'owner' and state = 'member';

create table community_invitations (
  id uuid primary key,
  community_id uuid not null references communities (id) on delete cascade,
  token_hash text not null unique,
  made_by uuid not null references community_members (id) on delete cascade,
  uses integer not null default 0,
  expires_at timestamptz not null
);
create index community_invitations_by_community on community_invitations (community_id);

-- A dream of a community stays in its dreamer's own scope: no list, count, search, event or preview of
-- anybody else meets it. Its community finds it by this column alone.
alter table dreams add column community_id uuid references communities (id);
alter table dreams add column shared_week date;
alter table dreams add constraint community_is_named
check ((visibility = 'community') = (community_id is not null));
alter table dreams add constraint community_has_a_week
check ((community_id is null) = (shared_week is null));
create index dreams_by_community on dreams (community_id, shared_week desc, id)
where community_id is not null and scope is not null;

-- A dream that goes into a community, or out of it, gets another id: all that stands beside it follows.
do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as place, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and confrelid = 'dreams'::regclass and confupdtype <> 'c'
  loop
    execute format('alter table %s drop constraint %I', found.place, found.conname);
    execute format('alter table %s add constraint %I %s on update cascade',
      found.place, found.conname, found.definition);
  end loop;
end $$;
