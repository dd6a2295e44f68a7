import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import { gradedPlaces, isGraded } from '#press/compose/placing/graded.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { boxAround, boxOf, rect } from '#press/path.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const whales: Troupe = {
  ...standing({ layers: [{ id: 'whale', role: 'accent', path: rect(-120, -80, 240, 80) }] }, 'air'),
  ...{ actors: [0], count: 3, changes: [], act: 'swim', isThing: true },
};
const place: Place = { x: 640, y: 400, scale: 1.6, depth: 100, facing: 'right' };
const sheet = { width: 1000, height: 1250 };

test('a few things go from near to far, each smaller, to the emptier side', () => {
  expect(isGraded(whales, place)).toBe(true);
  expect(isGraded({ ...whales, count: 2 }, place)).toBe(false);
  expect(isGraded({ ...whales, isHeld: true }, place)).toBe(false);
  const places = gradedPlaces(whales, place, { back: [], horizon: 560 }, sheet);
  expect(places.at(-1)?.place).toEqual(place);
  expect(places.filter(({ isFar }) => isFar)).toHaveLength(2);
  const scales = places.map(({ place: own }) => own.scale);
  expect(scales).toEqual([...scales].sort((a, b) => a - b));
  for (const { place: own, isFar } of places) if (isFar) expect(own.x).toBeLessThan(place.x);
});

test('a fountain that one flies over stands small on the ground, far below', () => {
  const scene = scenePrinted(
    ['sky', 'sky'],
    [dreamer, thing('fountain')],
    [{ who: 0, act: 'fly', relation: { name: 'above', to: 1 } }],
  );
  for (const seed of [0, 3, 16]) {
    const print = compose(scene, { seed });
    const [flier, fountain] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(fountain.top).toBeGreaterThan(flier.bottom);
    expect(fountain.bottom - fountain.top).toBeLessThan(print.height * 0.42);
    expect(print.layers.map(({ id }) => id)).toContain('land');
  }
});

test('lamps over people in the open are lanterns on lines; in a room they are what they are', () => {
  const people = somebody({ count: 8 });
  const lamps = thing('lamp', { count: 3 });
  const deeds = [{ who: 1, act: 'stand', relation: { name: 'above', to: 0 } }] as const;
  const market = compose(scenePrinted(['street', 'market'], [people, lamps], deeds), { seed: 1 });
  expect(market.layers.filter(({ id }) => id === 'strung.line').length).toBeGreaterThan(1);
  const room = compose(scenePrinted(['room', 'room'], [people, lamps], deeds), { seed: 1 });
  expect(room.layers.some(({ id }) => id === 'strung.line')).toBe(false);
});

test('what runs beside a bus fills the sheet with it, and whoever looks out is seen', () => {
  const shelter = thing('bus-shelter', { borrowed: ['leg', 'hand'] });
  const scene = scenePrinted(
    ['street', 'street'],
    [shelter, thing('bus'), dreamer],
    [
      { who: 0, act: 'run', relation: { name: 'beside', to: 1 } },
      { who: 1, act: 'pass' },
      { who: 2, act: 'look', whom: 0, relation: { name: 'in', to: 1 } },
    ],
  );
  const print = compose(scene, { seed: 13 });
  const bus = boxOfActor(print, 1);
  expect(bus.bottom - bus.top).toBeGreaterThan(print.height * 0.3);
  expect(bus.right - bus.left).toBeGreaterThan(print.width);
  const passenger = boxOfActor(print, 2);
  expect(passenger.left).toBeGreaterThan(0);
  expect(passenger.right).toBeLessThan(print.width);
});

test('a suitcase in the hand of who runs is behind the legs, and over no stride', () => {
  const label = { fr: 'valise', en: 'suitcase' };
  const suitcase = { id: 'suitcase', label, part: 'hand', count: 1, changes: [] } as const;
  const runner = { ...dreamer, joined: [suitcase] };
  const scene = scenePrinted(['station', 'station'], [runner], [{ who: 0, act: 'run' }]);
  const layers = castTroupes(scene, 1)[0]?.piece.layers ?? [];
  const ids = layers.map(({ id }) => id);
  const first = ids.findIndex((id) => id.startsWith('joined'));
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(ids.indexOf('figure.leg'));
  const held = layers.filter(({ id }) => id.startsWith('joined'));
  expect(boxAround(held.flatMap(({ path }) => boxOf(path) ?? []))?.right).toBeLessThan(30);
});
