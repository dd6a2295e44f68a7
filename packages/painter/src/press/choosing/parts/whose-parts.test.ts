import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** What a part of a body is by now is on whoever has it, and is no thing beside them. */
test.each([
  ['I look down and my hands are made of bread.', /^The dreamer with loaves of bread for hands/],
  ['Mes mains étaient en pain.', /^The dreamer with loaves of bread for hands\.$/],
  ['Her hair was made of snakes.', /^A woman with snakes for hair/],
  ['Ses yeux étaient deux pièces de monnaie.', /^A person with coins for eyes/],
  ["My father's head was a lamp.", /^A man with a lantern for a head/],
  ['Mon père avait une lampe à la place de la tête.', /^A man with a lantern for a head/],
  ['My nose was a carrot.', /^The dreamer with a carrot for a nose\.$/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

/** A part of somebody of which nothing strange is told is theirs. */
test.each([
  "J'avais mal aux dents dans le train.",
  'Her eyes were green and she smiled at me.',
  'I looked into his eyes on the beach.',
])('%s', (dream) => {
  expect(wordsTold(dream)).not.toMatch(/teeth|eyes/);
});

test.each([
  ['The waiter brought me my own head on a plate with parsley.', /brings a head to the dreamer/],
  ['Il y avait une tête sur la table et elle parlait.', /head is on a table/],
  ['Heads were rolling down the stairs.', /^Heads /],
  ['My sister carried her own head under her arm.', /^A woman carries a head/],
  ['Je portais ma tête dans mes mains.', /^The dreamer carries a head/],
])('a head by itself is shown: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  'My head hurt and I sat down on the stairs.',
  'She turned her head and looked at me.',
  'I banged my head against the wall.',
  'I lost my head at the office.',
  'My sister was holding her head in her hands.',
])('a head that somebody has on is theirs: %s', (dream) => {
  expect(wordsTold(dream)).not.toMatch(/head/);
});

test.each([
  ['Je perds mes dents dans la cuisine et ma sœur rit.', /^The dreamer loses teeth/],
  ['My brother was losing his teeth at the table.', /^A man loses teeth/],
])('who is said to lose their teeth loses them: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
