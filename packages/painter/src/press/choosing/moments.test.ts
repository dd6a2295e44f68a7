import { analyse } from '@reverie/oneirology';
import { expect, test } from 'vitest';
import { namedIn } from '#named.ts';
import { momentsOf } from '#press/choosing/moments.ts';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';

function momentsIn(text: string): string[] {
  const analysis = analyse(text);
  return momentsOf(analysis, namedIn(analysis)).map(({ start, end }) =>
    text.slice(start, end).trim(),
  );
}

function shown(text: string): string {
  return describePrint(compose(printSceneOf(analyse(text)), { seed: 1 }).meant, 'en');
}

test.each([
  [
    'I was in a kitchen. A whale came out of the wall.',
    'Then we flew over the sea. It was raining there.',
  ],
  ['J’étais au marché avec ma sœur. Elle riait.', 'Ensuite on était dans le train.'],
  // Told late, a place is where one was before, unless one goes there.
  ['My sister was crying. We were in a church.'],
  ['My teeth fell out.', 'We drove to the beach.'],
  // Rooms of one house, what leads to them, and another word for the same place.
  ['I was on a hospital ward. I ran down the corridor.'],
  ['I walked through a desert. Clocks melted on the sand.'],
  // Told without a stop.
  [
    'je marchais dans la forêt et il y avait un loup qui me parlait tout le temps de sa mère',
    'puis on était dans le train et le loup me demandait mon billet',
  ],
])('%s | %s', (...moments) => {
  expect(momentsIn(moments.join(' '))).toEqual(moments);
});

test.each([
  // The strangest moment alone, each in its own place.
  [
    'I was in a kitchen. A giant whale came out of the wall. Then we were on a beach and my mother cried.',
    /giant whale comes out of a wall in a kitchen/,
    /mother|woman|beach/,
  ],
  [
    'My teeth fell out in the sink. We drove to the beach in his old red car.',
    /loses teeth in a bathroom/,
    /car/,
  ],
  // What comes back as *it* is still what it was, and has aboard whoever drove it.
  [
    'I drove a car down the road from the back seat. We ended up in a lake but the car floated.',
    /car floats .*drives the car from the back seat/,
    /road/,
  ],
  [
    'There was a dragon in our garden. Then he let me ride on his back and we flew over the sea.',
    /flies on a dragon above the sea/,
    /garden/,
  ],
])('%s', (text, is, isNot) => {
  expect(shown(text)).toMatch(is);
  expect(shown(text)).not.toMatch(isNot);
});
