import { cosTurn, sinTurn } from '#maths.ts';
import { fall, spread } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, type Point, polygon, smooth } from '#press/path.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, hills, lens, pick, wholeSheet } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';
import type { Random } from '#random.ts';

/** What a pattern fills: the sheet, and the point that it turns about. */
interface Field {
  readonly put: Put;
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly side: -1 | 1;
}

/**
 * No place: a pattern that leads to the hero, as on a poster. None of them looks like a place, for
 * none was told.
 */
export const abstract = outsideStage(
  ({ options, camera, put, slots, side }) => {
    const { random, width, height } = options;
    const [x, y] = [
      width * (0.5 + side * random.between(0.02, 0.12)),
      height * random.between(0.36, 0.44),
    ];
    const reach = Math.max(width, height);
    put('field', 'sky', wholeSheet(width, height), {
      tone: spread([x, y], 20, reach * 0.8, 0.1, 1),
      grain: { kind: 'rings', x, y },
    });
    const paint = pick(random, [paintRings, paintArches, paintRays, paintScales, paintLeaves]);
    paint({ put, random, width, height, centre: [x, y], side });
    const ground = hills(random, height * 0.71, height * 0.014, width * 1.6);
    put('ground', 'near', below(ground, width, height + 20), {
      tone: fall(height * 0.7, height, 0.1, 0.9),
      isSheet: true,
    });
    put('pool', 'sun', ellipse(x, height * 0.87, width * 0.4, height * 0.06), {
      tone: 0.3,
      alpha: spread([x, height * 0.87], 0, width * 0.34, 0.34, 0),
      mode: 'light',
    });
    slots.push(slot(camera, 'top', x, y - height * 0.1, 1, 200));
    return { standing: { farthest: 0.84 }, light: { x, y } };
  },
  0,
  false,
);

/** A disc within rings, as a stone leaves in water. */
function paintRings({ put, random, width, height, centre: [x, y] }: Field) {
  const reach = Math.max(width, height);
  const turn = random.next();
  for (const [i, share] of [0.62, 0.5, 0.39, 0.29, 0.2].entries())
    put('ring', i % 2 === 0 ? 'far' : 'mid', circle(x, y, reach * share), {
      tone: 0.5 - i * 0.08,
      isSheet: true,
      grain: { kind: 'rings', x, y },
    });
  // Beads along the rings, each ring's own number of them.
  for (const [i, share] of [0.56, 0.445, 0.34].entries()) {
    const beads = [30, 24, 18][i] ?? 18;
    put(
      'beads',
      i === 1 ? 'accent3' : 'sun',
      join(
        ...Array.from({ length: beads }, (_, n) => {
          const at = turn + n / beads;
          const [r, size] = [reach * share, width * (0.011 - i * 0.002)];
          return circle(x + cosTurn(at) * r, y + sinTurn(at) * r, size);
        }),
      ),
      { tone: 0.3, alpha: 0.8 },
    );
  }
  put('sun', 'sun', circle(x, y, reach * 0.125), { tone: 0.12, glow: 1, isSheet: true });
}

/** Arches one within another, with light at their end. */
function paintArches({ put, random, width, height, centre: [x, y] }: Field) {
  const arches = 6;
  for (let i = 0; i < arches; i++) {
    const isLast = i === arches - 1;
    const k = 1 - i * 0.16;
    const [wide, tall] = [width * 0.48 * k, height * 0.44 * k];
    const foot = height * 0.8;
    const arch: Path = [
      ...[0, x - wide, foot, 1, x - wide, y - tall * 0.2],
      ...[2, x - wide, y - tall * 1.12, x + wide, y - tall * 1.12, x + wide, y - tall * 0.2],
      ...[1, x + wide, foot, 3],
    ];
    put('arch', isLast ? 'sun' : i % 2 === 0 ? 'mid' : 'far', arch, {
      tone: isLast ? 0.12 : fall(y - tall, foot, 0.25, 0.75 - i * 0.06),
      isSheet: true,
      glow: isLast ? 1 : 0,
    });
    if (isLast || i % 2 === 1) continue;
    const beads = 22;
    const path = Array.from({ length: beads }, (_, n) => {
      const at = (n / (beads - 1)) * 0.5 + 0.5;
      const r = width * 0.008;
      return circle(x + cosTurn(at) * wide * 0.94, y - tall * 0.2 + sinTurn(at) * tall * 0.64, r);
    });
    put('beads', random.next() < 0.5 ? 'sun' : 'accent3', join(...path), { tone: 0.3, alpha: 0.7 });
  }
}

