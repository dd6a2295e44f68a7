import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

test('a volcano that a whale flies over is a mountain at the horizon', () => {
  const scene = scenePrinted(
    ['sky', 'sky'],
    [thing('whale'), thing('volcano')],
    [{ who: 0, act: 'fly', relation: { name: 'above', to: 1 } }],
  );
  for (const seed of [0, 3, 5]) {
    const drawing = compose(scene, { seed });
    const { left, right, top, bottom } = boxOfActor(drawing, 1);
    expect(right - left).toBeGreaterThan(drawing.width * 0.5);
    expect(bottom - top).toBeGreaterThan(drawing.height * 0.2);
  }
});

test.each(['island', 'lighthouse'])('an %s at sea is out there, and no toy in the waves', (id) => {
  const scene = scenePrinted(
    ['sea', 'sea'],
    [thing('boat'), dreamer, thing(id)],
    [
      { who: 1, act: 'sit', relation: { name: 'in', to: 0 } },
      { who: 1, act: 'look', whom: 2 },
    ],
  );
  const drawing = compose(scene, { seed: 3 });
  const [boat, land] = [boxOfActor(drawing, 0), boxOfActor(drawing, 2)];
  expect(land.bottom).toBeLessThan(boat.bottom);
  expect(land.bottom - land.top).toBeGreaterThan(drawing.height * 0.08);
});
