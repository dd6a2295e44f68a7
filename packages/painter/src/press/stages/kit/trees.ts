import { join, type Path } from '#press/path.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { cypress } from '#press/stages/kit/plants.ts';
import { blob, clump, pick, taper } from '#press/stages/kit/shapes.ts';

export const treeKinds = ['oak', 'round', 'poplar', 'pine', 'willow', 'birch'] as const;
export type TreeKind = (typeof treeKinds)[number];

/** Where the clumps of a crown are: across and up, in shares of its height, and how large. */
const clumps: Record<TreeKind, readonly (readonly [x: number, up: number, size: number])[]> = {
  oak: [
    [-0.3, 0.56, 0.2],
    [0.28, 0.54, 0.2],
    [-0.14, 0.7, 0.22],
    [0.16, 0.72, 0.21],
    [0, 0.84, 0.16],
    [-0.42, 0.47, 0.12],
    [0.44, 0.48, 0.12],
  ],
  round: [
    [-0.16, 0.58, 0.19],
    [0.17, 0.6, 0.19],
    [0, 0.74, 0.21],
    [0.02, 0.55, 0.18],
  ],
  poplar: [
    [0, 0.86, 0.08],
    [-0.02, 0.7, 0.11],
    [0.03, 0.52, 0.13],
    [-0.02, 0.36, 0.13],
    [0.01, 0.24, 0.1],
  ],
  pine: [
    [-0.2, 0.84, 0.13],
    [0.14, 0.88, 0.14],
    [0.32, 0.76, 0.11],
    [-0.02, 0.78, 0.12],
    [-0.34, 0.72, 0.09],
  ],
  willow: [
    [-0.24, 0.62, 0.17],
    [0.22, 0.64, 0.17],
    [0, 0.74, 0.2],
    [-0.36, 0.48, 0.12],
    [0.36, 0.5, 0.12],
  ],
  birch: [
    [0.02, 0.86, 0.1],
    [-0.12, 0.7, 0.12],
    [0.13, 0.66, 0.12],
    [-0.08, 0.52, 0.11],
    [0.14, 0.48, 0.1],
  ],
};

/** A tree with a crown of clumps: dark below, light where the sun is, single leaves at its rim. */
export function paintTree(
  { put, side, options: { random } }: Outside,
  {
    x,
    y,
    tall,
    kind = pick(random, treeKinds),
    tone = 0.6,
  }: {
    readonly x: number;
    readonly y: number;
    readonly tall: number;
    readonly kind?: TreeKind;
    readonly tone?: number;
  },
): void {
  const flat = kind === 'pine' ? 0.55 : kind === 'poplar' ? 1.25 : 0.86;
  const [crown, light, leaves]: [Path[], Path[], Path[]] = [[], [], []];
  const isSmall = tall < 290;
  const thick = tall * (kind === 'oak' ? 0.085 : kind === 'birch' ? 0.035 : 0.05);
  const trunk: Path[] = [taper([x, y], [x, y - tall * 0.72], thick * 1.2, thick * 0.4)];
  for (const [dx, up, size] of clumps[kind]) {
    const [cx, cy] = [x + dx * tall, y - up * tall];
    const r = size * tall * random.between(0.9, 1.12);
    trunk.push(taper([x, y - tall * up * 0.55], [cx, cy], thick * 0.42, thick * 0.12));
    crown.push(
      isSmall ? clump(random, cx, cy, r, r * flat) : blob(random, cx, cy, r, r * flat, 0.14, 7),
    );
    const [hx, hy] = [cx + side * r * 0.2, cy - r * 0.26];
    if (tall > 110)
      light.push(
        isSmall
          ? clump(random, hx, hy, r * 0.62, r * 0.46 * flat)
          : blob(random, hx, hy, r * 0.66, r * 0.5 * flat, 0.2, 5),
      );
    for (let n = 0; n < 4 && !isSmall; n++) {
      const [lx, ly] = [
        cx + random.between(-1.1, 1.1) * r,
        cy + random.between(-0.9, 1) * r * flat,
      ];
      const [ex, ey] = [random.between(-0.04, 0.04) * tall, random.between(0.01, 0.04) * tall];
      leaves.push(taper([lx, ly], [lx + ex, ly + ey], tall * 0.02, 0));
    }
    if (kind === 'willow')
      for (let n = 0; n < 4; n++) {
        const wx = cx + random.between(-0.9, 0.9) * r;
        crown.push(
          taper([wx, cy], [wx + random.between(-6, 6), cy + r * random.between(1.4, 2.6)], 9, 1),
        );
      }
  }
  put('tree.trunk', kind === 'birch' ? 'white' : 'bark', join(...trunk), {
    tone: kind === 'birch' ? 0.4 : 0.7,
    isSheet: true,
  });
  put('tree', 'leaf', join(...crown), {
    tone: Math.min(1, tone + 0.25),
    isSheet: true,
    relief: { depth: 0.3, dx: side * 12, dy: -12, radius: 18 },
  });
  put('tree.light', 'leaf', join(...light), { tone: Math.max(0, tone - 0.3), alpha: 0.75 });
  put('tree.leaves', 'leaf', join(...leaves), { tone: Math.max(0, tone - 0.5), alpha: 0.9 });
}

/** Far trees in one shape: bushes, poplars, a wood. */
export function farTrees(
  random: Outside['options']['random'],
  line: (x: number) => number,
  [from, to]: readonly [number, number],
  size: number,
): Path {
  const all: Path[] = [];
  for (let x = from; x < to; ) {
    const tall = size * random.between(0.5, 1.1);
    const y = line(x) + size * 0.14;
    if (random.next() < 0.25) all.push(cypress(x, y, tall * 2, tall * 0.55));
    else all.push(clump(random, x, y - tall * 0.4, tall * 0.62, tall * 0.5));
    x += tall * random.between(0.5, 1.3);
  }
  return join(...all);
}
