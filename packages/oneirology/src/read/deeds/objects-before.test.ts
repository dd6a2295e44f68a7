import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

test.each([
  ['The lifeguard blew his whistle and shouted at us.', /^whistle/],
  ['The lifeguard blew his whistle, then shouted.', /^whistle/],
  ['The curator picked up the vase and spoke to me.', /^vase/],
  ['Une femme secouait un tapis et chantait.', /^carpet/],
  ['The fountains had eyes and when you drank they blinked.', /^fountain eat/],
  ['Les fontaines avaient des yeux et quand tu buvais elles riaient.', /^fountain eat/],
])('what the verb before it is done to does not go on: %s', (text, doer) => {
  for (const deed of deedsOf(text)) expect(deed).not.toMatch(doer);
});

test.each([
  ['The lifeguard blew his whistle and shouted at us.', /^lifeguard shout/],
  ['The thief dismantled the clock and laughed.', /^thief laugh/],
  ['Une femme secouait un tapis et chantait.', /^femme sing/],
])('whoever did the first does the next: %s', (text, deed) => {
  expect(deedsOf(text)).toContainEqual(expect.stringMatching(deed));
});

test.each([
  ['The vase on the table trembled and spoke to me.', /^vase speak/],
  ['Un miroir tremblait et chantait.', /^mirror sing/],
  ['The house had legs and walked.', /^house walk/],
])('what stands before its own verb goes on: %s', (text, deed) => {
  expect(deedsOf(text)).toContainEqual(expect.stringMatching(deed));
});

test.each(['I ate rhubarb dipped in sugar.', 'Je mangeais un poisson roulé dans la farine.'])(
  'how food is made is no place: %s',
  (text) => {
    expect(deedsOf(text)).toContainEqual(expect.stringMatching(/^dreamer eat/));
    for (const deed of deedsOf(text)) expect(deed).not.toMatch(/ in:/);
  },
);
