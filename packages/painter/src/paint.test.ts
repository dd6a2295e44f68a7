import { expect, test } from 'vitest';
import { type PaintOptions, paint } from '#paint.ts';
import { type Scene, settingNames, styles, weathers } from '#scene.ts';
import { makeMoods, makeScene } from '#testing/scenes.ts';

const small: PaintOptions = { seed: 7, style: 'oil', width: 96, height: 64 };

const whale = makeScene({
  setting: 'sea',
  time: 'night',
  light: 'moon',
  moods: makeMoods('wonder'),
  symbols: [
    { id: 'whale', role: 'hero', count: 1 },
    { id: 'door', role: 'companion', count: 1 },
  ],
});

function hashOf(scene: Scene, changes: Partial<PaintOptions> = {}): string {
  let hash = 0x811c9dc5;
  for (const byte of paint(scene, { ...small, ...changes }).data) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

// Written out, so that no run fills them in by itself: they are changed by hand, with the pixels.
test('every setting paints the very pixels it always has, on every machine', () => {
  const hashes = Object.fromEntries(
    settingNames.map((setting) => [setting, hashOf({ ...whale, setting })]),
  );
  expect(hashes).toEqual({
    abstract: 'e981d28b',
    bathroom: '7df858fd',
    beach: '3b9c255f',
    carriage: 'f514f653',
    cave: 'c1a20025',
    church: 'af8a7e2a',
    city: '9ab5fcc7',
    classroom: '6871926a',
    corridor: 'a0445c3f',
    desert: '71c3b8f0',
    forest: 'a1a45abd',
    garden: 'e95fc055',
    hospital: '7c0920de',
    kitchen: '2d8897fd',
    lake: '3f9b21e5',
    meadow: '09776bed',
    mountain: 'b525d16d',
    river: '42dfc566',
    road: '52bca9dd',
    room: '1b7e1d88',
    sea: 'd97caa2c',
    shop: 'c7b1694c',
    sky: '73d0420f',
    snowfield: '98e7c90d',
    space: '5c5fb595',
    stairs: 'e58a7200',
    station: '1038bbc3',
    street: '98f4c979',
    theatre: 'c3743729',
    underwater: 'c3d4e2e3',
  });
});

test('every style paints the very pixels it always has, on every machine', () => {
  const hashes = Object.fromEntries(styles.map((style) => [style, hashOf(whale, { style })]));
  expect(hashes).toEqual({
    ink: '3b9b30c9',
    'night-glass': '684297e7',
    oil: 'd97caa2c',
    pastel: '14b65dbb',
    watercolour: '5dfab86b',
  });
});

test('a body of every substance paints the very pixels it always has by day', () => {
  const bodies = ['deer', 'boat', 'man', 'octopus', 'rose', 'ghost', 'moon'];
  const hashes = bodies.map((id) => [
    id,
    hashOf(
      makeScene({ setting: 'meadow', time: 'day', symbols: [{ id, role: 'hero', count: 1 }] }),
    ),
  ]);
  expect(Object.fromEntries(hashes)).toEqual({
    deer: 'd7e60178',
    boat: 'ca83866f',
    man: '1e58bd1e',
    octopus: 'b131da5c',
    rose: '5344fbff',
    ghost: '22b11e92',
    moon: '40e24151',
  });
});

test('every weather changes the picture out of doors and leaves it alone indoors', () => {
  const outside = weathers.map((weather) => hashOf({ ...whale, setting: 'city', weather }));
  expect(new Set(outside).size).toBe(weathers.length);
  expect(Object.fromEntries(weathers.map((weather, n) => [weather, outside[n]]))).toEqual({
    clear: '9ab5fcc7',
    cloudy: '655207b1',
    mist: '811b0786',
    rain: '232c5a93',
    snow: 'd0722f6a',
    storm: '85fccd5f',
    wind: 'd52a32ed',
  });
  const inside = weathers.map((weather) => hashOf({ ...whale, setting: 'room', weather }));
  expect(new Set(inside).size).toBe(1);
});

test('another seed, scene or style gives another picture; the same gives the same', () => {
  const first = hashOf(whale);
  expect(hashOf(whale)).toBe(first);
  expect(hashOf(whale, { seed: 8 })).not.toBe(first);
  expect(hashOf(whale, { style: 'ink' })).not.toBe(first);
  expect(hashOf({ ...whale, time: 'dawn' })).not.toBe(first);
  expect(hashOf({ ...whale, symbols: [] })).not.toBe(first);
});

test('a mirrored world, a tiny hero and a repeated one each change the picture', () => {
  const field: Scene = { ...whale, setting: 'meadow' };
  const pictures = [
    hashOf(field),
    hashOf({ ...field, strangeness: 'mirrored' }),
    hashOf({ ...field, scale: 0.45 }),
    hashOf({ ...field, symbols: [{ id: 'whale', role: 'hero', count: 3 }] }),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('ten forests of the same dream are ten paintings', () => {
  const deer: Scene = { ...whale, setting: 'forest', symbols: [] };
  const seeds = Array.from({ length: 10 }, (_, seed) => hashOf(deer, { seed }));
  expect(new Set(seeds).size).toBe(10);
});

test.each(settingNames)(
  '%s is composed for a wide picture, lit in more than one place',
  (setting) => {
    const { data } = paint({ ...whale, setting }, { ...small, width: 160, height: 64 });
    const thirds = [0, 1, 2].map((third) => {
      let least = 255;
      let most = 0;
      for (let y = 0; y < 64; y++) {
        for (let x = Math.floor((third * 160) / 3); x < ((third + 1) * 160) / 3; x++) {
          const green = data[(y * 160 + Math.floor(x)) * 4 + 1] ?? 0;
          least = Math.min(least, green);
          most = Math.max(most, green);
        }
      }
      return most - least;
    });
    for (const contrast of thirds) expect(contrast).toBeGreaterThan(16);
  },
);

test.each([
  [120, 63],
  [40, 90],
  [16, 16],
])('a picture of %i × %i is opaque and not of one colour', (width, height) => {
  const { data, ...size } = paint(whale, { ...small, width, height });
  expect(size).toEqual({ width, height });
  expect(data.length).toBe(width * height * 4);
  const reds = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    reds.add(data[i] ?? 0);
    expect(data[i + 3]).toBe(255);
  }
  expect(reds.size).toBeGreaterThan(10);
});

test('progress grows from 0 to 1 through every stage', () => {
  const seen: number[] = [];
  const stages = new Set<string>();
  paint(whale, {
    ...small,
    onProgress(done, stage) {
      seen.push(done);
      stages.add(stage);
    },
  });
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
  expect([...stages]).toEqual(['backdrop', 'symbols', 'brush', 'finish']);
});

test('a concept without a silhouette leaves the picture as it is', () => {
  const unknown = { ...whale, symbols: [{ id: 'unheard-of', role: 'hero' as const, count: 1 }] };
  expect(hashOf(unknown)).toBe(hashOf({ ...whale, symbols: [] }));
});
