import { fall } from '#press/drawing.ts';
import { ellipse, join, type Path, type Point, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { paintVillage } from '#press/stages/kit/land.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { bareTree, fir } from '#press/stages/kit/plants.ts';
import { below, hills, pick, taper } from '#press/stages/kit/shapes.ts';

/** White ground, blue shade, dark trees; a trail of steps that leads away. */
export const snowfield = outsideStage((outside) => {
  const { options, camera, put, putFront, side, sky } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const isGrey = sky.isHidden;
  put(
    'hills',
    'far',
    below(hills(random, horizon - drop * 0.06, drop * 0.1, width * 0.9), width, height),
    { tone: fall(horizon - drop * 0.2, horizon, 0.5, 0.05), isSheet: true },
  );
  const scenery = pick(random, ['peak', 'wood', 'plain']);
  if (scenery === 'peak') paintPeak(outside);
  const mid = hills(random, horizon + drop * 0.02, drop * 0.03, width * 0.7);
  const kind = pick(random, ['firs', 'bare']);
  const row: Path[] = [];
  for (let i = 0; i < 13; i++) {
    const x = width * random.next();
    const tall = height * random.between(0.05, 0.12);
    row.push(
      kind === 'firs'
        ? fir(random, x, mid(x) + 8, tall, tall * 0.32)
        : bareTree(random, x, mid(x) + 8, tall, tall * 0.07),
    );
  }
  put('woods', 'mid', join(...row), { tone: 0.6, isSheet: true });
  if (random.next() < 0.7)
    paintVillage(outside, mid, width * (0.5 - side * random.between(0, 0.3)), drop * 0.05);
  for (const [n, [share, tone]] of (
    [
      [0.03, 0.15],
      [0.2, 0.3],
      [0.5, 0.1],
    ] as const
  ).entries()) {
    if (scenery === 'wood' && n > 0) paintWood(outside, share, n === 1 ? 'mid' : 'dark');
    const line = hills(
      random,
      horizon + drop * share,
      drop * (0.03 + share * 0.05),
      width * random.between(0.8, 1.3),
    );
    put('snow', 'white', below(line, width, height + 20), {
      tone: fall(horizon + drop * share, horizon + drop * (share + 0.45), tone * 0.3, tone + 0.45),
      isSheet: true,
      grain: { kind: 'slant', slope: side * 0.1 },
    });
  }
  if (!isGrey) paintLongShadows(outside);
  const steps: Path[] = [];
  for (let i = 0; i < 15; i++) {
    const t = (i / 15) * (i / 15);
    const y = horizon + drop * (0.22 + 0.7 * t);
    const k = scaleOfGround(camera, y);
    const x =
      width * (0.5 - side * (0.12 + 0.18 * (1 - t) * (1 - t))) + (i % 2 === 0 ? -13 : 13) * k;
    steps.push(ellipse(x, y, 9 * k, 4.5 * k));
  }
  put('steps', 'far', join(...steps), { tone: 0.7, alpha: 0.8 });
  const x = width * (0.5 + side * random.between(0.3, 0.42));
  const y = horizon + drop * 0.3;
  const tall = height * random.between(0.44, 0.6);
  const tree =
    kind === 'firs'
      ? fir(random, x, y, tall, tall * 0.4)
      : bareTree(random, x, y, tall, tall * 0.06);
  put('tree.shadow', 'far', ellipse(x - side * 40, y, tall * 0.22, 10), { tone: 0.8, alpha: 0.5 });
  put('tree', 'dark', tree, { tone: 0.4, isSheet: true });
  if (kind === 'firs') {
    const caps = Array.from({ length: 5 }, (_, i) =>
      ellipse(
        x + side * tall * (0.015 + i * 0.026),
        y - tall * (0.86 - i * 0.16),
        tall * (0.03 + i * 0.016),
        7,
      ),
    );
    put('tree.snow', 'white', join(...caps), { tone: 0.1 });
  }
  const [posts, caps]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    const k = scaleOfGround(camera, horizon + drop * (0.14 + 0.5 * t * t));
    const px = width * (0.5 + side * (0.02 + 0.5 * t));
    const py = horizon + drop * (0.14 + 0.5 * t * t);
    posts.push(taper([px, py], [px, py - 100 * k], 13 * k, 11 * k));
    caps.push(ellipse(px, py - 100 * k, 11 * k, 6 * k));
  }
  put('fence', 'bark', join(...posts), { tone: 0.8 });
  put('fence.snow', 'white', join(...caps), { tone: 0.1 });
  const bank = hills(random, height * 0.99, height * 0.025, width * 0.5);
  putFront('bank', 'white', below(bank, width, height + 20), {
    tone: fall(height * 0.94, height, 0.3, 0.75),
    isSheet: true,
  });
  return { standing: { farthest: 0.2 } };
});

