import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

const shown = (text: string, language: 'fr' | 'en') =>
  describePrint(compose(sceneTold(text), { seed: 4 }).scene, language);

test.each([
  ['The judge was a baby and he was shouting.', 'A baby judge shouts'],
  ['The bus driver was a toddler.', 'A child driver drives'],
  ['The cashier was my grandmother.', 'An old cashier'],
  ['Mon patron, c’était mon fils.', 'A child boss'],
  ['My pupils were all very old.', 'Old students'],
  ['I was a child again in the kitchen.', 'The dreamer, a child again, in a kitchen'],
  ['J’étais redevenue une petite fille dans la cuisine.', 'The dreamer, a child again, in a'],
  ['My baby was a grown man.', 'A man'],
])('in “%s” one is who one turns out to be', (text, words) => {
  expect(shown(text, 'en')).toMatch(new RegExp(`^${words}`));
});

test('French says an age with its agreement', () => {
  expect(shown('Ma caissière était ma grand-mère.', 'fr')).toMatch(/^Une caissière âgée/);
  expect(shown('Mes élèves étaient vieux.', 'fr')).toMatch(/^Des étudiants âgés/);
});
