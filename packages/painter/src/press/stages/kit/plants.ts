import { join, type Path, type Point, polygon, smooth } from '#press/path.ts';
import { blob, lens, taper } from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';

/** A bare trunk with branches that leave it upwards, from its foot at (x, y); `k` units for a cm. */
export function bareTree(random: Random, x: number, y: number, tall: number, wide: number): Path {
  const parts: Path[] = [
    taper([x, y], [x + wide * random.between(-0.3, 0.3), y - tall], wide, wide * 0.3),
  ];
  const count = 5 + Math.floor(random.next() * 3);
  for (let i = 0; i < count; i++) {
    const up = 0.32 + (0.6 * (i + random.next() * 0.6)) / count;
    const way = i % 2 === 0 ? 1 : -1;
    const long = tall * (1.05 - up) * random.between(0.32, 0.55);
    const from: Point = [x, y - tall * up];
    const knee: Point = [x + way * long * 0.55, from[1] - long * 0.4];
    const tip: Point = [x + way * long, from[1] - long * random.between(0.75, 1.1)];
    parts.push(taper(from, knee, wide * 0.34 * (1.2 - up), wide * 0.2 * (1.2 - up)));
    parts.push(taper(knee, tip, wide * 0.2 * (1.2 - up), 0));
    parts.push(taper(knee, [knee[0] + way * long * 0.5, knee[1] - long * 0.05], wide * 0.13, 0));
  }
  return join(...parts);
}

/** A fir: tiers of drooping boughs. */
export function fir(random: Random, x: number, y: number, tall: number, wide: number): Path {
  const tiers = 9;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const [top, low] = [i / tiers, (i + 1) / tiers];
    const reach = (wide / 2) * low * random.between(0.86, 1.1);
    left.push([x - reach * 0.5 * (i === 0 ? 0.2 : 1), y - tall * (1 - top) * 0.94]);
    left.push([x - reach, y - tall * 0.94 * (1 - low) - tall * 0.02]);
    right.push([x + reach * 0.5 * (i === 0 ? 0.2 : 1), y - tall * (1 - top) * 0.94]);
    right.push([x + reach * random.between(0.9, 1.08), y - tall * 0.94 * (1 - low) - tall * 0.02]);
  }
  return join(
    polygon([[x, y - tall], ...right, ...left.reverse()]),
    polygon([
      [x - wide * 0.04, y - tall * 0.1],
      [x + wide * 0.04, y - tall * 0.1],
      [x + wide * 0.05, y],
      [x - wide * 0.05, y],
    ]),
  );
}

/** A round tree: crown and trunk apart, for they have colours of their own. */
export function roundTree(
  random: Random,
  x: number,
  y: number,
  tall: number,
  wide: number,
): { readonly crown: Path; readonly trunk: Path } {
  const [cx, cy] = [x, y - tall * 0.66];
  return {
    crown: join(
      blob(random, cx - wide * 0.04, cy - tall * 0.08, wide * 0.32, tall * 0.25, 0.07),
      blob(random, cx - wide * 0.27, cy + tall * 0.06, wide * 0.24, tall * 0.17, 0.1, 7),
      blob(random, cx + wide * 0.25, cy + tall * 0.03, wide * 0.25, tall * 0.19, 0.1, 7),
      blob(random, cx + wide * 0.02, cy + tall * 0.1, wide * 0.26, tall * 0.14, 0.1, 7),
    ),
    trunk: join(
      taper([x, y], [x, y - tall * 0.6], wide * 0.1, wide * 0.055),
      taper([x, y - tall * 0.36], [x - wide * 0.2, y - tall * 0.56], wide * 0.045, wide * 0.02),
      taper([x, y - tall * 0.4], [x + wide * 0.18, y - tall * 0.6], wide * 0.04, wide * 0.02),
    ),
  };
}

export function cypress(x: number, y: number, tall: number, wide: number): Path {
  return smooth([
    [x, y - tall],
    [x + wide * 0.36, y - tall * 0.55],
    [x + wide * 0.48, y - tall * 0.14],
    [x + wide * 0.2, y],
    [x - wide * 0.2, y],
    [x - wide * 0.48, y - tall * 0.14],
    [x - wide * 0.36, y - tall * 0.55],
  ]);
}

/** Blades of grass in a tuft. */
export function tuft(random: Random, x: number, y: number, tall: number, count = 4): Path {
  const blades: Path[] = [];
  for (let i = 0; i < count; i++) {
    const lean = (i - (count - 1) / 2) * 0.3 + random.between(-0.1, 0.1);
    blades.push(
      taper([x + i * tall * 0.09, y], [x + i * tall * 0.09 + lean * tall, y - tall], tall * 0.1, 0),
    );
  }
  return join(...blades);
}

/** A plant with long leaves on both sides of its stem. */
export function frond(x: number, y: number, tall: number, lean: number, count = 6): Path {
  const parts: Path[] = [taper([x, y], [x + lean * tall, y - tall], tall * 0.035, 0)];
  for (let i = 1; i <= count; i++) {
    const up = i / (count + 0.6);
    const [sx, sy] = [x + lean * tall * up, y - tall * up];
    const long = tall * 0.46 * (1.12 - up);
    for (const way of [-1, 1]) {
      const turn = way < 0 ? 0.5 + 0.1 : -0.1;
      parts.push(lens(sx + way * long * 0.42, sy - long * 0.26, long, tall * 0.09, turn));
    }
  }
  return join(...parts);
}
