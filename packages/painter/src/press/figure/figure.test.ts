import { describe, expect, it } from 'vitest';
import { figure } from '#press/figure/figure.ts';
import { clothesNames, type FigureOptions, hairNames } from '#press/figure/options.ts';
import { pair } from '#press/figure/pair.ts';
import { pairNames } from '#press/figure/pairs.ts';
import type { Pose } from '#press/figure/pose.ts';
import { poseNames, poses } from '#press/figure/poses.ts';
import { type Box, boxOf } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { createRandom } from '#random.ts';

const looks = {
  clothes: 'coat',
  garment: 'accent',
  second: 'night',
  skin: 'skin2',
  hair: 'long',
  hairRole: 'hair1',
} as const satisfies Partial<FigureOptions>;

const ages = ['child', 'adult', 'old'] as const;
const views = ['side', 'front', 'back', 'three-quarter'] as const;

function boxOfAll({ layers }: Piece): Box {
  const box = boxOf(layers.flatMap(({ path }) => path));
  if (!box) throw new Error('nothing is drawn');
  return box;
}

function numbersOf({ layers, anchors = {} }: Piece): number[] {
  return [...layers.flatMap(({ path }) => [...path]), ...Object.values(anchors).flat()];
}

describe('a figure', () => {
  it('is whole in every pose, age, view and dress', () => {
    const broken: string[] = [];
    for (const [n, pose] of poseNames.entries()) {
      for (const view of views) {
        for (const [m, clothes] of clothesNames.entries()) {
          const age = ages[(n + m) % ages.length] ?? 'adult';
          const hair = hairNames[(n + m) % hairNames.length] ?? 'short';
          const piece = figure({ ...looks, pose, age, view, clothes, hair });
          const isWhole = numbersOf(piece).every((number) => Number.isFinite(number));
          const { left, right, top } = boxOfAll(piece);
          const isPerson = right - left < 280 && right - left > 20 && top > -270;
          if (!isWhole || !isPerson || piece.layers.length > 16)
            broken.push(`${pose} ${view} ${clothes} ${age}: ${piece.layers.length}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it.each(ages)('stands on the ground: %s', (age) => {
    for (const pose of poseNames) {
      const held: Pose = poses[pose];
      if (held.isAfloat) continue;
      const { bottom } = boxOfAll(figure({ ...looks, pose, age }));
      expect(Math.abs(bottom + (held.lift ?? 0))).toBeLessThan(0.2);
    }
  });

  it('has the height of its age', () => {
    const tall = (age: (typeof ages)[number]) =>
      -boxOfAll(figure({ ...looks, hair: 'bald', pose: 'stand', age })).top;
    expect(tall('adult')).toBeGreaterThan(164);
    expect(tall('adult')).toBeLessThan(176);
    expect(tall('child')).toBeLessThan(126);
    expect(tall('old')).toBeLessThan(tall('adult'));
  });

  it('takes another shape in each pose', () => {
    const shapes = poseNames.map((pose) => {
      const piece = figure({ ...looks, pose });
      const { left, right, top, bottom } = boxOfAll(piece);
      const hands = [piece.anchors?.hand, piece.anchors?.hand2].flatMap((hand) => hand ?? []);
      return [left, right, top, bottom, ...hands].map((side) => Math.round(side / 3)).join(' ');
    });
    expect(new Set(shapes).size).toBe(poseNames.length);
  });

  it('wears stripes on all of a garment, or on none of it', () => {
    for (const pose of poseNames) {
      for (const view of views) {
        const { layers } = figure({ ...looks, clothes: 'trousers', cloth: 'stripes', pose, view });
        const striped = layers.filter(({ id }) => id === 'figure.cloth').length;
        const sleeves = layers.filter(({ id }) => id === 'figure.sleeve').length;
        expect([0, sleeves + 1], `${pose} ${view}`).toContain(striped);
      }
    }
  });

  it('does not stand at attention: one knee gives way, another in another person', () => {
    const knees = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const random = createRandom(seed, 'somebody');
      const { anchors = {} } = figure({ ...looks, pose: 'stand', random });
      return (anchors.ankle?.[0] ?? 0) - (anchors.ankle2?.[0] ?? 0);
    });
    expect(Math.max(...knees) - Math.min(...knees)).toBeGreaterThan(6);
  });

  it('is short to send', () => {
    for (const pose of poseNames) {
      const json = JSON.stringify(figure({ ...looks, pose }));
      expect(json.length).toBeLessThan(18_000);
    }
  });

  it('is the same again from the same seed, and a little other from another', () => {
    const drawn = (seed: number) =>
      JSON.stringify(figure({ ...looks, pose: 'walk', random: createRandom(seed, 'somebody') }));
    expect(drawn(1)).toBe(drawn(1));
    expect(drawn(1)).not.toBe(drawn(2));
  });

  it('keeps a hand of who phones at the head', () => {
    const { anchors = {} } = figure({ ...looks, pose: 'phone' });
    const [hand = [0, 0], head = [99, 99]] = [anchors.hand, anchors.head];
    expect(Math.abs(hand[0] - head[0]) + Math.abs(hand[1] - head[1])).toBeLessThan(20);
  });
});

describe('two figures', () => {
  it.each(pairNames)('are whole, together and on the ground: %s', (name) => {
    for (const [n, one] of ages.entries()) {
      const two = ages[(n + 1) % ages.length] ?? 'adult';
      const piece = pair({
        pair: name,
        one: { ...looks, age: one },
        two: { ...looks, age: two, clothes: 'gown', hair: 'bun' },
      });
      expect(numbersOf(piece).every((number) => Number.isFinite(number))).toBe(true);
      const { bottom, left, right } = boxOfAll(piece);
      expect(Math.abs(bottom)).toBeLessThan(9);
      expect(right - left).toBeLessThan(360);
      expect(JSON.stringify(piece).length).toBeLessThan(32_000);
    }
  });
});
