import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** Who a clause opens with does what follows, and a place that walks is on its way. */
test.each([
  [
    'le chien de mon ex il parlait au téléphone dans le salon il me faisait signe de me taire',
    /^A dog is on the phone in a living room/,
  ],
  ['la voiture de mon père elle volait au-dessus du lac', /^A car flies above a lake/],
  [
    "Les montagnes étaient en train de déménager. Elles marchaient sur l'autoroute.",
    /^Mountains walk on a road/,
  ],
  ['The mountain walked across the motorway.', /^A mountain walks on a road/],
  ['We walked in the mountains and a bear followed us.', /^A bear follows .* among mountains/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
