import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import type { Box } from '#press/path.ts';
import { boxOf } from '#press/path.ts';
import { boxOfActor, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const seeds = [1, 2, 3, 4];

function singing(id: string, count: number, seed: number) {
  const scene = scenePrinted(
    ['street', 'square'],
    [somebody(), thing(id, { count })],
    [
      { who: 1, act: 'emerge', relation: { name: 'from', to: 0 } },
      { who: 0, act: 'sing' },
    ],
  );
  return compose(scene, { seed });
}

/** Of each that is drawn, its box: every one has as many layers as the first. */
function boxesOf({ layers, owners }: ReturnType<typeof singing>, actor: number): Box[] {
  return layers.flatMap(({ path }, n) => (owners[n] === actor ? (boxOf(path) ?? []) : []));
}

test.each([
  ['bird', 100],
  ['butterfly', 8],
])('%s out of a mouth fly up from it, the first of them near it', (id, count) => {
  for (const seed of seeds) {
    const print = singing(id, count, seed);
    const [singer, all] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(all.top).toBeLessThan(singer.top - 100);
    // None of them is on the ground.
    expect(all.bottom).toBeLessThan(singer.bottom - (singer.bottom - singer.top) * 0.3);
    const tall = singer.bottom - singer.top;
    const near = boxesOf(print, 1).filter(
      ({ left, right, top }) =>
        Math.abs(top - singer.top - tall * 0.1) < tall * 0.3 &&
        left < singer.right + tall * 0.3 &&
        right > singer.left - tall * 0.3,
    );
    expect(near.length).toBeGreaterThan(0);
  }
});

test('coins out of a mouth fall to the ground before the feet', () => {
  for (const seed of seeds) {
    const print = singing('coin', 100, seed);
    const [singer, all] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    const tall = singer.bottom - singer.top;
    expect(all.top).toBeGreaterThan(singer.top - tall * 0.2);
    expect(all.top).toBeLessThan(singer.top + tall * 0.3);
    expect(all.bottom).toBeGreaterThan(singer.bottom - tall * 0.2);
  }
});
