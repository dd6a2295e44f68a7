import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOf } from '#press/path.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { createRandom } from '#random.ts';
import { sceneTold, wordsTold } from '#testing/told.ts';

/** A place in a thing, whichever way it is said. */
test.each([
  ['Every door I opened led to the beach.', /^A door in .* the door leads to .* a beach/],
  ['Une petite porte menait à un jardin.', /^A door in .* the door leads to .* a garden/],
  ['Behind the door was the sea.', /the door leads to another world, the sea/],
  ['Derrière la porte il y avait un désert.', /the door leads to another world, a desert/],
  ['I opened the door to a beach.', /the door leads to another world, a beach/],
  ['The lift opened onto a beach.', /^A lift in a long corridor.*the lift leads to .* a beach/],
  ['The doors of the lift opened and I saw the sea.', /^A lift .*another world, the sea/],
  ['L’ascenseur s’est ouvert sur une plage.', /^A lift .*another world, a beach/],
  ['On the other side of the mirror was a forest.', /In the mirror is another world, a forest/],
  ['De l’autre côté du miroir il y avait une forêt.', /In the mirror is another world, a forest/],
  ['I opened the oven and saw a beach.', /the oven holds another world, a beach/],
  ['There was a city in a bottle.', /In the bottle is another world, the roofs of a city/],
  ['In the snow globe there was my village.', /^A snow globe(?! in the snow).*another world/],
  ['Dans le tableau, il y avait la mer.', /In the painting is another world, the sea/],
])('%s', (text, words) => {
  expect(wordsTold(text)).toMatch(words);
});

test.each([
  ['All the doors in the corridor opened onto the sea.', 'door'],
  ['There was a forest in a jar.', 'jar'],
  ['Behind the mirror there was a forest.', 'mirror'],
])('is seen in it, and large enough: %s', (text, id) => {
  const print = compose(sceneTold(text), { seed: 3 });
  const at = print.scene.actors.findIndex((one) => one.kind === 'thing' && one.id === id);
  const own = print.layers.filter((_, n) => print.owners[n] === at).map(({ path }) => path);
  const bare = pieceFor(id)?.make({ random: createRandom(3, id), state: 'open' }).layers ?? [];
  expect(own.length).toBeGreaterThan(bare.length + 8);
  const box = boxOf(own.flat());
  expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeGreaterThan(300);
});
