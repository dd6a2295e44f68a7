import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { analyseWhole } from '#deeds.ts';

const acts = (text: string): string[] =>
  analyse(text)
    .interactions.filter(({ shown }) => shown)
    .map(({ type, recipient }) => `${type} ${recipient}`);
const feelings = (text: string): string[] =>
  analyse(text)
    .emotions.filter(({ shown }) => shown)
    .map((one) => `${one.class} ${one.experiencer === 'dreamer' ? 'dreamer' : 'other'}`);
const people = (text: string): string[] =>
  analyse(text)
    .characters.filter(({ shown }) => shown)
    .map(({ identity }) => identity);

test.each(['My brother chases me.', 'My brother paints.', 'My brother phones me.'])(
  'a verb of the third person is no thing that somebody tells apart: %s',
  (text) => {
    expect(people(text)).toEqual(['family']);
  },
);

test.each([
  'My grandmother keeps cooking while a whale swims.',
  'Ma grand-mère cuisine pendant qu’une baleine nage.',
])('what goes on meanwhile is another clause: %s', (text) => {
  const { deeds = [] } = analyseWhole(text);
  expect(deeds.find(({ act }) => act === 'cook')?.whom).toBeUndefined();
});

test.each([
  ['“I will kill you!” he yelled.', ['aggression dreamer']],
  ['Ils voulaient me tuer.', ['aggression dreamer']],
  ['He almost hit me.', []],
  ['J’ai cru qu’il allait me frapper.', []],
  ['Mon frère nous attaque.', ['aggression dreamer']],
  ['Un homme m’a violemment poignardé.', ['aggression dreamer']],
])('what is threatened or meant is upon the dreamer, what is thought is not: %s', (text, found) => {
  expect(acts(text)).toEqual(found);
});

test.each([
  ['I could tell she was sad.', ['sadness other']],
  ['Elle avait l’air triste.', ['sadness other']],
  ['Les immeubles avaient l’air tristes.', []],
  ['Far from being sad, I was pleased.', ['happiness dreamer']],
  ['It’s not that I wasn’t happy.', ['happiness dreamer']],
  ['I was not in the least, even for a second, scared.', []],
  ['On a dansé sur le pont de la Joie.', []],
  ['He was, as far as I could tell, livid.', ['anger other']],
])('whose feeling it is, and whether it is one: %s', (text, found) => {
  expect(feelings(text)).toEqual(found);
});

test('a waking that the dream goes on after is dreamed', () => {
  expect(people('I woke up in my bed, and then a wolf walked into the bedroom.')).toEqual([
    'animal',
  ]);
});
