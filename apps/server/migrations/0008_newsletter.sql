-- Who asked for the letter, what goes out, and who was sent what.

create table newsletter_subscribers (
  id uuid primary key,
  email text not null,
  -- What two spellings of one address have in common.
  email_key text not null constraint newsletter_subscribers_email_taken unique,
  language text not null check (language in ('fr', 'en')),
  frequency text not null check (frequency in ('weekly', 'monthly', 'announcements')),
  created_at timestamptz not null,
  -- Null until the link that was mailed is followed: nothing but that link is sent before.
  confirmed_at timestamptz,
  -- Only the hash of the link's token, while it can be used: whoever reads this confirms nobody.
  token_hash text unique,
  expires_at timestamptz,
  -- Letters mailed because somebody typed the address into a form, and when the last one was.
  asked integer not null check (asked > 0),
  mailed_at timestamptz not null,
  check ((token_hash is null) = (expires_at is null)),
  check ((confirmed_at is null) = (token_hash is not null))
);
create index newsletter_unconfirmed on newsletter_subscribers (expires_at)
  where confirmed_at is null;

-- One issue of a period, or one announcement. `period` makes it one, however many processes compose.
create table newsletter_issues (
  id uuid primary key,
  kind text not null check (kind in ('weekly', 'monthly', 'announcement')),
  period text not null constraint newsletter_issues_once unique,
  -- What was new from here up to there.
  since timestamptz not null,
  until timestamptz not null,
  -- Of an announcement: its words in each language.
  words jsonb,
  created_at timestamptz not null,
  -- Everybody who was to get it has it.
  done_at timestamptz,
  check ((kind = 'announcement') = (words is not null))
);
create index newsletter_issues_open on newsletter_issues (until) where done_at is null;

-- Written in the transaction that queues the letter: neither is there without the other.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers on delete cascade,
  sent_at timestamptz not null,
  primary key (issue_id, subscriber_id)
);
create index newsletter_deliveries_of_subscriber on newsletter_deliveries (subscriber_id);
