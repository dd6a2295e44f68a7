import { cosTurn, sinTurn } from '#maths.ts';
import type { Role } from '#press/drawing.ts';
import { ellipse, join, type Path, polygon, rect, smooth } from '#press/path.ts';
import { type Camera, panel, type Spot } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { paintFloorShadow, stand } from '#press/stages/kit/fittings.ts';
import type { Inside } from '#press/stages/kit/inside.ts';
import { frame, frontOf, paintBlock, type Room } from '#press/stages/kit/room.ts';
import { paintRow, type Row } from '#press/stages/kit/rows.ts';
import { lens, pick } from '#press/stages/kit/shapes.ts';
import { rounded, type Wall } from '#press/stages/kit/wall.ts';

/**
 * Where something `away` from us stands so that a share `shown` of its width is on the sheet, cut off
 * by its edge; never behind a side wall. The x of its left side.
 */
export function atEdge(
  { camera, room }: { readonly camera: Camera; readonly room: Room },
  side: 'left' | 'right',
  away: number,
  wide: number,
  shown = 0.7,
): number {
  const edge = side === 'left' ? 0 : camera.width;
  const slope = (edge - camera.x) / camera.focal;
  const [cos, sin] = [cosTurn(camera.turn), sinTurn(camera.turn)];
  const x = (away * (sin + slope * cos)) / (cos - slope * sin);
  return side === 'left'
    ? Math.max(room.left + 4, x - wide * (1 - shown))
    : Math.min(room.right - wide - 4, x - wide * shown);
}

/** A case of drawers with what stands on it. Returns the height of its top. */
export function paintDrawers(
  inside: Pick<Inside, 'put' | 'camera' | 'options'>,
  [x, , z]: Spot,
  [wide, tall, deep]: readonly [number, number, number],
  role: Role,
  row?: Row,
): number {
  const { put, camera, options } = inside;
  const block = { at: [x, 8, z] as const, wide, tall: tall - 8, deep };
  paintFloorShadow(put, camera, [x + wide / 2, 0, z + 10], wide * 1.1, deep);
  put(
    'drawers.feet',
    'dark',
    join(...[4, wide - 8].map((u) => stand(camera, [x + u, 0, z], rect(0, -9, 4, 9)))),
    { tone: 0.6 },
  );
  paintBlock(put, camera, 'drawers', role, block, { front: 0.5, side: 0.78, top: 0.2 });
  const front = frontOf(block);
  const lines: Path[] = [];
  const knobs: Path[] = [];
  const count = Math.max(2, Math.round(tall / 30));
  const each = (tall - 8) / count;
  for (let n = 0; n < count; n++) {
    lines.push(frame(camera, front, [4, n * each + 3, wide - 8, each - 6], 1.4));
    for (const share of [0.28, 0.72])
      knobs.push(panel(camera, front, wide * share - 2, n * each + each / 2 - 2, 4, 4));
  }
  put('drawers.lines', 'dark', join(...lines), { tone: 0.3, alpha: 0.5 });
  put('drawers.knobs', 'lamp', join(...knobs), { tone: 0.6 });
  if (row)
    paintRow(
      { put, camera, plane: (u, v) => [x + u, tall + v, z + deep * 0.4], random: options.random },
      [4, 0, wide - 8],
      row,
    );
  return tall;
}

/** A dresser: drawers below, boards with rows above. */
export function paintDresser(
  inside: Pick<Inside, 'put' | 'camera' | 'options'>,
  [x, , z]: Spot,
  [wide, tall, deep]: readonly [number, number, number],
  role: Role,
  rows: readonly Row[],
): void {
  const { put, camera, options } = inside;
  const low = Math.min(86, tall * 0.42);
  const back = z + deep - 16;
  const upper = { at: [x, low, back] as const, wide, tall: tall - low, deep: 16 };
  paintBlock(put, camera, 'dresser', role, upper, { front: 0.9, side: 0.8, top: 0.3 });
  const wall: Wall = { put, camera, plane: (u, v) => [x + u, v, back - 1], random: options.random };
  const each = (tall - low - 10) / rows.length;
  for (const [n, row] of rows.entries()) {
    const up = low + 6 + n * each;
    paintRow(wall, [6, up, wide - 12], { ...row, tall: Math.min(row.tall, each * 0.84) });
    if (n > 0)
      put('dresser.board', role, panel(camera, wall.plane, 2, up - 4, wide - 4, 4), { tone: 0.35 });
  }
  put('dresser.rim', role, frame(camera, wall.plane, [3, low + 2, wide - 6, tall - low - 6], 4), {
    tone: 0.5,
    isSheet: true,
  });
  paintDrawers(inside, [x, 0, z], [wide, low, deep], role);
}

