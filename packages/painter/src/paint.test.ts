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
    abstract: '29bf2e58',
    bathroom: '0a3e20ec',
    beach: 'a2697d39',
    carriage: 'ab5f42f6',
    cave: '8b01da39',
    church: '19141c3c',
    city: '1a90946f',
    classroom: '4315b6c1',
    corridor: '66106838',
    desert: 'e61cffbb',
    forest: 'fa472e5a',
    garden: '36bca918',
    hospital: '8dc805d9',
    kitchen: 'ca6f9f6b',
    lake: '3f9b21e5',
    meadow: 'ad00b572',
    mountain: 'ae37f987',
    river: '945cebfd',
    road: 'c7cdf54d',
    room: '0a310e13',
    sea: 'd97caa2c',
    shop: '00ccd15f',
    sky: 'b0fa17d9',
    snowfield: 'ac429a4f',
    space: '46e7f0a0',
    stairs: '23b10153',
    station: '33bc1541',
    street: '46ae5f7c',
    theatre: '0bf3f76b',
    underwater: '3d378551',
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
    deer: 'a3aec07b',
    boat: 'e6f49c8e',
    man: '098474ee',
    octopus: '4a651995',
    rose: 'cc3933db',
    ghost: '9abdd224',
    moon: '07c8743d',
  });
});

test('every weather changes the picture out of doors and leaves it alone indoors', () => {
  const outside = weathers.map((weather) => hashOf({ ...whale, setting: 'city', weather }));
  expect(new Set(outside).size).toBe(weathers.length);
  expect(Object.fromEntries(weathers.map((weather, n) => [weather, outside[n]]))).toEqual({
    clear: '1a90946f',
    cloudy: 'fe82db50',
    mist: 'fd1f8310',
    rain: 'a208f946',
    snow: 'b7d58568',
    storm: '3b9ea284',
    wind: '71edcdbb',
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
