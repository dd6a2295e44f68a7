import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import type { ActName } from '#press/scene.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

function onOf(name: 'on' | 'above', id: string, act: ActName) {
  const deed = { who: 0, act, relation: { name, to: 1 } } as const;
  const print = compose(scenePrinted('street', [dreamer, thing(id)], [deed]), { seed: 4 });
  return [boxOfActor(print, 0), boxOfActor(print, 1)] as const;
}

test.each(['stand', 'dance', 'lie', 'sit'] as const)(
  'who is on a car is on its roof: %s',
  (act) => {
    const [one, car] = onOf('on', 'car', act);
    expect((one.top + one.bottom) / 2).toBeLessThan(car.top);
  },
);

test('who is on a bus is in it', () => {
  const [one, bus] = onOf('on', 'bus', 'sit');
  expect(one.top).toBeGreaterThan(bus.top);
});

test.each(['table', 'piano', 'car'])('who is above a %s does not stand on it', (id) => {
  const [one, other] = onOf('above', id, 'stand');
  expect(one.bottom).toBeLessThan(other.top - 20);
});
