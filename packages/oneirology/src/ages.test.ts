import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

function agesIn(text: string): string[] {
  const { changes = [], characters } = withDeeds(text, analyse(text));
  const label = (of: string) => characters.find(({ id }) => id === of)?.label ?? of;
  return changes
    .filter(({ change }) => /^(?:baby|child|grown|old)$/.test(change))
    .map(({ of, change }) => `${label(of)} ${change}`);
}

test.each([
  ['The pilot was a toddler in a cap.', ['pilot child']],
  ['My colleagues were all very old.', ['colleague old']],
  ['My aunt was five years old.', ['aunt child']],
  ['I was a child again in the kitchen.', ['dreamer child']],
  ['My son had become an old man.', ['son old']],
  ['My four-year-old boss was shouting.', ['boss child']],
  ['The surgeon was my sister, aged six.', ['sister child']],
  ['My baby was a grown man with a beard.', ['my baby grown']],
  ['My parents were babies in a pram.', ['parents baby']],
  ['I was a little boy again and I flew.', ['dreamer child']],
  ['My mother was eighty and I carried her.', ['mother old']],
  ["J'étais redevenue une petite fille.", ['dreamer child']],
  ['We were children again.', ['dreamer child']],
  ['Le pilote était un enfant.', ['pilote child']],
  ['Tous mes collègues étaient très vieux.', ['collègue old']],
  ['Ma tante avait cinq ans.', ['tante child']],
  ["J'étais redevenue une enfant.", ['dreamer child']],
  ['Mon fils était devenu un vieil homme.', ['fils old']],
  ['Mon frère de six ans tenait le volant.', ['frère child']],
  ["Le juge, c'était un bébé.", ['juge baby']],
  ['Mon bébé était adulte.', ['mon bébé grown']],
  ["J'avais quatre-vingt-dix ans et je dansais.", ['dreamer old']],
])('%s tells an age', (text, ages) => {
  expect(agesIn(text)).toEqual(ages);
});

test.each([
  'When I was six we lived here.',
  'Quand j’avais six ans on habitait là.',
  'We were old friends.',
  'The house was old.',
  'My aunt was not old.',
  'Ma tante, partie il y a dix ans, cousait.',
  'We were six in the car.',
  'The cashier was a tall girl.',
  'It was like when I was a child.',
  'My brother was twenty minutes late.',
  'C’était un vieil ami.',
  'J’avais deux enfants.',
])('%s tells none', (text) => {
  expect(agesIn(text)).toEqual([]);
});

test('there being an old woman makes nobody else old', () => {
  const text = 'I was in the garden and there was an old woman screaming at me.';
  expect(withDeeds(text, analyse(text)).changes).toEqual([]);
});