/** One white mountain with a side in the light and a side in blue shade, across from the sun. */
function paintPeak({ put, camera, side, options: { random, width } }: Outside): void {
  const { horizon, height } = camera;
  const x = width * (0.5 - side * random.between(0.12, 0.3));
  const tall = Math.min(horizon * 0.8, height * random.between(0.24, 0.38));
  const foot = horizon + height * 0.03;
  const at = (u: number, v: number): Point => [x + side * tall * u, foot - tall * v];
  const whole = polygon([
    ...[at(-1.7, 0), at(-1.1, 0.3), at(-0.86, 0.28), at(-0.4, 0.7), at(-0.28, 0.69), at(0, 1)],
    ...[at(0.24, 0.76), at(0.34, 0.75), at(0.7, 0.44), at(0.9, 0.42), at(1.6, 0)],
  ]);
  put('peak', 'white', whole, {
    tone: fall(foot - tall, foot, 0.05, 0.5),
    isSheet: true,
    grain: { kind: 'slant', slope: side * 0.5 },
  });
  const shade = polygon([
    ...[at(-1.7, 0), at(-1.1, 0.3), at(-0.86, 0.28), at(-0.4, 0.7), at(-0.28, 0.69), at(0, 1)],
    ...[at(0.1, 0.74), at(-0.06, 0.6), at(0.12, 0.4), at(-0.16, 0.24), at(0, 0)],
  ]);
  put('peak.shade', 'far', shade, { tone: fall(foot - tall, foot, 0.85, 0.4), isSheet: true });
}

/** A wood at one side, its foot behind a rise of the snow: firs before firs, smaller further in. */
function paintWood(
  { put, camera, side, options: { random, width, height } }: Outside,
  share: number,
  role: 'mid' | 'dark',
): void {
  const y = camera.horizon + (height - camera.horizon) * (share + 0.06);
  const firs: Path[] = [];
  for (let n = 0; n < 6; n++) {
    const x = width * (0.5 - side * (0.56 - n * 0.055 + random.between(-0.02, 0.02)));
    const tall = height * (0.22 + share) * random.between(0.8, 1.1) * (1 - n * 0.1);
    firs.push(fir(random, x, y, tall, tall * 0.36));
  }
  put('wood', role, join(...firs), { tone: role === 'mid' ? 0.75 : 0.35, isSheet: true });
}

/** Shadows of trees that are not seen, long over the snow: they lead to where light comes from. */
function paintLongShadows({ put, camera, side, sky, options: { random, width } }: Outside): void {
  const { horizon, height } = camera;
  const bands: Path[] = [];
  for (let n = 0; n < 5; n++) {
    const from = horizon + (height - horizon) * random.between(0.3, 0.5);
    const x = sky.light.x + side * width * (0.04 + n * 0.14 + random.between(0, 0.05));
    const lean = (x - sky.light.x) * random.between(0.9, 1.2) - side * width * 0.5;
    bands.push(taper([x, from], [x + lean, height + 40], 6, 46));
  }
  put('snow.shadows', 'far', join(...bands), {
    tone: 0.7,
    alpha: fall(horizon, height, 0.2, 0.55),
  });
}
