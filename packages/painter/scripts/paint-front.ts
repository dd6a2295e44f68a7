/**
 * Prints what the home and the pages that have nothing to show hang: the sheet that waits, the sample
 * night as a whole and in planes, the dawn, and a scene for each empty page, with a bare sky where
 * the page paints the true moon. `npm run paint:front --workspace packages/painter`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { analyse } from '@reverie/oneirology';
import sharp from 'sharp';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { type ComposeOptions, type Composition, compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { gouacheMargin, layGouache } from '#press/looks/gouache.ts';
import { boxOf } from '#press/path.ts';
import { passesOf, placeSeen, printAlone } from '#press/printing/passes.ts';
import { pixelsOf, rowOf } from '#press/printing/pixels.ts';
import type { Actor, PrintScene } from '#press/scene.ts';
import { pathData } from '#press/svg/path-data.ts';

const app = new URL('../../../apps/web/app/', import.meta.url);

/** A share of a print's width: the true moon may be new, and dark. */
const largestMoon = 0.11;

const sample = {
  fr: 'Cette nuit, je grimpe à une échelle posée sur les toits. La lune est énorme, si près que j’entends son bruit, comme un frigo. Je n’ai pas peur. Je cherche seulement le dernier barreau.',
  en: 'Last night I climb a ladder that stands on the roofs. The moon is huge, so close that I hear its noise, like a fridge. I am not afraid. I am only looking for the last rung.',
};

await printSample();
await printStates();
await printDawn();

/** The sample night: whole, plane by plane, and begun. */
async function printSample(): Promise<void> {
  const scene = printSceneOf(analyse(sample.fr, { language: 'fr' }));
  // It has a moon of its own: no other hangs beside it.
  const night = bare(compose(scene, { seed: 6, palette: 'joy.night' }), /^(?:disc(?:\..+)?|halo)$/);
  await keep('features/home/pictures/night-828', print(night, 828), 90_000);
  await keep('features/home/pictures/night-448', print(night, 448), 40_000);
  const planes = [];
  // What darkens the corners of a print is no plane of it.
  const passes = passesOf(night).filter(({ of }) => of !== 'front');
  for (const [at, pass] of passes.entries()) {
    const { data, width, height } = printAlone(night, pass, { seed: 6, width: 612 });
    await keep(`features/home/pictures/plane-${at}`, { data, width, height }, 60_000);
    planes.push(pass.of);
  }
  const found = { planes, alt: { fr: describePrint(scene, 'fr'), en: describePrint(scene, 'en') } };
  write('features/home/pictures/night.json', found);
  write('features/home/sample-dream.json', sample);
  await printWaiting(
    bare(compose(scene, { seed: 3, palette: 'joy.night' }), /^(?:disc.*|halo|cloud.*|moon.*)$/),
  );
}

/** Paper, pencil, and the sky begun above: where a visitor's own dream is to come. */
async function printWaiting(night: Composition): Promise<void> {
  const wide = 828;
  const tall = Math.round(wide * 1.25);
  const sky = night.layers.filter(({ id }) => id === 'sky' || id === 'stars');
  const painted = print({ ...night, layers: sky }, wide);
  const blank = print({ ...night, layers: [] }, wide, true);
  const others = night.layers.filter(({ id }) => !/^(?:sky|stars|ladder|figure|contact)/.test(id));
  const lines = others.map(({ path }) => pathData(path)).join('');
  const bands = 9;
  const reached = tall * 0.52;
  const step = reached / bands;
  const strokes = Array.from({ length: bands }, (_, at) => {
    const [left, right] = [26 + noise(at) * 40, wide - 26 - noise(at + 40) * (30 + at * 26)];
    const ragged = (x: number, side: number) =>
      Array.from({ length: 16 }, (_, n) => {
        const y = 30 + at * step + ((step + 3) * n) / 15;
        return `${x + side * noise(at * 31 + n * 7 + side) * 42} ${y}`;
      });
    return `M${ragged(left, 1).join('L')}L${ragged(right, -1).reverse().join('L')}Z`;
  });
  const svg = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}">${inside}</svg>`,
    );
  const mask = svg(`<path d="${strokes.join('')}" fill="#fff"/>`);
  const pencil = svg(
    `<g transform="scale(${wide / night.width})"><clipPath id="c"><rect x="34" y="34" width="${night.width - 68}" height="${night.height - 68}"/></clipPath><path clip-path="url(#c)" d="${lines}" fill="none" stroke="#2e2a42" stroke-opacity=".38" stroke-width="1.1"/></g>`,
  );
  const begun = await sharp(painted.data, { raw: raw(painted) })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const data = await sharp(blank.data, { raw: raw(blank) })
    .composite([{ input: pencil }, { input: begun }])
    .raw()
    .toBuffer();
  const sheet = { data, width: wide, height: tall };
  await keep('features/telling/pictures/sheet-828', sheet, 70_000);
  await keep('features/telling/pictures/sheet-552', sheet, 40_000, 552);
}

