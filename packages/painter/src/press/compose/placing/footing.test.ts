import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { hasFooting } from '#press/compose/placing/footing.ts';
import type { Layer } from '#press/drawing.ts';
import { boxOf, type Path, type Point, rect } from '#press/path.ts';
import { outlinesOf } from '#press/printing/clip.ts';
import { sceneTold } from '#testing/told.ts';

const seeds = [1, 2, 3, 4, 5, 6];

function composed(dream: string, seed: number) {
  return compose(sceneTold(dream), { seed });
}

/** Where the feet are of whoever stands on the floor, and whether they have it under them. */
function feetOf(dream: string, seed: number): boolean[] {
  const { layers, owners } = composed(dream, seed);
  const back = layers.filter((layer, n) => owners[n] === -1 && layer.id !== 'contact');
  return layers
    .filter(
      ({ id, alpha }) => id === 'contact' && typeof alpha === 'object' && alpha.kind === 'spread',
    )
    .flatMap(({ path }) => boxOf(path) ?? [])
    .map(({ left, right, top, bottom }) =>
      hasFooting({ back }, { x: (left + right) / 2, y: (top + bottom) / 2 }),
    );
}

test.each([
  'My parents and my aunts were arguing in the bathroom.',
  'I was holding hands with a woman in the underground train.',
])('nobody who only stands there stands on the furniture: %s', (dream) => {
  const feet = seeds.flatMap((seed) => feetOf(dream, seed));
  expect(feet.length).toBeGreaterThan(0);
  expect(feet.filter((has) => !has)).toEqual([]);
});

test('there is one sun, however many windows a room has', () => {
  for (const seed of seeds) {
    const { layers } = composed('I was sitting in the office at dusk with my boss.', seed);
    expect(layers.filter(({ id }) => id === 'pane.disc').length).toBeLessThan(2);
  }
});

test('no stone that falls hides whoever is there', () => {
  const dream = 'My sister was in the kitchen.';
  const scene = sceneTold(dream);
  const { layers, owners } = compose({ ...scene, placeChanges: ['broken'] }, { seed: 1 });
  const last = layers.findLastIndex(({ id }) => /^rubble/.test(id));
  expect(last).toBeGreaterThan(-1);
  expect(owners.findIndex((owner) => owner >= 0)).toBeGreaterThan(last);
});

test('whoever lies in bed is in it, as long as it is, and not on the floor before it', () => {
  for (const seed of seeds) {
    const { layers, owners } = composed('I was lying in my bed and an old man stood there.', seed);
    const spots = layers.filter(
      ({ id, alpha }, n) =>
        owners[n] === -1 &&
        id === 'contact' &&
        typeof alpha === 'object' &&
        alpha.kind === 'spread',
    );
    const back = layers.filter((layer, n) => owners[n] === -1 && layer.id !== 'contact');
    const abed = spots.filter(({ path }) => {
      const box = boxOf(path);
      // Who stands by it may have a foot before its corner.
      const across = box ? [box.left, (box.left + box.right) / 2, box.right] : [];
      return box && !across.some((x) => hasFooting({ back }, { x, y: box.top + 4 }));
    });
    expect(abed.length).toBe(1);
  }
});

test('some who sleep in a bedroom share its bed', () => {
  for (const seed of seeds) {
    const { layers, owners, scene } = composed('My children were sleeping in their bedroom.', seed);
    const who = scene.actors.findIndex((one) => one.kind === 'person' && one.who !== 'dreamer');
    const boxes = layers.flatMap(({ path }, n) => (owners[n] === who ? (boxOf(path) ?? []) : []));
    const bed = layers.flatMap(({ id, path }) =>
      /^(?:quilt|mattress)/.test(id) ? (boxOf(path) ?? []) : [],
    );
    expect(boxes.length).toBeGreaterThan(0);
    const lowest = Math.max(...boxes.map((box) => box.bottom));
    expect(lowest).toBeLessThan(Math.max(...bed.map((box) => box.bottom)));
    expect(lowest).toBeGreaterThan(Math.min(...bed.map((box) => box.top)));
  }
});

test('who is by a river stands on its bank, and not in the water', () => {
  const layer = (id: string, path: Path): Layer => ({ id, role: 'water', path });
  const back = [layer('bank', rect(300, 0, 400, 900)), layer('water', rect(320, 0, 360, 900))];
  expect(hasFooting({ back }, { x: 500, y: 450 })).toBe(false);
  expect(hasFooting({ back }, { x: 300, y: 450 })).toBe(false);
  expect(hasFooting({ back }, { x: 200, y: 450 })).toBe(true);
  // Where no bank is drawn, as at sea, one wades.
  expect(hasFooting({ back: back.slice(1) }, { x: 500, y: 450 })).toBe(true);
});

test.each([
  'My brother was walking up the stairs.',
  'I was climbing the stairs with my aunt.',
  'Des hommes descendent les escaliers.',
])('on a stair everybody who is on their feet stands on a step: %s', (dream) => {
  for (const seed of seeds) {
    const { layers } = composed(dream, seed);
    const edges = layers.flatMap(({ id, path }) =>
      id === 'step.edge' ? outlinesOf(path).flatMap(({ points }) => points) : [],
    );
    const spots = layers.filter(
      ({ id, alpha }) => id === 'contact' && typeof alpha === 'object' && alpha.kind === 'spread',
    );
    expect(spots.length).toBeGreaterThan(0);
    for (const { path } of spots) {
      const { left = 0, right = 0, top = 0, bottom = 0 } = boxOf(path) ?? {};
      // Of the line of their edges, which is nearer to us than the feet are.
      const isNear = ([x, y]: Point) =>
        Math.abs(x - (left + right) / 2) + Math.abs(y - (top + bottom) / 2) < 150;
      expect(edges.some(isNear), `${seed} ${dream}`).toBe(true);
    }
  }
});
