import { expect, it } from 'vitest';
import { atTheWheel } from '#press/choosing/deeds/at-the-wheel.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

const cat = thing('cat');
const wheel = thing('steering-wheel');

it('has who drives a steering wheel drive what it is of', () => {
  const scene = scenePrinted(
    ['meadow', 'countryside'],
    [cat, wheel, thing('tractor')],
    [{ who: 0, act: 'drive', whom: 1, relation: { name: 'on', to: 2 } }],
  );
  expect(atTheWheel(scene).deeds).toEqual([{ who: 0, act: 'drive', whom: 2 }]);
});

it('has who drives one in a car drive the car they are in', () => {
  const scene = scenePrinted(
    ['carriage', 'in-car'],
    [dreamer, wheel],
    [{ who: 0, act: 'drive', whom: 1 }],
  );
  expect(atTheWheel(scene).deeds).toEqual([{ who: 0, act: 'drive' }]);
});

it('leaves a wheel that is only held in the hand', () => {
  const scene = scenePrinted('street', [dreamer, wheel], [{ who: 0, act: 'hold', whom: 1 }]);
  expect(atTheWheel(scene)).toBe(scene);
});