/** Rays from a disc to all sides. */
function paintRays({ put, random, width, height, centre: [x, y] }: Field) {
  const reach = width + height;
  const rays = pick(random, [18, 22, 26]);
  const turn = random.next();
  const wedge = (n: number, half: number): Path => {
    const [from, to] = [turn + n / rays - half, turn + n / rays + half];
    return polygon([
      [x, y],
      [x + cosTurn(from) * reach, y + sinTurn(from) * reach],
      [x + cosTurn(to) * reach, y + sinTurn(to) * reach],
    ]);
  };
  const all = (share: number) =>
    join(...Array.from({ length: rays }, (_, n) => wedge(n, share / rays)));
  const rings = { kind: 'rings', x, y } as const;
  put('rays', 'far', all(0.27), { tone: spread([x, y], 0, height * 0.6, 0.05, 0.8), grain: rings });
  put('rays', 'cloud', all(0.05), { tone: 0.2, alpha: spread([x, y], 0, height * 0.6, 0.8, 0.2) });
  const r = height * 0.15;
  put('halo', 'mid', circle(x, y, r * 1.5), { tone: 0.2, isSheet: true, grain: rings });
  put('halo', 'cloud', circle(x, y, r * 1.22), { tone: 0.2, isSheet: true, grain: rings });
  put('sun', 'sun', circle(x, y, r), { tone: 0.12, glow: 1, isSheet: true });
}

/** Rows of scales, as on a fish or in a wave of old prints. */
function paintScales({ put, random, width, height, centre: [x, y] }: Field) {
  const r = width * random.between(0.085, 0.12);
  const [rows, first] = [Math.ceil((height * 0.8) / (r * 0.5)), -r];
  const hero = r * 2.2;
  for (let row = 0; row < rows; row++) {
    const cy = first + row * r * 0.5 + r;
    const [outer, ring, inner]: [Path[], Path[], Path[]] = [[], [], []];
    for (let cx = row % 2 === 0 ? 0 : r; cx < width + r; cx += r * 2) {
      outer.push(circle(cx, cy, r));
      ring.push(circle(cx, cy, r * 0.72));
      inner.push(circle(cx, cy, r * 0.4));
    }
    const far = row / rows;
    put('scale', 'far', join(...outer), { tone: 0.15 + far * 0.5, isSheet: true });
    put('scale', 'mid', join(...ring), { tone: 0.2 + far * 0.6 });
    put('scale', row % 3 === 0 ? 'accent3' : 'cloud', join(...inner), { tone: 0.35, alpha: 0.75 });
  }
  put('halo', 'sky', circle(x, y, hero * 1.16), { tone: 0.1, isSheet: true });
  put('sun', 'sun', circle(x, y, hero), { tone: 0.12, glow: 1, isSheet: true });
}

/** Great leaves and fronds cut out along the edges, the middle left to the hero. */
function paintLeaves({ put, random, width, height, centre: [x, y], side }: Field) {
  const r = height * 0.14;
  put('halo', 'far', circle(x, y, r * 1.9), { tone: 0.1, alpha: 0.6 });
  put('sun', 'sun', circle(x, y, r), { tone: 0.1, glow: 1, isSheet: true });
  const roles = ['far', 'mid', 'accent3', 'leaf', 'mid', 'far'] as const;
  const spots: readonly [number, number, number][] = [
    [-0.02, 0.1, 0.12],
    [1.02, 0.14, 0.38],
    [0.3, -0.03, 0.2],
    [0.76, -0.04, 0.3],
    [-0.04, 0.46, 0.02],
    [1.04, 0.5, 0.48],
    [0.02, 0.8, 0.86],
    [0.98, 0.82, 0.64],
  ];
  for (const [i, [across, down, turn]] of spots.entries()) {
    const long = width * random.between(0.3, 0.44);
    const frond = { at: [width * across, height * down] as const, long };
    const leaning = turn + random.between(-0.05, 0.05) + side * 0.01;
    put('leaf', roles[i % roles.length] ?? 'mid', leafOf(frond, leaning, i % 2 === 0), {
      tone: random.between(0.15, 0.6),
      isSheet: true,
    });
  }
}

/** One cut-out leaf from its foot: fingers on both sides of a stem, or a blade split by its rib. */
function leafOf(
  { at: [x, y], long }: { readonly at: Point; readonly long: number },
  turn: number,
  isFingered: boolean,
): Path {
  const [cos, sin] = [cosTurn(turn), sinTurn(turn)];
  const spot = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  if (!isFingered)
    return join(
      ...[-1, 1].map((way) => {
        const edge = [0.08, 0.3, 0.55, 0.8].map((u) =>
          spot(u * long, way * long * (0.02 + 1.1 * u * (1 - u))),
        );
        const rib = [0.98, 0.6, 0.3].map((u) => spot(u * long, way * long * 0.016));
        return smooth([spot(0, 0), ...edge, ...rib]);
      }),
    );
  const fingers = [0.2, 0.36, 0.52, 0.68, 0.84].flatMap((u) =>
    [-1, 1].map((way) => {
      const reach = long * (0.46 - u * 0.3);
      const [fx, fy] = spot(u * long + reach * 0.3, way * reach * 0.42);
      return lens(fx, fy, reach, reach * 0.3, turn + way * 0.15);
    }),
  );
  const [sx, sy] = spot(long * 0.5, 0);
  return join(lens(sx, sy, long * 1.1, long * 0.08, turn), ...fingers);
}
