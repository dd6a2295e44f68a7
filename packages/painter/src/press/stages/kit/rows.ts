import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { panel } from '#press/stages/kit/camera.ts';
import { lens, pick } from '#press/stages/kit/shapes.ts';
import { at, rounded, type Wall } from '#press/stages/kit/wall.ts';

/** What stands in a row on a board: jars, bottles, plates, pots, books and small plants. */
export type Ware = 'jars' | 'bottles' | 'plates' | 'books' | 'plants' | 'boxes' | 'cups' | 'pots';

const wares: Readonly<Record<Ware, (x: number, k: number, tall: number) => Path>> = {
  jars: (x, k, tall) =>
    join(
      rect(x, -tall * 0.82, k, tall * 0.82, 2.6),
      rect(x + k * 0.12, -tall, k * 0.76, tall * 0.16, 1),
    ),
  bottles: (x, k, tall) =>
    join(
      rect(x + k * 0.1, -tall * 0.66, k * 0.8, tall * 0.66, 2.4),
      rect(x + k * 0.34, -tall, k * 0.32, tall * 0.4, 1),
    ),
  plates: (x, k, tall) => circle(x + k / 2, -tall * 0.46, tall * 0.46),
  books: (x, k, tall) =>
    join(
      rect(x, -tall, k * 0.3, tall),
      rect(x + k * 0.32, -tall * 0.84, k * 0.34, tall * 0.84),
      rect(x + k * 0.68, -tall * 0.94, k * 0.26, tall * 0.94),
    ),
  plants: (x, k, tall) =>
    join(
      lens(x + k * 0.5, -tall * 0.7, tall * 0.7, k * 0.3, 0.25),
      lens(x + k * 0.24, -tall * 0.62, tall * 0.6, k * 0.3, 0.18),
      lens(x + k * 0.78, -tall * 0.62, tall * 0.6, k * 0.3, 0.32),
      polygon([
        [x + k * 0.15, -tall * 0.36],
        [x + k * 0.85, -tall * 0.36],
        [x + k * 0.7, 0],
        [x + k * 0.3, 0],
      ]),
    ),
  boxes: (x, k, tall) => rect(x, -tall * 0.7, k * 1.06, tall * 0.7, 1),
  cups: (x, k, tall) =>
    join(
      rect(x, -tall * 0.5, k * 0.72, tall * 0.5, 2),
      ellipse(x + k * 0.8, -tall * 0.28, k * 0.16, tall * 0.12),
    ),
  pots: (x, k, tall) =>
    join(
      rect(x, -tall * 0.6, k, tall * 0.6, 3),
      rect(x - k * 0.14, -tall * 0.5, k * 1.28, 2.4, 1),
      ellipse(x + k / 2, -tall * 0.62, k * 0.46, 2.4),
      circle(x + k / 2, -tall * 0.72, 1.8),
    ),
};

export interface Row {
  readonly kinds: readonly [Ware, ...Ware[]];
  readonly inks: readonly [Role, ...Role[]];
  /** How tall they are, and how broad each is. */
  readonly tall: number;
  readonly step?: number;
}

/** A row of things that stand on a wall's plane at a height, `wide` across. */
export function paintRow(
  wall: Wall,
  [x, up, wide]: readonly [number, number, number],
  row: Row,
): void {
  const { put, random } = wall;
  const { kinds, inks, tall, step = tall * 0.86 } = row;
  const paths = new Map<Role, Path[]>();
  for (let u = 2; u + step * 0.9 < wide; u += step * random.between(1, 1.18)) {
    // A gap here and there.
    if (random.next() < 0.1) continue;
    const role = pick(random, inks);
    const own = paths.get(role) ?? [];
    own.push(wares[pick(random, kinds)](u, step * 0.8, tall * random.between(0.7, 1)));
    paths.set(role, own);
  }
  for (const [role, own] of paths)
    put('row', role, at(wall, x, up, join(...own)), { tone: 0.42, ...rounded });
}

/** A board on a wall with a row on it; `hung`: cups or pans that hang under it. */
export function paintShelf(
  wall: Wall,
  [x, up, wide]: readonly [number, number, number],
  board: Role,
  row: Row,
  hung?: 'cups' | 'pans',
): void {
  const { put, camera, plane, random } = wall;
  put('shelf.shadow', 'dark', panel(camera, plane, x + 2, up - 9, wide, 7), {
    tone: 0.5,
    alpha: 0.25,
  });
  paintRow(wall, [x + 2, up, wide - 4], row);
  put('shelf', board, panel(camera, plane, x - 3, up - 4, wide + 6, 4.5), {
    tone: 0.75,
    isSheet: true,
  });
  if (!hung) return;
  const each: Path[] = [];
  const step = hung === 'cups' ? 15 : 27;
  for (let u = 8; u + 8 < wide; u += step * random.between(0.95, 1.1)) {
    each.push(
      hung === 'cups'
        ? join(rect(u - 0.6, 0, 1.2, 6), rect(u - 5, 5, 10, 9, 2.4))
        : join(rect(u - 1.2, 0, 2.4, 20, 1), circle(u, 29, 10.5 * random.between(0.7, 1))),
    );
  }
  put('hung', hung === 'cups' ? row.inks[0] : 'dark', at(wall, x, up - 4, join(...each)), {
    tone: 0.5,
    ...rounded,
  });
}
