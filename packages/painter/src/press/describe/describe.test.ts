import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { expect, test } from 'vitest';
import { describePrint } from '#press/describe/describe.ts';
import { printSceneOf } from '#press/scene-of.ts';

const told = (text: string, language: 'fr' | 'en') =>
  describePrint(printSceneOf(withDeeds(text, analyse(text))), language);

test.each([
  [
    'A faceless man was chasing me through the street at night.',
    'A faceless man chases the dreamer',
  ],
  ['Hundreds of birds fell from the sky over the street.', 'Hundreds of birds fall'],
  [
    'A giant spider was sitting on the ceiling of my bedroom.',
    'A giant spider on the ceiling sits',
  ],
])('what happens comes first, in English: %s', (text, words) => {
  expect(told(text, 'en')).toContain(words);
});

test.each([
  [
    'Un homme sans visage me poursuivait dans la rue.',
    'Un homme sans visage poursuit la personne qui rêve',
  ],
  ['La cuisine était inondée et ma mère cuisinait.', 'dans une cuisine inondée'],
  ['Des centaines d’araignées tombaient sur mon lit.', 'Des centaines d’araignées tombent'],
])('what happens comes first, in French: %s', (text, words) => {
  expect(told(text, 'fr')).toContain(words);
});
