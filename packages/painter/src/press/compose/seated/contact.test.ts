import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { slopeAt } from '#press/compose/placing/footing.ts';
import { boxAround, boxOf } from '#press/path.ts';
import type { PrintScene } from '#press/scene.ts';
import { dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const seeds = [0, 3, 5];

/** What a drawing has of some layers, as one box. */
function boxOfLayers(scene: PrintScene, seed: number, ids: RegExp) {
  const { layers } = compose(scene, { seed });
  return boxAround(layers.flatMap(({ id, path }) => (ids.test(id) ? (boxOf(path) ?? []) : [])));
}

test('who rides a bicycle has both hands on its bar and a foot down to its pedal', () => {
  const scene = scenePrinted(
    ['road', 'road'],
    [dreamer, thing('bicycle')],
    [{ who: 0, act: 'ride', whom: 1 }],
  );
  const [troupe, ...others] = castTroupes(scene, 1);
  expect(others).toEqual([]);
  expect(troupe?.actors).toEqual([0, 1]);
  const anchors = troupe?.piece.anchors ?? {};
  const [hx = 0, hy = 0] = anchors.wrist ?? [];
  expect(Math.abs(hx - 52)).toBeLessThan(24);
  expect(Math.abs(hy + 101)).toBeLessThan(20);
  const [, foot = -100] = anchors.ankle ?? [];
  expect(foot).toBeGreaterThan(-42);
  expect(foot).toBeLessThan(-6);
});

test('some who drive some cars have one each, and none through its roof', () => {
  const scene = scenePrinted(
    ['road', 'road'],
    [somebody({ count: 3 }), thing('car', { count: 3 })],
    [{ who: 0, act: 'drive', whom: 1, relation: { name: 'in', to: 1 } }],
  );
  const [troupe, ...others] = castTroupes(scene, 1);
  expect(others).toEqual([]);
  expect(troupe?.isEach).toBe(true);
  for (const piece of [troupe?.piece, ...(troupe?.variants ?? [])]) {
    const heads = (piece?.layers ?? []).filter(({ id }) => /^figure\.(?:head|hair)/.test(id));
    const top = boxAround(heads.flatMap(({ path }) => boxOf(path) ?? []))?.top;
    expect(top).toBeGreaterThan(-150);
  }
});

test('who lies in the beds of a ward is in them, and no bed is drawn twice', () => {
  const beds = thing('bed', { count: 3 });
  const old = somebody({ age: 'old', count: 3 });
  const scene = scenePrinted(
    ['hospital', 'hospital'],
    [old, beds, dreamer],
    [
      { who: 0, act: 'lie', relation: { name: 'in', to: 1 } },
      { who: 2, act: 'walk', relation: { name: 'before', to: 1 } },
    ],
  );
  for (const seed of seeds) {
    const { layers, owners } = compose(scene, { seed });
    expect(layers.some(({ id }) => id === 'mattress')).toBe(true);
    const mattress = boxOfLayers(scene, seed, /^mattress$/);
    const lying = layers.filter((_, n) => owners[n] === 0).flatMap(({ path }) => boxOf(path) ?? []);
    const lowest = Math.max(...lying.map(({ bottom }) => bottom));
    expect(lowest).toBeLessThan((mattress?.bottom ?? 0) + 40);
  }
});

test('some who sit on a wardrobe have no stools up there', () => {
  const girls = somebody({ gender: 'female', age: 'child', count: 2 });
  const scene = scenePrinted(
    ['room', 'bedroom'],
    [girls, thing('wardrobe')],
    [{ who: 0, act: 'sit', relation: { name: 'on', to: 1 } }],
  );
  for (const seed of seeds) {
    const ids = compose(scene, { seed }).layers.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('seat.'))).toEqual([]);
  }
});

test('who sits in a church is seen over the back of their pew, and no legs are', () => {
  const people = somebody({ gender: 'unknown', count: 8 });
  const scene = scenePrinted(
    ['church', 'church'],
    [dreamer, people],
    [
      { who: 0, act: 'read' },
      { who: 1, act: 'sit' },
    ],
  );
  for (const seed of seeds) {
    const { layers, owners } = compose(scene, { seed });
    const ids = layers.filter((_, n) => owners[n] === 1).map(({ id }) => id);
    expect(ids).toContain('figure.head');
    expect(ids).not.toContain('figure.foot');
  }
});

test('a beast on a stair is turned as its steps rise', () => {
  const steps = [0, 1, 2, 3].map((n) => ({ x: n * 60, y: 900 - n * 36 }));
  expect(slopeAt(steps, { x: 90 })).toBeCloseTo(-0.6, 5);
  const scene = scenePrinted(
    ['stairs', 'stairs'],
    [thing('dog', { changes: ['giant'] }), dreamer],
    [
      { who: 0, act: 'chase', whom: 1 },
      { who: 1, act: 'run' },
    ],
  );
  for (const seed of seeds) {
    const { layers, owners } = compose(scene, { seed });
    const dog = boxAround(
      layers.flatMap(({ path }, n) => (owners[n] === 0 ? (boxOf(path) ?? []) : [])),
    );
    // Level, a dog is not much higher than two thirds of its length.
    const [wide, tall] = [
      (dog?.right ?? 0) - (dog?.left ?? 0),
      (dog?.bottom ?? 0) - (dog?.top ?? 0),
    ];
    expect(tall / wide).toBeGreaterThan(0.72);
  }
});

test('who does something on a ladder is on it, and it stands on legs of its own', () => {
  const scene = scenePrinted(
    ['garden', 'garden'],
    [somebody(), thing('ladder')],
    [{ who: 0, act: 'stand', relation: { name: 'on', to: 1 } }],
  );
  const [troupe, ...others] = castTroupes(scene, 1);
  expect(others).toEqual([]);
  expect(troupe?.piece.layers.map(({ id }) => id)).toContain('ladder.legs');
});
