import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { hasFooting } from '#press/compose/placing/footing.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const drawn = (text: string, seed: number) => compose(sceneTold(text), { seed }).layers;

const seats = [
  ['I was eating bread in the street.', 'seat.bench'],
  ['Je mangeais du pain au bord de la rivière.', 'seat.stump'],
  ['I was eating bread in the desert.', 'seat.stone'],
] as const;

for (const [text, seat] of seats) {
  test(`who eats sits on what the place has: ${text}`, () => {
    for (const seed of [0, 3]) {
      const ids = drawn(text, seed).map(({ id }) => id);
      expect(ids).toContain(seat);
      expect(ids).not.toContain('seat.stool');
    }
  });
}

const vehicles = [
  ['A bus went by in the street.', 'bus.mirrors'],
  ['Un camion arrivait sur la route.', 'truck.mirrors'],
] as const;

for (const [text, front] of vehicles) {
  test(`a road that runs away from us has what comes along it: ${text}`, () => {
    expect(drawn(text, 0).map(({ id }) => id)).toContain(front);
  });
}

test('whoever is in it is seen at its window', () => {
  const ids = drawn('My mother was in a bus in the street, she was leaving.', 0).map(
    ({ id }) => id,
  );
  expect(ids).toContain('bus.windows');
});

test('who eats by a river sits on its bank', () => {
  for (const seed of [0, 1, 2, 3]) {
    const layers = drawn('Mon oncle mangeait du pain au bord d’une rivière.', seed);
    const at = layers.findIndex(({ id }) => id === 'seat.stump');
    const stump = boxOf(layers[at]?.path ?? []);
    if (!stump) throw new Error('no seat by a river');
    const foot = { x: (stump.left + stump.right) / 2, y: stump.bottom - 4 };
    expect(hasFooting({ back: layers.slice(0, at) }, foot)).toBe(true);
  }
});

test('who drives a bus is seen at its wheel, in every print of it', () => {
  const scene = sceneTold('I am driving a bus.');
  for (const seed of [0, 1, 4, 9, 10, 13]) {
    expect(describePrint(compose(scene, { seed }).scene, 'en')).toMatch(
      /^The dreamer drives a bus/,
    );
  }
});
