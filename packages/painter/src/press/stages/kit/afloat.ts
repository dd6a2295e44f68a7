import { join, type Path, type Point, polygon, rect } from '#press/path.ts';
import { type Camera, scaleOfGround } from '#press/stages/kit/camera.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { lens, pick, streak, taper } from '#press/stages/kit/shapes.ts';

/** Boats under sail, far out. */
export function paintSails(
  { put, options: { random, width, height }, camera: { horizon }, side }: Outside,
  count: number,
): void {
  const [hulls, sails]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < count; n++) {
    const share = 0.02 + 0.1 * random.next();
    const [x, y] = [
      width * (0.5 - side * random.between(-0.1, 0.46)),
      horizon + (height - horizon) * share,
    ];
    const k = height * (0.025 + share * 0.4);
    hulls.push(
      polygon([
        [x - k * 0.5, y - k * 0.16],
        [x + k * 0.56, y - k * 0.16],
        [x + k * 0.36, y + k * 0.06],
        [x - k * 0.36, y + k * 0.06],
      ]),
      taper([x, y - k * 0.1], [x, y - k * 1.4], 3, 2),
    );
    sails.push(
      [
        0,
        x + k * 0.05,
        y - k * 1.36,
        2,
        x + k * 0.5,
        y - k * 0.9,
        x + k * 0.56,
        y - k * 0.5,
        x + k * 0.5,
        y - k * 0.26,
        1,
        x + k * 0.05,
        y - k * 0.24,
        3,
      ],
      [
        0,
        x - k * 0.05,
        y - k * 1.2,
        2,
        x - k * 0.3,
        y - k * 0.8,
        x - k * 0.4,
        y - k * 0.5,
        x - k * 0.42,
        y - k * 0.26,
        1,
        x - k * 0.05,
        y - k * 0.24,
        3,
      ],
    );
  }
  put('sails.hull', 'dark', join(...hulls), { tone: 0.6 });
  put('sails', pick(random, ['white', 'accent', 'accent2']), join(...sails), {
    tone: 0.2,
    isSheet: true,
  });
}

/** A lighthouse on its rock; by night it shines. */
export function paintLighthouse(
  { put, options: { time }, side }: Outside,
  { x, y, tall }: { readonly x: number; readonly y: number; readonly tall: number },
): void {
  const at = (a: number, up: number): Point => [x + a * tall, y - up * tall];
  const isLit = time !== 'day';
  if (isLit) {
    const beam = polygon([at(0, 0.93), at(side * 4, 1.5), at(side * 4, 0.62)]);
    put('beam', 'lamp', beam, { tone: 0.2, alpha: 0.28, mode: 'light' });
  }
  put(
    'lighthouse',
    'white',
    polygon([at(-0.12, 0), at(-0.075, 0.84), at(0.075, 0.84), at(0.12, 0)]),
    {
      tone: 0.25,
      isSheet: true,
      relief: { depth: 0.4, dx: side * 8, dy: 0, radius: 10 },
    },
  );
  const bands = [0.1, 0.38, 0.66].map((up) => {
    const [w0, w1] = [0.12 - up * 0.054, 0.12 - (up + 0.14) * 0.054];
    return polygon([at(-w0, up), at(-w1, up + 0.14), at(w1, up + 0.14), at(w0, up)]);
  });
  put('lighthouse.bands', 'accent', join(...bands), { tone: 0.5 });
  const top = join(
    polygon([at(-0.1, 0.84), at(-0.1, 0.87), at(0.1, 0.87), at(0.1, 0.84)]),
    polygon([at(-0.08, 0.99), at(0, 1.09), at(0.08, 0.99)]),
  );
  put('lighthouse.top', 'dark', top, { tone: 0.7 });
  put(
    'lighthouse.lamp',
    'lamp',
    polygon([at(-0.055, 0.87), at(-0.055, 0.99), at(0.055, 0.99), at(0.055, 0.87)]),
    {
      tone: isLit ? 0 : 0.4,
      glow: isLit ? 1 : 0,
    },
  );
  const rock = polygon([
    at(-0.5, 0.0),
    at(-0.36, 0.14),
    at(-0.12, 0.1),
    at(0.16, 0.16),
    at(0.34, 0.08),
    at(0.6, 0),
  ]);
  put('lighthouse.rock', 'near', rock, { tone: 0.85, isSheet: true });
}

/** Short lines of light that a carver leaves on the slopes of waves. */
export function paintRipples(
  { put, options: { random, width, height }, camera }: Outside,
  [from, to]: readonly [number, number],
  count: number,
): void {
  const drop = height - camera.horizon;
  const [light, dark]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < count; n++) {
    const share = from + (to - from) * random.next();
    const wide = width * random.between(0.04, 0.12) * (0.4 + share);
    const line = lens(random.next() * width, camera.horizon + drop * share, wide, 1.6 + share * 5);
    (n % 2 === 0 ? light : dark).push(line);
  }
  put('ripples', 'foam', join(...light), { tone: 0.2, alpha: 0.5 });
  put('ripples.dark', 'water', join(...dark), { tone: 1, alpha: 0.55 });
}

/** A rowing boat that lies on still water. */
export function mooredBoat(
  camera: Camera,
  x: number,
  y: number,
): readonly [hull: Path, inside: Path] {
  const k = scaleOfGround(camera, y);
  const hull: Path = [
    0,
    x - 150 * k,
    y - 42 * k,
    2,
    x - 110 * k,
    y + 12 * k,
    x + 110 * k,
    y + 12 * k,
    x + 160 * k,
    y - 52 * k,
    2,
    x + 60 * k,
    y - 26 * k,
    x - 60 * k,
    y - 26 * k,
    x - 150 * k,
    y - 42 * k,
    3,
  ];
  const bench = join(
    streak(x, y - 30 * k, 190 * k, 9 * k),
    rect(x - 30 * k, y - 36 * k, 60 * k, 7 * k),
  );
  return [hull, bench];
}
