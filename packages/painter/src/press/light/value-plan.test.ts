import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOf, hole } from '#press/path.ts';
import { outlinesOf } from '#press/printing/clip.ts';
import { stageMakers, stageNames } from '#press/stages.ts';
import { createRandom } from '#random.ts';
import { sceneTold } from '#testing/told.ts';

test.each(['My aunt was reading in the kitchen.', 'Ma tante lisait dans la cuisine.'])(
  'a room is shaded without an edge that would cut a face or the thing that is told: %s',
  (text) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { layers, owners, width, height } = compose(sceneTold(text), { seed });
      const plan = layers.filter(({ id }) => id.startsWith('plan.'));
      expect(plan.map(({ id }) => id)).toEqual(['plan.shade', 'plan.light']);
      for (const { path, alpha } of plan) {
        const box = boxOf(path);
        expect(box && box.left <= 0 && box.right >= width && box.bottom >= height).toBe(true);
        expect(typeof alpha).toBe('object');
      }
      const last = layers.findIndex(({ id }) => id === 'plan.light');
      expect(last).toBeLessThan(owners.findIndex((owner) => owner >= 0));
    }
  },
);

test('what shines is in nobody’s shade', () => {
  const { layers } = compose(sceneTold('At night my aunt was reading in the kitchen.'), {
    seed: 2,
  });
  const shade = layers.find(({ id }) => id === 'plan.shade');
  const bulb = boxOf(layers.find(({ id }) => id === 'bulb')?.path ?? []);
  const holes = outlinesOf(shade?.path ?? []).filter(({ kind }) => kind === hole);
  expect(holes.some(({ points }) => points.some(([x]) => bulb && x === bulb.left))).toBe(true);
});

test.each(stageNames)('what falls through a window lies on the floor: %s', (name) => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = createRandom(seed, name);
    const place = { width: 1000, height: 1250, time: 'day', weather: 'clear' } as const;
    const { back } = stageMakers[name]({ ...place, view: 'level', random });
    const floor = boxOf(back.find(({ id }) => id === 'floor')?.path ?? []);
    for (const { path } of back.filter(({ id }) => id === 'floor.light')) {
      expect(boxOf(path)?.top).toBeGreaterThanOrEqual((floor?.top ?? Infinity) - 1);
    }
  }
});

test('the same seed plans the same print, and outside what is near is darkest', () => {
  const scene = sceneTold('I was walking in a forest.');
  const once = compose(scene, { seed: 5 });
  expect(compose(scene, { seed: 5 })).toEqual(once);
  const own = once.layers.slice(0, once.owners.indexOf(0));
  const near = own.filter(({ role, tone }) => role === 'near' && typeof tone === 'number');
  for (const { tone } of near) expect(tone).toBeGreaterThanOrEqual(0.5);
});
