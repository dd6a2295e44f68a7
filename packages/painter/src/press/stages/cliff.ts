import { fall, ramp } from '#press/drawing.ts';
import { cut, join, type Path, type Point, polygon } from '#press/path.ts';
import { paintLighthouse, paintRipples, paintSails } from '#press/stages/kit/afloat.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { flowerRoles, head } from '#press/stages/kit/flowers.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { tuft } from '#press/stages/kit/plants.ts';
import { below, pick, streak } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';
import { paintGlitter } from '#press/stages/kit/water.ts';

/** The land ends: a cliff on one side, the sea far below on the other. */
export const cliff = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  put(
    'water',
    'water',
    below(() => horizon, width, height + 20, width),
    { tone: fall(horizon, height, 0.1, 0.95), isSheet: true },
  );
  paintGlitter(outside, height);
  const lines = Array.from({ length: 16 }, () => {
    const t = random.next();
    return streak(random.next() * width, horizon + drop * t, width * 0.05 * (0.6 + t), 2 + 3 * t);
  });
  paintSails(outside, pick(random, [1, 2, 3]));
  paintRipples(outside, [0.02, 0.9], 50);
  put('waves', 'foam', join(...lines), { tone: 0.1, alpha: 0.6 });
  const at = (share: number, y: number): Point => [width * (0.5 + side * share), y];
  for (const [share, top, role] of [
    [0.1, 0.16, 'far'],
    [-0.1, 0.27, 'mid'],
  ] as const) {
    const y = horizon - drop * top * 0.35;
    const land = polygon([
      at(share - 0.7, y - 12),
      at(share - 0.2, y),
      at(share - 0.06, y + 14),
      at(share - 0.02, horizon + drop * top),
      at(share + 0.03, horizon + drop * (top + 0.05)),
      at(share - 0.7, horizon + drop * (top + 0.08)),
    ]);
    put(`head.${role}`, role, land, {
      tone: fall(y, horizon + drop * top, 0.2, 0.7),
      isSheet: true,
    });
    put(
      'surf',
      'foam',
      streak(width * (0.5 + side * (share - 0.1)), horizon + drop * (top + 0.06), width * 0.34, 14),
      { tone: 0 },
    );
  }
  if (random.next() < 0.5)
    paintLighthouse(outside, {
      ...{ x: width * (0.5 - side * 0.2), y: horizon - drop * 0.05 },
      tall: height * random.between(0.16, 0.22),
    });
  if (random.next() < 0.6) paintStacks(outside);
  const edge = random.between(0.1, 0.2);
  const lip = horizon + drop * 0.34;
  const face = polygon([
    at(-0.7, lip),
    at(edge - 0.16, lip),
    at(edge, height * 0.9),
    at(edge + 0.03, height * 0.97),
    at(edge - 0.05, height + 40),
    at(-0.7, height + 40),
  ]);
  put('cliff.face', 'stone', face, {
    tone: fall(lip, height, 0.55, 1),
    isSheet: true,
    grain: { kind: 'upright' },
  });
  const top = polygon([
    at(-0.7, lip - 16),
    at(edge - 0.34, lip - 10),
    at(edge - 0.16, lip + 2),
    at(edge - 0.12, lip + drop * 0.16),
    at(edge - 0.05, lip + drop * 0.36),
    at(edge - 0.005, height * 0.93),
    at(edge - 0.06, height + 30),
    at(-0.7, height + 30),
  ]);
  put('cliff', 'ground', top, {
    tone: ramp(at(-0.5, height), at(edge, lip), 0.66, 0.02),
    isSheet: true,
    grain: { kind: 'slant', slope: side * 0.1 },
  });
  const grass: Path[] = [];
  for (let i = 0; i < 20; i++) {
    const t = random.next();
    const [x, y] = at(
      edge - 0.14 + t * 0.1 - random.next() * 0.4,
      lip + (height - lip) * (0.08 + t * 0.8),
    );
    grass.push(tuft(random, x, y, 10 + 34 * t));
  }
  put('grass', 'leaf', join(...grass), { tone: 0.55 });
  const heads: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 40; i++) {
    const t = random.next();
    const [x, y] = at(
      edge - 0.16 + t * 0.1 - random.next() * 0.44,
      lip + (height - lip) * (0.04 + t * 0.9),
    );
    heads[i % 3 === 0 ? 1 : 0].push(head('daisy', [x, y], 3 + t * 9));
  }
  const [first, second] = flowerRoles(random);
  put('flowers', first, join(...heads[0]), { tone: 0.15 });
  put('flowers', second, join(...heads[1]), { tone: 0.15 });
  const beyond = width * (0.5 + side * 0.32);
  slots.push(
    slot(camera, 'air', beyond, height * 0.72, scaleOfGround(camera, height * 0.85), 240),
    slot(camera, 'water', beyond, horizon + drop * 0.5, 0.35, 500),
    slot(
      camera,
      'top',
      width * (0.5 + side * (edge - 0.2)),
      lip + 6,
      scaleOfGround(camera, lip + 6),
      160,
    ),
  );
  const standing =
    side > 0
      ? { from: 0.08, to: 0.5 + edge - 0.1, side: -1 as const }
      : { from: 0.5 - edge + 0.1, to: 0.92, side: 1 as const };
  return { standing: { ...standing, farthest: 0.42 } };
}, -0.06);

/** Pillars that the sea has cut from the land; through one there is an arch. */
function paintStacks({ put, camera, side, options: { random, width } }: Outside): void {
  const { horizon, height } = camera;
  const drop = height - horizon;
  const x = width * (0.5 + side * random.between(0.2, 0.34));
  const y = horizon + drop * random.between(0.24, 0.34);
  const tall = drop * random.between(0.36, 0.56);
  const at = (u: number, v: number): Point => [x + side * tall * u, y - tall * v];
  const arch = polygon([
    ...[at(-0.1, 0), at(-0.07, 0.34), at(0, 0.5), at(0.09, 0.52), at(0.15, 0.36), at(0.17, 0)],
  ]);
  const rock = polygon([
    ...[at(-0.34, 0), at(-0.3, 0.5), at(-0.24, 0.93), at(-0.1, 1), at(0.2, 0.94), at(0.3, 0.72)],
    ...[at(0.36, 0.4), at(0.44, 0.02)],
  ]);
  const pillar = polygon([at(0.6, 0), at(0.64, 0.44), at(0.7, 0.54), at(0.8, 0.5), at(0.86, 0)]);
  put('stack', 'stone', join(rock, cut(arch), pillar), {
    tone: fall(y - tall, y, 0.3, 0.85),
    isSheet: true,
    grain: { kind: 'upright' },
  });
  put(
    'stack.shade',
    'stone',
    polygon([
      ...[at(-0.34, 0), at(-0.3, 0.5), at(-0.24, 0.93), at(-0.1, 1), at(-0.12, 0.5), at(-0.1, 0)],
    ]),
    { tone: 0.9, alpha: 0.8 },
  );
  put(
    'surf',
    'foam',
    join(streak(x, y, tall * 1.2, 12), streak(at(0.73, 0)[0], y, tall * 0.5, 9)),
    {
      tone: 0,
    },
  );
}
