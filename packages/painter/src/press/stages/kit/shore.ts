import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, type Point, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { clump, lens, pick, taper } from '#press/stages/kit/shapes.ts';

/** Huts side by side at the top of a beach, each striped in a colour of its own. */
export function paintHuts(
  { put, side, options: { random, width } }: Outside,
  { y, tall }: { readonly y: (x: number) => number; readonly tall: number },
): void {
  const roles: readonly Role[] = ['accent', 'accent2', 'white', 'accent3'];
  for (let n = 0; n < 5; n++) {
    const size = tall * (1.16 - n * 0.1);
    const x = width * (0.5 - side * 0.52) + side * n * tall * 0.62;
    const at = (a: number, up: number): Point => [x + a * size, y(x) - up * size];
    put(
      'hut',
      n % 2 === 0 ? 'white' : 'wall',
      polygon([at(-0.26, 0), at(-0.26, 0.6), at(0, 0.86), at(0.26, 0.6), at(0.26, 0)]),
      {
        tone: 0.2,
        isSheet: true,
      },
    );
    const role = roles[(n + (side > 0 ? 0 : 1)) % 4] ?? 'accent';
    const stripes = [-0.26, -0.09, 0.08].map((a) =>
      polygon([at(a, 0), at(a, 0.62), at(a + 0.09, 0.66), at(a + 0.09, 0)]),
    );
    put('hut.stripes', role === 'white' ? 'accent3' : role, join(...stripes), { tone: 0.4 });
    put(
      'hut.roof',
      'dark',
      polygon([
        at(-0.33, 0.56),
        at(0, 0.92),
        at(0.33, 0.56),
        at(0.3, 0.5),
        at(0, 0.82),
        at(-0.3, 0.5),
      ]),
      {
        tone: 0.5,
      },
    );
    put('hut.door', 'night', polygon([at(-0.08, 0), at(-0.08, 0.4), at(0.1, 0.4), at(0.1, 0)]), {
      tone: random.between(0.3, 0.7),
    });
  }
}

/** Parasols and towels along the water, small with distance. */
export function paintParasols(
  { put, camera, side, options: { random, width } }: Outside,
  [top, foot]: readonly [number, number],
): void {
  for (let n = 0; n < 6; n++) {
    const share = n / 6;
    const y = top + (foot - top) * share * share;
    const k = scaleOfGround(camera, y) * 0.72;
    const x = width * (0.5 - side * (0.115 * n - 0.1));
    const at = (a: number, up: number): Point => [x + a * k, y - up * k];
    const role = pick(random, ['accent', 'accent2', 'accent3']);
    const towel = polygon([at(24, 2), at(150, 2), at(166, -16), at(34, -16)]);
    put('towel', role === 'accent' ? 'accent2' : 'accent', towel, { tone: 0.4 });
    put('parasol.stick', 'wood', taper(at(0, 0), at(0, 190), 6 * k, 5 * k), { tone: 0.6 });
    const rim = (a: number): Point => at(a * 110, 150 + (a * a - 1) * 8);
    const gore = (a: number, b: number): Path =>
      polygon([
        rim(a),
        at(a * 88, 192),
        at(a * 44, 216),
        at(0, 224),
        at(b * 44, 216),
        at(b * 88, 192),
        rim(b),
      ]);
    put('parasol', 'white', gore(-1, 1), { tone: 0.15, isSheet: true });
    put('parasol.gore', role, join(gore(-1, -0.6), gore(-0.2, 0.2), gore(0.6, 1)), { tone: 0.35 });
  }
}

