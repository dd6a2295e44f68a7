import { expect, test } from 'vitest';
import { analyseWhole } from '#deeds.ts';

test.each<[string, string[]]>([
  ['My hands were bread.', ['hand of dreamer']],
  ['Her eyes were clocks.', ['eye of unknown']],
  ['There was a woman in the garden and her hair was made of snakes.', ['hair of c1']],
  ["My father's head was a lamp.", ['head of c1']],
  ['Mon père avait une lampe à la place de la tête.', ['head of c1']],
  ['La tête de mon frère était un citron.', ['head of c1']],
  ['J’avais la main qui brûlait.', ['hand of dreamer']],
  ['There were teeth in the bathtub.', []],
])('whose the parts are: %s', (dream, expected) => {
  const { whoseParts = [] } = analyseWhole(dream);
  expect(whoseParts.map(({ part, of }) => `${part} of ${of}`)).toEqual(expected);
  for (const { evidence } of whoseParts)
    for (const { start, end, text } of evidence) expect(dream.slice(start, end)).toBe(text);
});

test.each<[string, string]>([
  ['My hands were bread.', 'hand same-as bread'],
  ['Mes mains étaient en pain.', 'hand made-of bread'],
  ['Ses yeux étaient deux pièces de monnaie.', 'eye same-as coin'],
  ["My father's head was a lamp.", 'head same-as lamp'],
])('a part of a body is another thing: %s', (dream, expected) => {
  const { changes = [] } = analyseWhole(dream);
  expect(changes.map(({ of, change, what }) => `${of} ${change} ${what}`)).toContain(expected);
});

test.each([
  'My legs were made of glass.',
  'My hands were cold.',
  'My eyes were open and my hands were tied.',
  'My hair was long and red.',
])('a part of a body is only like that: %s', (dream) => {
  const { changes = [] } = analyseWhole(dream);
  expect(changes.filter(({ change }) => change === 'same-as' || change === 'made-of')).toEqual([]);
});
