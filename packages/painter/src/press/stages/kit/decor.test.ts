import { expect, test } from 'vitest';
import { boxOf } from '#press/path.ts';
import { partsOf } from '#press/printing/clip.ts';
import { decorFor } from '#press/stages/kit/decor.ts';
import { stageMakers } from '#press/stages.ts';
import { createRandom } from '#random.ts';

const seeds = Array.from({ length: 40 }, (_, n) => n + 1);

function room(name: 'kitchen' | 'bedroom' | 'livingRoom', seed: number, width = 1000) {
  const random = createRandom(seed, name);
  const place = { width, height: 1000, time: 'day', weather: 'clear', view: 'level' } as const;
  return stageMakers[name]({ ...place, random });
}

test('no ink of a room has two of its walls, floor and furniture, and none is the loudest', () => {
  for (const seed of seeds) {
    const { wall, floor, wood, soft, low, cloth } = decorFor(createRandom(seed, 'decor'));
    expect(new Set([wall, floor, soft]).size).toBe(3);
    expect(wood).not.toBe(wall);
    expect(cloth).not.toBe(wall);
    expect(cloth).not.toBe(soft);
    expect([wall, floor, wood, soft, low, cloth]).not.toContain('accent');
  }
});

test.each(['kitchen', 'bedroom', 'livingRoom'] as const)(
  'seeds differ in ink and kind: %s',
  (name) => {
    const walls = new Set(seeds.map((seed) => find(name, seed, /^wall\.back$/)));
    const kinds = new Set(
      seeds.map((seed) =>
        room(name, seed)
          .back.map(({ id }) => id)
          .join(' '),
      ),
    );
    expect(walls.size).toBeGreaterThanOrEqual(4);
    expect(kinds.size).toBeGreaterThan(20);
  },
);

test('what is drawn in rows ends where the sheet ends', () => {
  for (const seed of seeds) {
    for (const { path, id } of room('kitchen', seed, 1778).back) {
      for (const outline of partsOf(path)) {
        const box = boxOf(outline);
        const isNear = box && box.right > -90 && box.left < 1778 + 90 && box.bottom > -51;
        expect(isNear, id).toBe(true);
      }
    }
  }
});

function find(name: 'kitchen' | 'bedroom' | 'livingRoom', seed: number, id: RegExp) {
  return room(name, seed).back.find((layer) => id.test(layer.id))?.role;
}
