import { analyse } from '@reverie/oneirology/reading';
import { expect, test } from 'vitest';
import { glimpsesOf, shownGlimpses } from '#features/telling/glimpses.rules.ts';

const told = 'Cette nuit, je grimpe à une échelle posée sur les toits. La lune est si près.';

test('what is lit are the dream’s own words with their articles, in its order and each once', () => {
  const glimpses = glimpsesOf(told, analyse(told));
  expect(glimpses.map(({ words, kind }) => [words, kind])).toEqual([
    ['grimpe', 'motion'],
    ['une échelle', 'thing'],
    ['les toits', 'place'],
    ['La lune', 'heaven'],
  ]);
  for (const { start, end, words } of glimpses) expect(told.slice(start, end)).toBe(words);
});

test('what the text denies is not lit', () => {
  const text = 'Il n’y a pas de chien dans la maison.';
  expect(glimpsesOf(text, analyse(text)).map(({ words }) => words)).not.toContain('chien');
});

test('three are told, those that are in the picture before others', () => {
  const shown = shownGlimpses(glimpsesOf(told, analyse(told)), (id) => id !== 'symbol:climbing');
  expect(shown.map(({ words }) => words)).toEqual(['une échelle', 'les toits', 'La lune']);
});
