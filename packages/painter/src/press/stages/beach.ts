import { fall, ramp } from '#press/drawing.ts';
import { ellipse, join, type Path } from '#press/path.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { tuft } from '#press/stages/kit/plants.ts';
import { below, hills, lineAlong, streak, wave } from '#press/stages/kit/shapes.ts';
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
  put('sand.wet', 'floor', below(edge, width, height + 20), { tone: 0.85, isSheet: true });
  put(
    'sand',
    'ground',
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
  const dune = hills(random, height * 0.99, height * 0.02, width * 0.6);
  const bank = (x: number) =>
    dune(x) - Math.max(0, (side * (x - width / 2)) / width - 0.18) * height * 0.5;
  const grass: Path[] = [];
  for (let i = 0; i < 12; i++) {
    const x = width / 2 + side * width * random.between(0.2, 0.52);
    grass.push(tuft(random, x, bank(x) + 8, height * random.between(0.05, 0.1)));
  }
  putFront('dune', 'floor', below(bank, width, height + 20), { tone: 0.8, isSheet: true });
  putFront('marram', 'leaf', join(...grass), { tone: 0.6, isSheet: true });
  for (const [x, share] of [
    [0.3, 0.26],
    [-0.28, 0.18],
    [0.02, 0.3],
  ] as const) {
    slots.push(groundSlot(camera, 'water', width * (0.5 + x), horizon + drop * share, 260));
  }
  put('shell', 'white', ellipse(width * (0.5 - side * 0.2), height * 0.93, 12, 7), { tone: 0.2 });
  return { standing: { farthest: 0.52 } };
}, -0.03);
