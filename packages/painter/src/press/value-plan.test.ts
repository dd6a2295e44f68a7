import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { printSceneOf } from '#press/scene-of.ts';

const told = (text: string) => printSceneOf(withDeeds(text, analyse(text)));

test.each(['My aunt was reading in the kitchen.', 'Ma tante lisait dans la cuisine.'])(
  'in a room light of a shape falls on whom the picture is of, and the rest is in shade: %s',
  (text) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { layers, owners } = compose(told(text), { seed });
      const shade = layers.findIndex(({ id }) => id === 'plan.shade');
      const light = layers.findIndex(({ id }) => id === 'plan.light');
      expect(shade).toBeGreaterThan(-1);
      expect(light).toBe(shade + 1);
      // Behind everybody: a face is not cut by it.
      expect(light).toBeLessThan(owners.findIndex((owner) => owner >= 0));
    }
  },
);

test('the same seed plans the same print, and outside what is near is darkest', () => {
  const scene = told('I was walking in a forest.');
  const once = compose(scene, { seed: 5 });
  expect(compose(scene, { seed: 5 })).toEqual(once);
  const own = once.layers.slice(0, once.owners.indexOf(0));
  const near = own.filter(({ role, tone }) => role === 'near' && typeof tone === 'number');
  for (const { tone } of near) expect(tone).toBeGreaterThanOrEqual(0.5);
});
