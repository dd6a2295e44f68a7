import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (text: string, seed = 3) => compose(sceneTold(text), { seed });

/** How high each of a print is. */
function heightsIn({ scene, layers, owners }: ReturnType<typeof composed>) {
  return scene.actors.map((_, n) => {
    const box = boxOf(layers.flatMap(({ path }, at) => (owners[at] === n ? path : [])));
    return box ? box.bottom - box.top : 0;
  });
}

test.each([
  ['My mother was tiny in the kitchen.', 0.45],
  ['Mon oncle était petit comme une souris.', 0.45],
  ['My aunt was no bigger than a mouse.', 0.45],
])('“%s” has them small beside who is not', (text, most) => {
  for (const seed of [0, 3, 4]) {
    const [tiny = 0, dreamer = 0] = heightsIn(composed(text, seed));
    expect(tiny / dreamer, `seed ${seed}`).toBeLessThan(most);
  }
});

test('a cat that carries a tiny dreamer is far larger than they are', () => {
  for (const seed of [0, 3, 4]) {
    const told = 'I was very small like a pea and my cat carried me.';
    const [cat = 0, dreamer = 0] = heightsIn(composed(told, seed));
    expect(dreamer, `seed ${seed}`).toBeGreaterThan(60);
    expect(cat / dreamer, `seed ${seed}`).toBeGreaterThan(1.5);
  }
});

test.each(['My mother was giant in the garden.', 'Ma tante était gigantesque sur la plage.'])(
  '“%s” has them large beside who is not',
  (text) => {
    for (const seed of [0, 3, 4]) {
      const [giant = 0, dreamer = 0] = heightsIn(composed(text, seed));
      expect(giant / dreamer, `seed ${seed}`).toBeGreaterThan(2);
    }
  },
);

test.each([
  ['A crow carried me over the forest.', /^A crow carries the dreamer above a forest/],
  ['Un cygne emportait ma sœur au-dessus du lac.', /^A swan carries off a woman above a lake/],
])('“%s” has them under what carries them', (text, words) => {
  const print = composed(text);
  expect(describePrint(print.scene, 'en')).toMatch(words);
  const boxes = ['carrier', 'carried'].map((of) =>
    boxOf(print.layers.flatMap(({ id, path }) => (id.includes(`${of}.`) ? path : []))),
  );
  expect(boxes[0]?.top).toBeLessThan(boxes[1]?.top ?? 0);
});
