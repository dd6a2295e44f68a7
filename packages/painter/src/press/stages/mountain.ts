import { fall } from '#press/drawing.ts';
import { join, type Path, type Point, polygon } from '#press/path.ts';
import { flowerRoles, paintFlowersOver } from '#press/stages/kit/flowers.ts';
import { paintVillage } from '#press/stages/kit/land.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { fir } from '#press/stages/kit/plants.ts';
import { below, hills } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';
import type { Random } from '#random.ts';

/** Peaks behind peaks, lit on one flank, snow on the highest; a ledge before us. */
export const mountain = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const rows = [
    { role: 'far', peaks: 4, rise: 0.58, tone: 0.25, base: horizon + drop * 0.06 },
    { role: 'mid', peaks: 3, rise: 0.4, tone: 0.45, base: horizon + drop * 0.14 },
  ] as const;
  for (const { role, peaks, rise, tone, base } of rows) {
    const [lit, shaded, snow]: [Path[], Path[], Path[]] = [[], [], []];
    for (let i = 0; i < peaks; i++) {
      const x = width * ((i + random.between(0.15, 0.85)) / peaks);
      const tall = horizon * rise * random.between(0.6, 1.1);
      const half = (width / peaks) * random.between(0.8, 1.1);
      const peak = peakOf(random, x, base, tall, half, side);
      lit.push(peak.whole);
      shaded.push(peak.shade);
      if (role === 'far') snow.push(peak.cap);
    }
    put(
      `peaks.${role}`,
      role,
      join(
        below(() => base - 4, width, height, width),
        ...lit,
      ),
      { tone: fall(base - horizon * 0.5, base + drop * 0.2, tone, tone - 0.15), isSheet: true },
    );
    put('flanks', role, join(...shaded), {
      tone: fall(base - horizon * 0.5, base, tone + 0.5, tone + 0.15),
    });
    put('snow', 'white', join(...snow), { tone: 0.1, isSheet: true });
  }
  const slope = hills(random, horizon + drop * 0.14, drop * 0.06, width * 0.9);
  const trees: Path[] = [below(slope, width, height)];
  for (let i = 0; i < 18; i++) {
    const x = width * random.next();
    const tall = height * random.between(0.05, 0.12);
    trees.push(fir(random, x, slope(x) + 12, tall, tall * 0.34));
  }
  if (random.next() < 0.6)
    paintVillage(outside, slope, width * (0.5 - side * random.between(0, 0.2)), drop * 0.035);
  put('woods', 'near', join(...trees), {
    // Mist lies in the valley.
    tone: fall(horizon + drop * 0.04, horizon + drop * 0.42, 0.8, 0.1),
    isSheet: true,
  });
  // A rock that one can climb, on the side of the light.
  const rock = (share: number) => width * (0.5 + side * (0.5 - share));
  const [top, foot] = [height * random.between(0.2, 0.28), height * 0.86];
  const face: Point[] = [
    [rock(0.12), top],
    [rock(0.2), top + height * 0.03],
    [rock(0.17), top + height * 0.14],
    [rock(0.25), top + height * 0.22],
    [rock(0.22), top + height * 0.36],
    [rock(0.3), top + height * 0.46],
    [rock(0.33), foot],
  ];
  put('crag', 'near', polygon([[rock(-0.1), top - 30], ...face, [rock(-0.1), foot + 20]]), {
    tone: fall(top, foot, 0.35, 0.9),
    isSheet: true,
    grain: { kind: 'slant', slope: side * 0.5 },
  });
  const clefts = face.slice(1, -1).map(([x, y]) =>
    polygon([
      [x + side * width * 0.03, y],
      [x + side * width * 0.07, y + 26],
      [x + side * width * 0.02, y + 50],
    ]),
  );
  put('crag.clefts', 'near', join(...clefts), { tone: 1, alpha: 0.6 });
  slots.push(
    slot(camera, 'wall', rock(0.27), top + height * 0.42, 1.9, 150, side > 0 ? 'right' : 'left'),
  );
  // Firs that stand just below us, across from the rock.
  const firs: Path[] = [];
  for (let i = 0; i < 5; i++) {
    const x = width * (0.5 - side * (0.52 - i * 0.075 + random.between(-0.02, 0.02)));
    const tall = height * random.between(0.15, 0.24) * (1 - i * 0.12);
    firs.push(fir(random, x, horizon + drop * 0.46, tall, tall * 0.36));
  }
  put('firs', 'leaf', join(...firs), { tone: 0.85, isSheet: true });
  const ledge = hills(random, horizon + drop * 0.4, drop * 0.03, width * 0.7);
  put('ledge', 'ground', below(ledge, width, height + 20), {
    tone: fall(horizon + drop * 0.4, height, 0.1, 0.75),
    isSheet: true,
    grain: { kind: 'slant', slope: side * 0.2 },
  });
  const stones: Path[] = [];
  for (let i = 0; i < 9; i++) {
    const [x, y] = [width * random.next(), horizon + drop * random.between(0.5, 0.95)];
    const size = 8 + 26 * ((y - horizon) / drop) * random.next();
    stones.push(
      polygon([
        [x - size, y],
        [x - size * 0.5, y - size * 0.7],
        [x + size * 0.4, y - size * 0.8],
        [x + size, y],
      ]),
    );
  }
  put('stones', 'stone', join(...stones), { tone: 0.5, isSheet: true });
  if (options.weather !== 'snow') paintFlowersOver(outside, flowerRoles(random), [0.44, 0.95], 60);
  const edge = (x: number) =>
    height * 1.01 - Math.max(0, (-side * (x - width / 2)) / width - 0.2) * height * 0.4;
  putFront('rocks', 'dark', below(edge, width, height + 20), { tone: 0.5, isSheet: true });
  slots.push(slot(camera, 'top', width * (0.5 - side * 0.3), horizon + drop * 0.1, 0.5, 300));
  return { standing: { farthest: 0.46 } };
}, 0.04);

function peakOf(random: Random, x: number, base: number, tall: number, half: number, side: -1 | 1) {
  const top: Point = [x, base - tall];
  const jag = (share: number, way: -1 | 1): Point => [
    x + way * half * share * random.between(0.85, 1.1),
    base - tall * (1 - share) * random.between(0.94, 1.04),
  ];
  const left = [jag(0.22, -1), jag(0.5, -1), jag(0.78, -1)];
  const right = [jag(0.22, 1), jag(0.5, 1), jag(0.78, 1)];
  const whole = polygon([top, ...right, [x + half, base], [x - half, base], ...left.toReversed()]);
  // The flank away from the light.
  const flank = side > 0 ? left : right;
  const way = side > 0 ? -1 : 1;
  const shade = polygon([
    top,
    ...flank,
    [x + way * half, base],
    [x + way * half * 0.1, base],
    [x - way * half * 0.08, base - tall * 0.4],
    [x + way * half * 0.07, base - tall * 0.66],
  ]);
  const [l, r] = [left[0] ?? top, right[0] ?? top];
  const cap = polygon([
    top,
    r,
    [x + half * 0.12, r[1] - tall * 0.03],
    [x + half * 0.04, r[1] + tall * 0.06],
    [x - half * 0.06, l[1] - tall * 0.02],
    [x - half * 0.12, l[1] + tall * 0.05],
    l,
  ]);
  return { whole, shade, cap };
}
