import { analyseWhole } from '@reverie/oneirology/deeds';
import { compose, passesOf, printSceneOf } from '@reverie/painter/press';
import { expect, test } from 'vitest';
import { placesOf } from '#features/telling/places.rules.ts';

test.each([
  ['Last night I climb a ladder. The moon is so close that my brother is afraid.', 'ladder'],
  ['Cette nuit, je grimpe à une échelle. La lune est si près que mon frère a peur.', 'ladder'],
  ['I play the violin in the garden.', 'violin'],
  ['I push a pram in the street.', 'pram'],
])('what somebody works with is found in the picture: %s', (dream, id) => {
  const found = analyseWhole(dream);
  const composition = compose(printSceneOf(found), { seed: 3 });
  const places = placesOf(found, composition, passesOf(composition));
  expect(places).toHaveProperty(`symbol:${id}`);
});