type State = { name: string; seed: number; scene: PrintScene; options?: Partial<ComposeOptions> };

async function printStates(): Promise<void> {
  const dreamer: Actor = {
    kind: 'person',
    who: 'dreamer',
    gender: 'unknown',
    age: 'adult',
    count: 1,
    changes: [],
  };
  const cat = thing('cat', 'chat', 'cat');
  const door = thing('door', 'porte', 'door', ['red']);
  const boat = thing('boat', 'barque', 'boat');
  const car = thing('car', 'voiture', 'car', ['broken']);
  const states: State[] = [
    {
      name: 'door',
      seed: 8,
      scene: sceneOf('garden', [dreamer, door, cat], {
        deeds: [{ who: 0, act: 'open', whom: 1 }],
      }),
    },
    {
      name: 'stairs',
      seed: 8,
      scene: sceneOf('stairs', [{ ...door, changes: ['red', 'floating'] }, dreamer], {
        deeds: [{ who: 1, act: 'climb' }],
      }),
    },
    {
      name: 'room',
      seed: 1,
      scene: sceneOf('room', [cat], {
        place: 'bedroom',
        deeds: [{ who: 0, act: 'sit', relation: { name: 'on', to: 'place', at: 'bed' } }],
      }),
    },
    { name: 'stage', seed: 4, scene: sceneOf('theatre', []), options: { palette: 'joy.dusk' } },
    {
      name: 'boat',
      seed: 1,
      scene: sceneOf('sea', [dreamer, boat], {
        deeds: [{ who: 0, act: 'sit', relation: { name: 'in', to: 1 } }],
      }),
    },
    {
      name: 'road',
      seed: 5,
      scene: sceneOf('road', [dreamer, car], { deeds: [{ who: 0, act: 'wait' }] }),
    },
  ];
  const told: Record<string, unknown> = {};
  for (const { name, seed, scene, options } of states) {
    const whole = compose(scene, { seed, palette: 'joy.night', ...options });
    const disc = whole.layers.find(({ id }) => /^(?:pane\.|backdrop\.)?(?:disc|moon)$/.test(id));
    const box = disc && boxOf(disc.path);
    if (!box) console.log(name, whole.layers.map(({ id }) => id).join(' '));
    const middle = disc && placeSeen(whole, [disc]);
    told[name] = {
      alt: { fr: describePrint(whole.scene, 'fr'), en: describePrint(whole.scene, 'en') },
      moon: middle &&
        box && {
          ...middle,
          radius: Math.min(largestMoon, (box.right - box.left) / 2 / whole.width),
        },
    };
    const night = bare(whole, /^(?:(?:pane\.|backdrop\.)?(?:disc(?:\..+)?|moon)|halo)$/);
    await keep(`ambience/scenes/${name}`, print(night, 672), 60_000);
  }
  write('ambience/scenes/scenes.json', told);
}

