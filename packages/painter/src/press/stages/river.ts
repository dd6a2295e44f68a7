import { fall, ramp } from '#press/drawing.ts';
import { join, type Path } from '#press/path.ts';
import { flowerRoles, paintFlowersOver } from '#press/stages/kit/flowers.ts';
import { paintVillage } from '#press/stages/kit/land.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { fir, tuft } from '#press/stages/kit/plants.ts';
import { below, hills, lens } from '#press/stages/kit/shapes.ts';
import { groundSlot } from '#press/stages/kit/slots.ts';
import { paintTree } from '#press/stages/kit/trees.ts';

/** A river that winds from the hills to our feet, trees along it. */
export const river = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const far = hills(random, horizon - drop * 0.08, drop * 0.14, width * 0.8);
  put('hills.far', 'far', below(far, width, height), {
    tone: fall(horizon - drop * 0.2, horizon, 0.7, 0.2),
    isSheet: true,
  });
  const mid = hills(random, horizon, drop * 0.04, width * 0.5);
  const woods: Path[] = [below(mid, width, height)];
  for (let i = 0; i < 14; i++) {
    const x = width * random.next();
    woods.push(fir(random, x, mid(x) + 8, height * random.between(0.03, 0.08), height * 0.026));
  }
  put('woods', 'mid', join(...woods), {
    tone: fall(horizon - drop * 0.1, horizon + drop * 0.1, 0.6, 0.4),
    isSheet: true,
  });
  put(
    'ground',
    'ground',
    below(() => horizon + drop * 0.06, width, height + 20, width),
    {
      tone: ramp(
        [width / 2 + side * width * 0.3, horizon],
        [width / 2 - side * width * 0.3, height],
        0.1,
        0.9,
      ),
      isSheet: true,
    },
  );
  const mouth = width * (0.5 + side * random.between(0.0, 0.14));
  const foot = width * (0.5 + side * random.between(0.2, 0.32));
  const bend = side * width * random.between(0.16, 0.3);
  const curve = (u: number, half: number): Path => {
    const top = horizon + drop * 0.06;
    const low = height + 30;
    return [
      ...[0, mouth - 4, top],
      ...[
        2,
        mouth - bend - half * 0.1,
        top + drop * 0.12,
        mouth + bend - half * 0.6,
        top + drop * 0.24,
        mouth - half * 0.4,
        top + drop * 0.42,
      ],
      ...[
        2,
        mouth - bend * 0.6 - half * 0.8,
        top + drop * 0.62,
        foot - half * 1.2,
        top + drop * 0.8,
        foot - half * u,
        low,
      ],
      ...[1, foot + half * u, low],
      ...[
        2,
        foot + half * 0.9,
        top + drop * 0.8,
        mouth - bend * 0.6 + half * 0.9,
        top + drop * 0.62,
        mouth + half * 0.5,
        top + drop * 0.42,
      ],
      ...[
        2,
        mouth + bend + half * 0.3,
        top + drop * 0.24,
        mouth - bend + half * 0.2,
        top + drop * 0.12,
        mouth + 4,
        top,
        3,
      ],
    ];
  };
  const half = width * random.between(0.26, 0.3);
  if (random.next() < 0.6) paintVillage(outside, mid, width * (0.5 - side * 0.24), drop * 0.04);
  put('bank', 'leaf', curve(1.15, half * 1.16), { tone: 0.75 });
  put('water', 'water', curve(1, half), { tone: fall(horizon, height, 0.04, 0.8), isSheet: true });
  const glints: Path[] = [];
  for (let i = 0; i < 16; i++) {
    const t = random.between(0.45, 1);
    const x =
      mouth + (foot - mouth) * Math.max(0, t - 0.4) * 1.6 + random.between(-0.5, 0.5) * half * t;
    glints.push(lens(x, horizon + drop * t, half * random.between(0.2, 0.5), 4 + 4 * t));
  }
  put('glints', 'foam', join(...glints), { tone: 0.1, alpha: 0.8 });
  for (const [x, share, size] of [
    [-0.42, 0.2, 0.3],
    [0.42, 0.14, 0.22],
    [-0.2, 0.1, 0.14],
  ] as const) {
    const tall = height * size * random.between(0.9, 1.2);
    const [x0, y] = [width * (0.5 + side * x), horizon + drop * share];
    paintTree(outside, { x: x0, y, tall });
  }
  const roles = flowerRoles(random);
  if (options.weather !== 'snow') paintFlowersOver(outside, roles, [0.24, 0.95], 60);
  const reeds = Array.from({ length: 18 }, (_, i) =>
    tuft(random, (width * i) / 17, height + 12, height * random.between(0.04, 0.12)),
  );
  putFront('reeds', 'near', join(...reeds), { tone: 0.8, isSheet: true });
  slots.push(groundSlot(camera, 'water', foot - bend * 0.1, horizon + drop * 0.86, 260));
  slots.push(groundSlot(camera, 'water', mouth, horizon + drop * 0.46, 200));
  slots.push(groundSlot(camera, 'underwater', foot, height * 0.95, 220));
  return { standing: side > 0 ? { to: 0.4, side: -1 } : { from: 0.6, side: 1 } };
}, 0.02);
