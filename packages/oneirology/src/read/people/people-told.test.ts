import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

const shown = (text: string) => {
  const { characters, events, interactions } = analyse(text);
  return {
    who: characters.filter((one) => one.shown).map(({ identity }) => identity),
    misfortunes: events.misfortune.filter((one) => one.shown).length,
    acts: interactions.filter((one) => one.shown).map(({ type }) => type),
  };
};

test.each([
  ['Mon grand-père mort était assis à table.', 'dead'],
  ['Mon oncle décédé me parlait.', 'dead'],
  ['My dead uncle sat at the table.', 'dead'],
  ['Mon grand-père, mort depuis dix ans, me parlait.', 'family'],
  ['My grandfather, who died years ago, was there.', 'family'],
])('%s: somebody dead before the dream is in it, and befalls nobody', (text, identity) => {
  expect(shown(text)).toMatchObject({ who: [identity], misfortunes: 0 });
});

test('who dies in the dream meets a misfortune', () => {
  expect(shown('Mon père est mort dans la cuisine.').misfortunes).toBe(1);
  expect(shown('My uncle died in the kitchen.').misfortunes).toBe(1);
});

test.each([
  ['Mon patron est un vrai requin.', 0],
  ['My boss is a real shark.', 0],
  // Without such a word a dream may mean what it says.
  ['My boss was a shark.', 1],
  ["C'était un vrai lion.", 1],
])('%s: animals %i', (text, animals) => {
  expect(shown(text).who.filter((identity) => identity === 'animal')).toHaveLength(animals);
});

test('thanks for a blow are none, and a glad word beside a blow is meant as its opposite', () => {
  expect(shown('Il m’a giflé, merci bien.').acts).toEqual(['aggression']);
  expect(shown('« Merci bien », dit-elle en me donnant le livre.').acts).toContain('friendliness');
});

test('a report that opens with a waking and its place is a dream from there', () => {
  expect(shown('I woke up in my bed and the room was full of snakes.').who).toEqual(['animal']);
  expect(shown('I swam. When I woke up there was a cat on my bed.').who).toEqual([]);
});

test('what a story is about is talked of', () => {
  expect(shown('The teacher told us a story about a drowned queen.').misfortunes).toBe(0);
});
