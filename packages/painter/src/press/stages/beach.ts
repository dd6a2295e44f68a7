import { fall, ramp } from '#press/drawing.ts';
import { join, type Path, type Point, polygon } from '#press/path.ts';
import { paintRipples, paintSails } from '#press/stages/kit/afloat.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { tuft } from '#press/stages/kit/plants.ts';
import { below, hills, lineAlong, pick, streak, wave } from '#press/stages/kit/shapes.ts';
import {
  paintBoat,
  paintHuts,
  paintPalms,
  paintParasols,
  paintStrand,
} from '#press/stages/kit/shore.ts';
import { groundSlot } from '#press/stages/kit/slots.ts';
import { paintGlitter } from '#press/stages/kit/water.ts';

/** Sand, a rim of foam, the sea behind it; marram grass or a rock at the side. */
export const beach = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  put(
    'water',
    'water',
    below(() => horizon, width, height, width),
    {
      tone: fall(horizon, horizon + drop * 0.4, 0.7, 0.1),
      isSheet: true,
    },
  );
  paintGlitter(outside, horizon + drop * 0.36);
  const kind = pick(random, ['headland', 'stacks', 'groyne', 'dune', 'huts', 'parasols', 'palms']);
  if (random.next() < 0.5) paintSails(outside, pick(random, [1, 2, 4]));
  paintRipples(outside, [0.02, 0.3], 30);
  if (kind === 'headland') paintHeadland(outside);
  if (kind === 'stacks') paintStacks(outside);
  const rows: Path[] = [];
  for (let i = 0; i < 9; i++) {
    const share = 0.03 + 0.3 * ((i + 1) / 9) * ((i + 1) / 9);
    const wide = width * random.between(0.12, 0.3) * (0.5 + share * 2);
    rows.push(streak(random.next() * width, horizon + drop * share, wide, 3 + share * 18));
  }
  put('waves', 'foam', join(...rows), { tone: 0.1, alpha: 0.75 });
  const [reach, phase] = [width * random.between(0.5, 0.8), random.next()];
  const slope = side * drop * random.between(0.04, 0.12);
  const edge = (x: number) =>
    horizon +
    drop * 0.36 +
    wave(x, reach, phase) * drop * 0.035 +
    ((x - width / 2) / width) * slope;
  put(
    'foam',
    'foam',
    lineAlong((x) => edge(x) - 5, -20, width + 40, 20),
    { tone: 0, isSheet: true },
  );
  put('sand.wet', 'floor', below(edge, width, height + 20), { tone: 1, isSheet: true });
  put(
    'sand',
    'floor',
    below((x) => edge(x) + drop * 0.07 + wave(x, reach * 0.7, phase) * 9, width, height + 20),
    {
      tone: ramp(
        [width / 2 + side * width * 0.3, horizon + drop * 0.4],
        [width / 2 - side * width * 0.3, height],
        0.02,
        0.62,
      ),
      grain: { kind: 'slant', slope: side * 0.06 },
    },
  );
  const marks: Path[] = [];
  for (let i = 0; i < 16; i++) {
    const y = horizon + drop * random.between(0.52, 0.98);
    marks.push(streak(random.next() * width, y, 50 + random.next() * 90, 4));
  }
  put('ripples', 'shadow', join(...marks), { tone: 0.3, alpha: 0.22 });
  if (kind === 'groyne') paintGroyne(outside, edge);
  if (kind === 'huts')
    paintHuts(outside, {
      y: (x) => edge(x) + drop * 0.16,
      tall: height * random.between(0.13, 0.17),
    });
  if (kind === 'parasols') paintParasols(outside, [horizon + drop * 0.46, horizon + drop * 0.74]);
  paintStrand(outside, [horizon + drop * 0.46, height * 0.98]);
  if (kind === 'headland' || kind === 'stacks' || kind === 'dune') {
    const y = horizon + drop * random.between(0.5, 0.58);
    paintBoat(outside, { x: width * (0.5 - side * 0.34), y, k: scaleOfGround(camera, y) * 0.62 });
  }
  const dune = hills(random, height * 0.99, height * 0.02, width * 0.6);
  const bank = (x: number) =>
    dune(x) -
    Math.max(0, (side * (x - width / 2)) / width - 0.18) * height * (kind === 'dune' ? 0.86 : 0.5);
  const grass: Path[] = [];
  for (let i = 0; i < 12; i++) {
    const x = width / 2 + side * width * random.between(0.2, 0.52);
    grass.push(tuft(random, x, bank(x) + 8, height * random.between(0.05, 0.1)));
  }
  if (kind === 'palms') paintPalms(outside, bank);
  putFront('dune', 'floor', below(bank, width, height + 20), { tone: 0.8, isSheet: true });
  putFront('marram', 'leaf', join(...grass), { tone: 0.6, isSheet: true });
  for (const [x, share] of [
    [0.3, 0.26],
    [-0.28, 0.18],
    [0.02, 0.3],
  ] as const) {
    slots.push(groundSlot(camera, 'water', width * (0.5 + x), horizon + drop * share, 260));
  }
  return { standing: { farthest: 0.52 } };
}, -0.03);