/** The end of the night, without a margin: the page has its edges. */
async function printDawn(): Promise<void> {
  const dreamer: Actor = {
    kind: 'person',
    who: 'dreamer',
    gender: 'unknown',
    age: 'adult',
    count: 1,
    changes: [],
  };
  const scene = sceneOf('city', [dreamer], {
    place: 'roof',
    time: 'dawn',
    deeds: [{ who: 0, act: 'wait' }],
  });
  const dawn = compose(scene, { seed: 5, palette: 'wonder.dusk', format: '16:9' });
  const large = print(dawn, 1920, false, false);
  await keep('features/home/pictures/dawn-1920', large, 190_000);
  await keep('features/home/pictures/dawn-960', large, 70_000, 960);
  write('features/home/pictures/dawn.json', {
    alt: { fr: describePrint(dawn.scene, 'fr'), en: describePrint(dawn.scene, 'en') },
  });
}

function thing(id: string, fr: string, en: string, changes: Actor['changes'] = []): Actor {
  return { kind: 'thing', id, label: { fr, en }, count: 1, changes };
}

function sceneOf(
  setting: PrintScene['setting'],
  actors: readonly Actor[],
  more: Partial<PrintScene> = {},
): PrintScene {
  const moods = {
    joy: 0,
    calm: 0.7,
    wonder: 0.3,
    unease: 0,
    sorrow: 0,
    anger: 0,
    confusion: 0,
    dread: 0,
  };
  const plain = { placeChanges: [], time: 'night', weather: 'clear', deeds: [] } as const;
  return { version: 2, setting, moods, actors, ...plain, ...more };
}

function bare(composition: Composition, unwanted: RegExp): Composition {
  const isKept = composition.layers.map(
    ({ id }, at) => (composition.owners[at] ?? -1) >= 0 || !unwanted.test(id),
  );
  return {
    ...composition,
    layers: composition.layers.filter((_, at) => isKept[at]),
    owners: composition.owners.filter((_, at) => isKept[at]),
  };
}

type Pixels = { data: Uint8ClampedArray | Buffer; width: number; height: number };

function print(drawing: Composition, width: number, isBlank = false, hasMargin = true): Pixels {
  const scale = width / drawing.width;
  const sheet = { width, height: Math.round(drawing.height * scale), scale };
  const rgb = new Float32Array(sheet.width * sheet.height * 3);
  layGouache(rgb, drawing, sheet, 6);
  // Nothing printed: the margin reaches to the middle.
  const reached = isBlank ? { ...sheet, scale: sheet.scale * 30 } : sheet;
  const leaveMargin = gouacheMargin(drawing, reached);
  return pixelsOf(sheet, (row, y) => {
    row.set(rowOf(rgb, width, y));
    if (isBlank || hasMargin) leaveMargin(row, y);
  });
}

function noise(at: number): number {
  const turned = Math.imul(Math.floor(at + 900) ^ 0x9e3779b9, 0x85ebca6b);
  return ((turned ^ (turned >>> 13)) >>> 0) / 4_294_967_296;
}

function raw({ width, height }: Pixels) {
  return { width, height, channels: 4 as const };
}

async function keep(
  path: string,
  pixels: Pixels,
  mostBytes: number,
  width?: number,
): Promise<void> {
  const picture = sharp(pixels.data, { raw: raw(pixels) }).resize(width ?? pixels.width);
  for (let quality = 76; quality >= 20; quality -= 12) {
    const file = await picture
      .clone()
      .webp({ quality, alphaQuality: quality, effort: 6 })
      .toBuffer();
    if (file.length > mostBytes) continue;
    const to = new URL(`${path}.webp`, app);
    mkdirSync(new URL('.', to), { recursive: true });
    writeFileSync(to, file);
    console.log(`${path}.webp: ${file.length} bytes, quality ${quality}`);
    return;
  }
  throw new Error(`${path} does not fit into ${mostBytes} bytes.`);
}

function write(path: string, content: unknown): void {
  writeFileSync(new URL(path, app), `${JSON.stringify(content, null, 2)}\n`);
}
