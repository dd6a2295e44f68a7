import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { standingOut } from '#press/compose/sheet/values.ts';
import type { Layer } from '#press/drawing.ts';
import { paletteNamed } from '#press/palettes.ts';
import { boxOf, rect } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const sheet = { width: 1000, height: 1250, palette: paletteNamed('calm.day'), isInside: true };
const wall = (tone: number): Layer => ({
  id: 'wall',
  role: 'white',
  path: rect(0, 0, 1000, 1250),
  tone,
});
const coat: Layer = { id: 'coat', role: 'white', path: rect(400, 400, 200, 500), tone: 0.3 };

test('behind who has the colour of the wall it is darker, and they are lighter', () => {
  const { layers, owners } = standingOut({ layers: [wall(0.6), coat], owners: [-1, 0] }, 0, sheet);
  expect(layers.map(({ id }) => id)).toEqual(['wall', 'focus.ground', 'coat']);
  expect(owners).toEqual([-1, -1, 0]);
  expect(layers[1]?.mode).toBe('glaze');
  expect(layers[2]?.tone).toBeLessThan(0.3);
});

test('a pale thing before what is dark is paler, and a dark one before what is light is darker', () => {
  const stood = (ground: number, role: 'stone' | 'wood') => {
    const brown: Layer = { ...wall(ground), role };
    const { layers } = standingOut(
      { layers: [brown, { ...coat, role, tone: ground }], owners: [-1, 0] },
      0,
      sheet,
    );
    const { tone } = layers.at(-1) ?? {};
    return typeof tone === 'number' ? tone : ground;
  };
  expect(stood(0.9, 'stone')).toBeLessThan(0.9);
  expect(stood(0.9, 'wood')).toBeLessThan(0.9);
  expect(stood(0.1, 'stone')).toBeGreaterThan(0.1);
});

test('who stands out anyway is left as they are', () => {
  const dark: Layer = { ...coat, role: 'dark', tone: 1 };
  const { layers } = standingOut({ layers: [wall(0), dark], owners: [-1, 0] }, 0, sheet);
  expect(layers).toEqual([wall(0), dark]);
});

test('the spot of a theatre is on whoever is seen there', () => {
  const dream = 'My father was dancing on the stage of the theatre.';
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const drawing = compose(sceneTold(dream), { seed });
    const box = (isOwn: (n: number) => boolean) => {
      const boxes = drawing.layers.flatMap(({ path }, n) => (isOwn(n) ? (boxOf(path) ?? []) : []));
      return [
        Math.min(...boxes.map(({ left }) => left)),
        Math.max(...boxes.map(({ right }) => right)),
      ] as const;
    };
    const [left, right] = box((n) => (drawing.owners[n] ?? -1) >= 0);
    const pool = box((n) => drawing.layers[n]?.id === 'spot.pool');
    expect(pool[0]).toBeLessThan((left + right) / 2);
    expect(pool[1]).toBeGreaterThan((left + right) / 2);
  }
});