/** A boat drawn up on the sand, its oars in it. */
export function paintBoat(
  { put, side, options: { random } }: Outside,
  { x, y, k }: { readonly x: number; readonly y: number; readonly k: number },
): void {
  const at = (a: number, up: number): Point => [x + side * a * k, y - up * k];
  put(
    'boat.oars',
    'wood',
    join(
      taper(at(-60, 60), at(160, 96), 7 * k, 5 * k),
      taper(at(-20, 60), at(190, 84), 7 * k, 5 * k),
    ),
    { tone: 0.4 },
  );
  const hull: Path = [
    0,
    ...at(-170, 74),
    2,
    ...at(-130, 0),
    ...at(-80, -6),
    ...at(0, -6),
    2,
    ...at(90, -6),
    ...at(140, 0),
    ...at(200, 92),
    2,
    ...at(80, 62),
    ...at(-60, 58),
    ...at(-170, 74),
    3,
  ];
  put('boat', pick(random, ['accent', 'accent2', 'accent3']), hull, { tone: 0.5, isSheet: true });
  const band: Path = [
    0,
    ...at(-166, 66),
    2,
    ...at(-60, 48),
    ...at(90, 50),
    ...at(192, 82),
    1,
    ...at(186, 70),
    2,
    ...at(90, 40),
    ...at(-60, 38),
    ...at(-160, 54),
    3,
  ];
  put('boat.band', 'white', band, { tone: 0.15 });
  put('boat.shadow', 'shadow', ellipse(x, y + 6 * k, 170 * k, 12 * k), { tone: 0.5, alpha: 0.35 });
}

/** Shells, pebbles and a starfish on the sand. */
export function paintStrand(
  { put, camera, options: { random, width } }: Outside,
  [top, foot]: readonly [number, number],
): void {
  const [pebbles, shells, stars]: [Path[], Path[], Path[]] = [[], [], []];
  for (let n = 0; n < 34; n++) {
    const y = top + (foot - top) * random.next();
    const k = scaleOfGround(camera, y);
    const x = width * random.next();
    if (n % 6 === 0)
      shells.push(
        polygon([
          [x - 6 * k, y - k],
          [x - 4 * k, y - 5 * k],
          [x, y - 6 * k],
          [x + 4 * k, y - 5 * k],
          [x + 6 * k, y - k],
          [x, y + 2 * k],
        ]),
      );
    else if (n % 17 === 1)
      stars.push(
        lens(x, y, 26 * k, 6 * k),
        lens(x, y, 26 * k, 6 * k, 0.2),
        lens(x, y, 26 * k, 6 * k, 0.36),
      );
    else pebbles.push(clump(random, x, y, k * random.between(3, 8), k * random.between(2, 4)));
  }
  put('pebbles', 'stone', join(...pebbles), { tone: 0.7, alpha: 0.8 });
  put('shells', 'white', join(...shells), { tone: 0.1 });
  put('starfish', 'accent', join(...stars), { tone: 0.3 });
}

/** Palms that lean over the beach. */
export function paintPalms(
  { put, side, options: { random, width, height } }: Outside,
  foot: (x: number) => number,
): void {
  const [trunks, leaves]: [Path[], Path[]] = [[], []];
  for (const [share, up] of [
    [0.42, 0.56],
    [0.5, 0.44],
  ] as const) {
    const x = width * (0.5 + side * share);
    const y = foot(x) + 20;
    const tall = height * up * random.between(0.9, 1.1);
    const top: Point = [x - side * tall * 0.26, y - tall];
    const knee: Point = [x - side * tall * 0.06, y - tall * 0.5];
    trunks.push(taper([x, y], knee, 34, 25), taper(knee, top, 25, 16));
    for (let n = 0; n < 9; n++) {
      const way = n % 2 === 0 ? 1 : -1;
      const long = tall * random.between(0.26, 0.4);
      const lift = (n / 9) * 0.9 - 0.2;
      const tip: Point = [top[0] + way * long, top[1] + long * (0.5 - lift)];
      leaves.push([
        0,
        ...top,
        2,
        top[0] + way * long * 0.3,
        top[1] - long * (0.1 + lift * 0.5),
        tip[0] - way * long * 0.3,
        tip[1] - long * 0.4,
        ...tip,
        2,
        tip[0] - way * long * 0.4,
        tip[1] - long * 0.16,
        top[0] + way * long * 0.3,
        top[1] + long * 0.14,
        ...top,
        3,
      ]);
    }
    trunks.push(circle(top[0] + 8, top[1] + 14, 11), circle(top[0] - 12, top[1] + 12, 11));
  }
  put('palms.trunk', 'bark', join(...trunks), { tone: 0.8, isSheet: true });
  put('palms', 'leaf', join(...leaves), { tone: 0.75, isSheet: true });
}
