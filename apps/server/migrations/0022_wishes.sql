-- Wishes for paintings, in a table of their own: of which dream, in what manner, who asked, what has
-- become of it and how far it is. They stood in columns of the dream and in a table beside it.

create table wishes (
  id uuid primary key,
  dream_id uuid not null references dreams (id) on delete cascade,
  -- Who asked; null where the pipeline did.
  asked_by uuid references users (id) on delete set null,
  state text not null check (state in ('queued', 'running', 'done', 'failed')),
  style text not null,
  seed bigint not null,
  -- The feeling whose colours it is to have; null for the dream's own.
  palette text,
  -- The words its dreamer approved for a remote model, until it is done; null for our painter.
  prompt text,
  attempts integer not null default 0 check (attempts >= 0),
  -- How far the painter is, while there is one at work.
  stage text,
  share real check (share between 0 and 1),
  asked_at timestamptz not null,
  constraint progress_is_whole check ((stage is null) = (share is null))
);
-- A dream is painted for one wish at a time: another one takes its place.
create unique index wishes_present on wishes (dream_id) where state <> 'done';
create index wishes_of_dream on wishes (dream_id, asked_at desc, id desc);
create index wishes_of_person on wishes (asked_by, asked_at desc) where asked_by is not null;

-- The wish each dream has. One that asks before it is painted, or whose wish was given up, has none.
insert into wishes (id, dream_id, asked_by, state, style, seed, palette, prompt, attempts,
  stage, share, asked_at)
select coalesce(d.wish_id, gen_random_uuid()), d.id,
  -- Words for a remote model are the one sign there is that its dreamer asked.
  case when d.wish_prompt is not null then u.id end,
  d.image_status, coalesce(d.wish_style, 'oil'), coalesce(d.wish_seed, 0), d.wish_palette,
  case when d.image_status <> 'done' then d.wish_prompt end,
  case when d.image_status = 'queued' then 0 else 1 end,
  p.stage, p.share,
  case when d.image_status = 'done' then coalesce(shown.created_at, d.updated_at) else now() end
from dreams d
left join users u on u.id = d.owner_id
left join paintings shown on shown.id = d.painting_id
left join painting_progress p
  on p.dream_id = d.id and p.wish_id = d.wish_id and d.image_status = 'running'
where d.image_status in ('queued', 'running', 'failed')
  or (d.image_status = 'done' and d.wish_id is not null);

-- Where that one is still open, or was given up, the next begins from the painting that is shown.
insert into wishes (id, dream_id, state, style, seed, palette, attempts, asked_at)
select gen_random_uuid(), d.id, 'done', p.style, p.seed, p.palette, 1, p.created_at
from dreams d
join paintings p on p.id = d.painting_id
where d.image_status <> 'done' or d.wish_id is null;

drop table painting_progress;
alter table dreams
  drop column wish_id,
  drop column wish_style,
  drop column wish_seed,
  drop column wish_palette,
  drop column wish_prompt;
