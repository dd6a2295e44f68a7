-- A round may ask two things more: how it was for who dreamt it, and which of five nights it was. What is
-- right is kept with the round, as the place is; null where it is not asked. ADR 80.
alter table guess_rounds
  add column feeling text check (feeling in ('unpleasant', 'neutral', 'pleasant')),
  add column nights date[] check (cardinality(nights) = 5),
  add column night smallint check (night between 0 and 4),
  add column chosen_feeling text check (chosen_feeling in ('unpleasant', 'neutral', 'pleasant')),
  add column chosen_night smallint check (chosen_night between 0 and 4),
  add column engine_feeling text check (engine_feeling in ('unpleasant', 'neutral', 'pleasant')),
  add column engine_night smallint check (engine_night between 0 and 4),
  add check ((nights is null) = (night is null));

-- Which questions of a dream somebody answered: never what.
drop index guess_seen_answered;
alter table guess_seen add column answered text[] not null default '{}';
update guess_seen set answered = '{painting}' where is_answered;
alter table guess_seen drop column is_answered;
create index guess_seen_answered on guess_seen (form, language, user_id) where answered <> '{}';

-- Sums are by question. What is shown of them moves by twenty rounds at a time: who looks before and after
-- somebody plays learns nothing of that one answer.
alter table guess_sums
  add column question text not null default 'painting' check (question in ('painting', 'feeling', 'night')),
  add column shown_rounds integer not null default 0,
  add column shown_correct integer not null default 0,
  drop constraint guess_sums_pkey,
  add primary key (question, guesser, form, language),
  add check (shown_correct between 0 and shown_rounds and shown_rounds <= rounds);
alter table guess_sums alter column question drop default;
update guess_sums set shown_rounds = rounds, shown_correct = correct where rounds >= 20;
