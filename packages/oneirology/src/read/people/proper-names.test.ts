import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { deedsOf } from '#testing/deeds-of.ts';

function namedIn(text: string): string {
  const { characters, symbols } = analyse(text);
  return [...characters.map(({ label }) => label), ...symbols.map(({ id }) => id)].join(' ');
}

test.for([
  ['Tom was crying on the stairs.', 'Tom tears stairs'],
  ['Marie dansait dans l’église.', 'Marie dancing church'],
  ['Paula flew over the town.', 'Paula flying city'],
  ['Amber light filled the room.', 'room'],
] as const)('“%s” opens with somebody, or does not', ([text, named]) => {
  expect(namedIn(text)).toBe(named);
});

test.for([
  ['J’étais à Trois-Rivières avec mon frère.', 'frère brother'],
  ['Nous vivions à Fontenay-aux-Roses.', ''],
  ['I was in Salt Lake City.', 'city'],
  ['We were at Lake Tahoe.', 'lake'],
] as const)('“%s” names a town, and nothing that its name is made of', ([text, named]) => {
  expect(namedIn(text)).toBe(named);
});

test.for([
  ['My dog Biscuit was in the garden and she ran.', 'dog run'],
  ['My cat Misty sat there. She was singing.', 'cat sing'],
  ['Ma chienne Prune volait et elle chantait.', 'chienne sing'],
] as const)('“%s”: an animal with a name is still that animal', ([text, deed]) => {
  expect(deedsOf(text).join('; ')).toContain(deed);
  expect(analyse(text).characters.map(({ identity }) => identity)).toEqual(['animal']);
});
