-- The posts of the blog, in both languages side by side, and which of the first ones were brought in.

create table blog_posts (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  category text not null check (category in ('research', 'technology', 'dreams', 'psychology')),
  author text not null,
  status text not null check (status in ('draft', 'scheduled', 'published')),
  -- A draft may do without; whatever is there for readers is there since a moment.
  published_at timestamptz check (status = 'draft' or published_at is not null),
  title_fr text not null,
  title_en text not null,
  excerpt_fr text not null,
  excerpt_en text not null,
  -- Markdown.
  body_fr text not null,
  body_en text not null,
  -- Counted by whoever writes a post, so that lists need not read its body.
  minutes_fr smallint not null check (minutes_fr > 0),
  minutes_en smallint not null check (minutes_en > 0),
  -- Title, excerpt and author as the search compares them.
  search_fr text not null,
  search_en text not null,
  -- {name, width, height, placeholder, alt: {fr, en}}
  picture jsonb,
  -- Of the first content it still is, word for word; null where a person wrote it or changed it.
  seed_digest text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index blog_posts_by_moment on blog_posts (published_at desc, id desc);

-- The first posts that were brought in once: one that somebody deletes does not come back.
create table blog_seeds (
  slug text primary key,
  seeded_at timestamptz not null
);