/** An armchair, seen from its front or a little from its side. */
export function paintArmchair(
  put: Put,
  camera: Camera,
  [x, , z]: Spot,
  role: Role,
  cushion: Role,
): void {
  paintFloorShadow(put, camera, [x + 46, 0, z + 20], 120, 70);
  const blocks = [
    [{ at: [x + 8, 30, z + 58] as const, wide: 76, tall: 74, deep: 18 }, 0.5],
    [{ at: [x + 12, 12, z + 4] as const, wide: 68, tall: 32, deep: 58 }, 0.32],
    [{ at: [x, 10, z] as const, wide: 18, tall: 54, deep: 72 }, 0.45],
    [{ at: [x + 74, 10, z] as const, wide: 18, tall: 54, deep: 72 }, 0.45],
  ] as const;
  for (const [n, [block, front]] of blocks.entries()) {
    paintBlock(put, camera, 'armchair', role, block, {
      front,
      side: front + 0.35,
      top: front - 0.25,
    });
    if (n === 1) paintCushion(put, camera, [x + 46, 44, z + 44], cushion, 30);
  }
  put(
    'armchair.feet',
    'dark',
    join(...[6, 84].map((u) => stand(camera, [x + u, 0, z], rect(-3, -11, 6, 11)))),
    { tone: 0.7 },
  );
}

/** A cushion that leans against the back of what it is `of`. */
export function paintCushion(
  put: Put,
  camera: Camera,
  spot: Spot,
  role: Role,
  wide: number,
  of = 'armchair',
): void {
  const h = wide * 0.8;
  const path = smooth([
    [-wide / 2, -2],
    [-wide * 0.56, -h],
    [0, -h * 0.9],
    [wide * 0.56, -h],
    [wide / 2, -2],
    [0, 0],
  ]);
  put(`${of}.cushion`, role, stand(camera, spot, path), { tone: 0.35, ...rounded });
  put(
    `${of}.cushion`,
    role,
    stand(
      camera,
      spot,
      join(
        lens(0, -h * 0.46, wide * 0.5, wide * 0.16, 0.25),
        lens(0, -h * 0.46, wide * 0.5, wide * 0.16),
      ),
    ),
    { tone: 0.95, alpha: 0.6 },
  );
}

/** A heap of books, lying; `count` of them. */
export function paintBookPile(
  put: Put,
  camera: Camera,
  random: Inside['options']['random'],
  spot: Spot,
  count: number,
): void {
  const inks: readonly [Role, ...Role[]] = ['accent3', 'accent2', 'white', 'leaf', 'dark'];
  let up = 0;
  for (let n = 0; n < count; n++) {
    const [wide, tall, shift] = [
      random.between(24, 34),
      random.between(4, 7),
      random.between(-3, 3),
    ];
    put(
      'pile',
      pick(random, inks),
      stand(camera, spot, rect(shift - wide / 2, -up - tall, wide, tall)),
      { tone: 0.5, isSheet: true },
    );
    up += tall;
  }
}

/** A basket with cloth or wood in it. */
export function paintBasket(put: Put, camera: Camera, spot: Spot, role: Role): void {
  put('basket.in', role, stand(camera, spot, ellipse(0, -36, 24, 12)), { tone: 0.4, ...rounded });
  const body = polygon([
    [-28, -36],
    [28, -36],
    [22, 0],
    [-22, 0],
  ]);
  put('basket', 'wood', stand(camera, spot, body), { tone: 0.4, ...rounded });
  const weave = [-30, -23, -16, -9].map((y) => rect(-26 - y * 0.06, y, 52 + y * 0.2, 2.4));
  put('basket.weave', 'dark', stand(camera, spot, join(...weave)), { tone: 0.3, alpha: 0.4 });
}

/** A lamp on a stem with a shade, that stands on the floor. */
export function paintFloorLamp(
  put: Put,
  camera: Camera,
  spot: Spot,
  isLit: boolean,
  shade: Role = 'lamp',
): void {
  const foot = join(rect(-1.6, -140, 3.2, 140), ellipse(0, -2, 17, 4));
  put('lamp.stem', 'dark', stand(camera, spot, foot), { tone: 0.6 });
  const cone = polygon([
    [-27, -128],
    [27, -128],
    [16, -170],
    [-16, -170],
  ]);
  const role = isLit ? 'lamp' : shade;
  put('lamp.shade', role, stand(camera, spot, cone), {
    tone: isLit ? 0.05 : 0.6,
    glow: isLit ? 1 : 0,
    isSheet: true,
  });
}
