import { fall, ramp } from '#press/drawing.ts';
import { begin, circle, close, curve, join, limb, line, type Path, polygon } from '#press/path.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { below, clump, hills, lens, pick, streak } from '#press/stages/kit/shapes.ts';

/** Sand in few large shapes, lit from one side and in shade on the other; behind it, what the seed says. */
export const desert = outsideStage((outside) => {
  const { options, camera, put, putFront, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const kind = pick(random, ['great', 'great', 'mesas', 'pyramids', 'waves']);
  put(
    'far',
    'far',
    below(hills(random, horizon - drop * 0.01, drop * 0.03, width * 0.7), width, height),
    { tone: 0.3, isSheet: true },
  );
  if (kind === 'mesas') paintMesas(outside);
  if (kind === 'pyramids') paintPyramids(outside);
  const away = -side;
  paintDune(outside, 'mid', {
    x: 0.5 + side * random.between(0.24, 0.36),
    foot: 0.1,
    rise: random.between(0.08, 0.13),
    half: [1, 1],
    tone: 0.2,
  });
  if (kind === 'great') {
    paintDune(outside, 'floor', {
      x: 0.5 + away * random.between(0.1, 0.3),
      foot: 0.3,
      rise: random.between(0.5, 0.74),
      half: [0.95, 0.8],
      tone: 0.12,
    });
  }
  if (kind === 'waves') {
    for (const [n, foot] of [0.16, 0.3].entries()) {
      paintDune(outside, 'floor', {
        x: 0.5 + (n === 0 ? away : side) * random.between(0.1, 0.32),
        foot,
        rise: random.between(0.16, 0.24),
        half: [1.1, 1.1],
        tone: 0.1 + n * 0.06,
      });
    }
  }
  paintDune(outside, 'floor', {
    x: 0.5 + away * random.between(0.2, 0.44),
    foot: 0.52,
    rise: random.between(0.24, 0.3),
    half: [1.3, 0.9],
    tone: 0.14,
  });
  const ripples = Array.from({ length: 9 }, () =>
    streak(
      width * random.next(),
      horizon + drop * random.between(0.72, 0.98),
      width * random.between(0.08, 0.2),
      5,
    ),
  );
  put('ripples', 'shadow', join(...ripples), { tone: 0.2, alpha: 0.22 });
  const hatch = Array.from({ length: 56 }, () => {
    const share = random.between(0.5, 1);
    const x = width * random.next();
    return lens(
      x,
      horizon + drop * share,
      width * random.between(0.05, 0.14),
      2 + share * 2.4,
      side * 0.012,
    );
  });
  put('ripples.hatched', 'floor', join(...hatch), { tone: 0.95, alpha: 0.45 });
  if (random.next() < 0.6) paintCacti(outside);
  const near = hills(random, height * 0.985, height * 0.02, width * 0.8);
  putFront('dune.near', 'near', below(near, width, height + 20), {
    tone: fall(height * 0.95, height, 0.4, 0.9),
    isSheet: true,
  });
  return { standing: { farthest: 0.24 } };
});

/** Cacti and stones at the sides, where nobody stands. */
function paintCacti({ put, side, camera, options: { random, width, height } }: Outside): void {
  const [plants, flowers, stones]: [Path[], Path[], Path[]] = [[], [], []];
  for (const [share, down, size] of [
    [0.42, 0.42, 1],
    [-0.44, 0.34, 0.7],
    [0.3, 0.28, 0.45],
  ] as const) {
    const x = width * (0.5 + side * (share + random.between(-0.04, 0.04)));
    const y = camera.horizon + (height - camera.horizon) * down;
    const tall = height * 0.2 * size * random.between(0.8, 1.2);
    const thick = tall * 0.14;
    plants.push(limb([x, y], [x, y - tall], thick, thick * 0.8));
    for (const way of [-1, 1] as const) {
      const up = tall * random.between(0.35, 0.6);
      const out = x + way * tall * 0.28;
      plants.push(limb([x, y - up], [out, y - up], thick * 0.5, thick * 0.5));
      plants.push(
        limb(
          [out, y - up],
          [out, y - up - tall * random.between(0.18, 0.32)],
          thick * 0.52,
          thick * 0.45,
        ),
      );
    }
    flowers.push(circle(x, y - tall - thick * 0.7, thick * 0.4));
    for (let n = 0; n < 3; n++)
      stones.push(
        clump(random, x + random.between(-1, 1) * tall * 0.5, y + 6, tall * 0.08, tall * 0.05),
      );
  }
  put('cacti', 'leaf', join(...plants), {
    tone: 0.8,
    isSheet: true,
    relief: { depth: 0.4, dx: side * 8, dy: -4, radius: 10 },
    grain: { kind: 'upright' },
  });
  put('cacti.flowers', 'accent', join(...flowers), { tone: 0.2 });
  put('stones', 'stone', join(...stones), { tone: 0.8 });
}

interface Dune {
  /** Where its crest is across the sheet, its foot and its height as shares of the ground. */
  readonly x: number;
  readonly foot: number;
  readonly rise: number;
  /** How far it reaches to the lit side and to the other, in widths of the sheet. */
  readonly half: readonly [lit: number, dark: number];
  readonly tone: number;
}

/** A dune down to the foot of the sheet: a lit flank, a dark one, and the sharp ridge between them. */
function paintDune(
  { put, camera, side, options: { random, width, height } }: Outside,
  role: 'mid' | 'floor',
  { x, foot, rise, half, tone }: Dune,
): void {
  const { horizon } = camera;
  const drop = height - horizon;
  const [px, base] = [width * x, horizon + drop * foot];
  const top = base - drop * rise;
  const tall = base - top;
  const [lit, dark] = [px + side * width * half[0], px - side * width * half[1]];
  // Between its crest and its feet it sags, as sand does.
  const slope = (to: number) => [
    ...[px + (to - px) * 0.2, top + tall * 0.34, px + (to - px) * 0.5, base - tall * 0.06],
    ...[to, base],
  ];
  const whole: Path = [
    ...[begin, px, top, curve, ...slope(lit), line, lit, height + 30, line, dark, height + 30],
    ...[line, dark, base],
    ...[curve, px + (dark - px) * 0.5, base - tall * 0.06],
    ...[px + (dark - px) * 0.2, top + tall * 0.34, px, top, close],
  ];
  put('dune', role, whole, {
    tone: ramp(
      [px + side * width * 0.5, top],
      [px - side * width * 0.3, base + drop * 0.5],
      tone * 0.4,
      tone + 0.34,
    ),
    isSheet: true,
    grain: { kind: 'slant', slope: side * 0.14 },
  });
  const [low, swing] = [base + tall * random.between(0.5, 0.9), width * random.between(0.07, 0.16)];
  const end = px + side * swing * random.between(0.3, 1.4);
  const shade: Path = [
    ...[begin, px, top, curve, ...slope(dark), line, dark, low],
    ...[curve, px - side * swing * 2, low, end - side * swing * 3, low, end, low - 2],
    ...[curve, px + side * swing * 1.3, base + tall * 0.1, px - side * swing * 1.1],
    ...[top + tall * 0.6, px, top, close],
  ];
  put('dune.shade', role, shade, {
    tone: ramp([px, top], [dark, low], Math.min(1, tone + 0.72), Math.min(0.9, tone + 0.46)),
    alpha: fall(top, low, 0.95, 0.35),
    grain: { kind: 'slant', slope: -side * 0.2 },
  });
}

/** Table rocks: one near and cut by the edge of the sheet, two far away. */
function paintMesas({ put, camera, side, options: { random, width, height } }: Outside): void {
  const drop = height - camera.horizon;
  for (const [share, up, wide, role, tone] of [
    [0.06, 0.13, 0.1, 'far', 0.5],
    [-0.2, 0.2, 0.13, 'far', 0.8],
    [-0.44, 0.46, 0.2, 'mid', 0.5],
  ] as const) {
    const x = width * (0.5 + side * share);
    const [half, tall] = [width * wide, drop * up * random.between(0.9, 1.15)];
    const y = camera.horizon + drop * 0.05;
    const at = (u: number, v: number) => [x + side * half * u, y - tall * v] as const;
    const rock = polygon([
      ...[at(-1.5, 0), at(-1, 0.5), at(-0.92, 0.96), at(-0.4, 1), at(0.62, 0.98)],
      ...[at(0.7, 0.74), at(0.8, 0.7), at(0.86, 0.46), at(1.7, 0)],
    ]);
    put('rocks', role, rock, {
      tone: fall(y - tall, y, tone, Math.max(0, tone - 0.35)),
      isSheet: true,
      grain: { kind: 'upright' },
    });
    const shade = polygon([
      ...[at(-1.5, 0), at(-1, 0.5), at(-0.92, 0.96), at(-0.4, 1), at(-0.34, 0.5), at(-0.5, 0)],
    ]);
    put('rocks.shade', role, shade, { tone: Math.min(1, tone + 0.4), alpha: 0.85 });
  }
}

/** Pyramids with a side in the sun and a side in the shade. */
function paintPyramids({ put, camera, side, options: { random, width, height } }: Outside): void {
  const drop = height - camera.horizon;
  const y = camera.horizon + drop * 0.07;
  for (const [share, up, tone] of [
    [0.3, 0.16, 0.1],
    [-0.34, 0.34, 0.2],
    [-0.02, 0.24, 0.3],
  ] as const) {
    const x = width * (0.5 + side * (share + random.between(-0.05, 0.05)));
    const tall = drop * up * random.between(0.9, 1.2);
    const edge = x - side * tall * 0.3;
    const face = (foot: number) =>
      polygon([
        [x, y - tall],
        [foot, y],
        [edge, y + tall * 0.05],
      ]);
    put('rocks', 'floor', face(x + side * tall * 1.1), { tone, isSheet: true });
    put('rocks.shade', 'floor', face(x - side * tall * 0.95), { tone: 0.95, isSheet: true });
  }
}
