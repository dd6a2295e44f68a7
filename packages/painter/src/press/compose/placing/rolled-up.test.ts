import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

const rolls = {
  fr: { one: 's’enroule', many: 's’enroulent', joint: '' },
  en: { one: 'rolls up', many: 'roll up', joint: '' },
} as const;

test.each([
  ['bridge', ['river', 'bridge']],
  ['motorway', ['road', 'motorway']],
] as const)('a %s that rolls up is a roll of it on its way, and no second one', (id, where) => {
  const scene = scenePrinted(
    where,
    [dreamer, thing(id)],
    [
      { who: 0, act: 'run' },
      { who: 1, act: 'push', verb: rolls, relation: { name: 'behind', to: 0 } },
    ],
  );
  for (const seed of [1, 2, 3, 4]) {
    const print = compose(scene, { seed });
    expect(print.scene.actors).toHaveLength(2);
    expect(print.layers.some((layer) => layer.id === 'roll.spiral')).toBe(true);
    const [me, roll] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    // Farther off than whoever runs from it.
    expect(roll.bottom).toBeLessThan(me.bottom);
  }
});