/** Land that runs out into the sea, across from the light: two capes, one behind the other. */
function paintHeadland({ put, camera, side, options: { random, width } }: Outside): void {
  const { horizon, height } = camera;
  const tall = height * random.between(0.13, 0.22);
  const at = (share: number, up: number): Point => [
    width * (0.5 - side * (0.54 - share)),
    horizon + 4 - tall * up,
  ];
  for (const [role, reach, up] of [
    ['far', 1, 0.62],
    ['mid', 0.66, 1],
  ] as const) {
    const cape = polygon([
      at(0, 0),
      at(0, up),
      at(0.16 * reach, up * 0.98),
      at(0.27 * reach, up * 0.86),
      at(0.4 * reach, up * 0.8),
      at(0.44 * reach, up * 0.4),
      at(0.52 * reach, up * 0.3),
      at(0.56 * reach, 0),
    ]);
    put(`cape.${role}`, role, cape, {
      tone: fall(horizon - tall, horizon, role === 'far' ? 0.2 : 0.5, role === 'far' ? 0.5 : 0.9),
      isSheet: true,
      grain: { kind: 'upright' },
    });
  }
}

/** Rocks that stand in the sea, with their foam. */
function paintStacks({ put, camera, side, options: { random, width } }: Outside): void {
  const { horizon, height } = camera;
  const rocks: Path[] = [];
  const feet: Path[] = [];
  for (const [share, up, down] of [
    [0.3, 0.3, 0.07],
    [0.42, 0.17, 0.04],
    [0.12, 0.08, 0.03],
  ] as const) {
    const x = width * (0.5 - side * share);
    const y = horizon + (height - horizon) * down;
    const tall = height * up * random.between(0.85, 1.1);
    const half = tall * random.between(0.2, 0.3);
    rocks.push(
      polygon([
        [x - half * 1.3, y],
        [x - half * 0.8, y - tall * 0.55],
        [x - half * 0.5, y - tall * 0.97],
        [x + half * 0.2, y - tall],
        [x + half * 0.6, y - tall * 0.7],
        [x + half * 0.8, y - tall * 0.3],
        [x + half * 1.4, y],
      ]),
    );
    feet.push(streak(x, y, half * 4, 12));
  }
  put('stacks', 'mid', join(...rocks), {
    tone: fall(horizon - height * 0.3, horizon, 0.45, 0.9),
    isSheet: true,
    grain: { kind: 'upright' },
    relief: { depth: 0.4, dx: side * 12, dy: -4, radius: 20 },
  });
  put('stacks.foam', 'foam', join(...feet), { tone: 0 });
}

/** Posts in a row from the sand out into the water, each smaller. */
function paintGroyne(
  { put, camera, side, options: { random, width } }: Outside,
  edge: (x: number) => number,
): void {
  const { horizon, height } = camera;
  const posts: Path[] = [];
  const foot: Point = [width * (0.5 - side * random.between(0.42, 0.5)), height * 0.86];
  const end: Point = [width * (0.5 - side * 0.08), horizon + (height - horizon) * 0.08];
  for (let n = 0; n < 13; n++) {
    const share = 1 - (1 - n / 12) * (1 - n / 12);
    const [x, y] = [foot[0] + (end[0] - foot[0]) * share, foot[1] + (end[1] - foot[1]) * share];
    const k = scaleOfGround(camera, y);
    const tall = k * random.between(62, 82);
    const inWater = y < edge(x) ? k * 20 : 0;
    posts.push(
      polygon([
        [x - 9 * k, y],
        [x - 8 * k, y - tall + inWater],
        [x + 8 * k, y - tall + inWater - 3 * k],
        [x + 9 * k, y],
      ]),
    );
  }
  put('groyne', 'bark', join(...posts), { tone: 0.8, isSheet: true });
}
