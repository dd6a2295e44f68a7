import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { expect, test } from 'vitest';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { type Box, boxOf } from '#press/path.ts';

function seenClose(dream: string, seed: number) {
  const scene = printSceneOf(withDeeds(dream, analyse(dream)));
  return compose(scene, { seed, scheme: 'close' });
}

function boxesOf({ layers, owners }: ReturnType<typeof compose>, id: RegExp): Box[] {
  return layers.flatMap((layer, n) =>
    (owners[n] ?? -1) >= 0 && id.test(layer.id) ? (boxOf(layer.path) ?? []) : [],
  );
}

test.each([
  'I was on the phone in the kitchen.',
  'Je lisais une lettre sur la plage.',
  'My brother hugged me on the bridge.',
  'My father was singing in the forest.',
])('whose hands and face say all is cut at the thigh, head on the sheet: %s', (dream) => {
  for (const seed of [1, 2, 3]) {
    const composition = seenClose(dream, seed);
    for (const { top, bottom } of boxesOf(composition, /head$/)) {
      expect(top).toBeGreaterThan(60);
      expect(bottom - top).toBeGreaterThan(120);
      expect(bottom).toBeLessThan(composition.height * 0.7);
    }
    const feet = boxesOf(composition, /foot$/).map(({ top }) => top);
    expect(Math.min(...feet)).toBeGreaterThan(composition.height);
  }
});

test.each([
  'I was dancing in the kitchen.',
  'I was standing on a chair in the kitchen.',
  'I was lost in a hospital and could not find the way out.',
  'I was waiting at the airport.',
  'My brother was holding a tiny horse in the flooded kitchen.',
  'I was talking with my sister who had wheels for feet in the kitchen.',
])('of whom more is told the feet are seen: %s', (dream) => {
  for (const seed of [1, 2, 3]) {
    const composition = seenClose(dream, seed);
    const lowest = boxesOf(composition, /./).map(({ bottom }) => bottom);
    expect(Math.max(...lowest)).toBeLessThan(composition.height + 60);
  }
});
