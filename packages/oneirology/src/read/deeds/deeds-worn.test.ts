import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';
import { deedsOf } from '#testing/deeds-of.ts';

/** What somebody has on is theirs, and does nothing by itself. */
test.each([
  ['My father is wearing a pink suit and dancing.', ['father carry uniform', 'father dance']],
  ['My mother wears a red dress and dances.', ['mother carry dress', 'mother dance']],
  ["I'm at the office in my pyjamas.", ['dreamer carry underwear']],
  ['Je suis au bureau en pyjama.', ['dreamer carry underwear']],
  ['A man in a black coat follows me.', ['man carry coat', 'man follow dreamer']],
  ["Ma sœur arrive vêtue d'une longue robe verte.", ['sœur carry dress']],
  ["There's a spider in my dress.", []],
  ["I wasn't wearing my uniform.", []],
])('%s', (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  ['Un éléphant rose me suivait.', ['pink']],
  ['Le ciel est rose.', ['pink']],
  ['Mon voisin a repeint la maison en rose.', ['pink']],
  ['Elle tenait une rose.', []],
  ['Un bouquet de roses.', []],
])('what is said to be « rose » is pink, and a flower is none: %s', (text, changes) => {
  const told = withDeeds(text, analyse(text)).changes ?? [];
  expect(told.map(({ change }) => change)).toEqual(changes);
});
