-- Every answer somebody gave to what they were asked, with the words they read: to what an account
-- rests on (the terms, the age, sensitive content) as to each consent. A row is a receipt as before.
alter table consents
  add column answer text not null default 'accepted' check (answer in ('accepted', 'declined')),
  add column language text check (language in ('fr', 'en')),
  -- Null where they were not kept yet.
  add column words jsonb,
  add constraint words_in_a_language check ((words is null) = (language is null));
alter table consents alter column answer drop default;

-- Accounts from before accepted terms that had no version: they are asked once.
insert into consents (id, user_id, kind, text_version, recipients, granted_at, answer)
select gen_random_uuid(), id, kind, '0', '[]', at, 'accepted'
from users cross join lateral (
  values ('terms', terms_accepted_at), ('age', age_confirmed_at)
) as kept (kind, at);

-- Kept there from now on; who wants the letter is who is subscribed to it.
alter table users
  drop column terms_accepted_at,
  drop column age_confirmed_at,
  drop column wants_newsletter;
