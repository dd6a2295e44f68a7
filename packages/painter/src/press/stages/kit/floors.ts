import type { Role } from '#press/drawing.ts';
import { join, type Path } from '#press/path.ts';
import { face, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { isOnSheet, type Room } from '#press/stages/kit/room.ts';

export const floors = [
  ...(['boards', 'tiles', 'checks', 'lozenges', 'cabochons', 'herringbone'] as const),
] as const;
export type FloorKind = (typeof floors)[number];

/** A rectangle on the floor: from, to, near, far. */
type Quad = (x: number, z: number, wide: number, deep: number) => Path;

/** Boards that run away from us, tiles, or wood laid in a pattern. */
export function paintFloor(
  put: Put,
  room: Room,
  kind: FloorKind,
  size: number,
  role: Role = 'dark',
): void {
  const { camera, left, right, depth } = room;
  const wide = right - left;
  const first = camera.turn === 0 ? 60 : 40;
  const quad: Quad = (x, z, w, d) => panel(camera, room.floor, x, z, w, d);
  const seen = (paths: readonly Path[]) => join(...paths.filter((path) => isOnSheet(path, camera)));
  const lozenge = (x: number, z: number, half: number) =>
    face(camera, [
      room.floor(x - half, z),
      room.floor(x, Math.max(first, z - half)),
      room.floor(x + half, z),
      room.floor(x, Math.min(depth, z + half)),
    ]);
  const each = (step: number, draw: (x: number, z: number, row: number, n: number) => Path[]) => {
    const all: Path[] = [];
    for (let row = 0; depth - (row + 1) * step > first; row++) {
      for (let n = 0; n * step < wide; n++)
        all.push(...draw(n * step, depth - (row + 1) * step, row, n));
    }
    return all;
  };
  if (kind === 'checks' || kind === 'lozenges') {
    const dark =
      kind === 'checks'
        ? each(size, (x, z, row, n) => ((row + n) % 2 === 0 ? [quad(x, z, size, size)] : []))
        : each(size * 1.5, (x, z) => [lozenge(x, z, size * 0.75)]);
    put('checks', role, seen(dark), { tone: 0.35, alpha: 0.55 });
    return;
  }
  if (kind === 'herringbone') {
    put('floor.parquet', role, seen(herringbone(room, size, first)), { tone: 0.3, alpha: 0.3 });
    return;
  }
  const joints: Path[] = [];
  const worn: Path[] = [];
  for (let x = size; x < wide; x += size) joints.push(quad(x, first, 1.6, depth - first));
  if (kind === 'boards') {
    // Planks end where their neighbours do not, and some are darker.
    for (let n = 0; n * size < wide; n++) {
      const long = 150 + ((n * 37) % 60);
      const shift = (n * 71) % 140;
      for (let z = depth - shift; z > first + 40; z -= long) {
        joints.push(quad(n * size, z, size, 2.2));
        if ((n * 5 + Math.floor(z / long) * 3) % 4 === 0)
          worn.push(quad(n * size, Math.max(first, z - long), size, z - Math.max(first, z - long)));
      }
    }
  } else {
    for (let z = depth - size; z > first; z -= size) joints.push(quad(0, z, wide, 1.6));
  }
  put('floor.worn', role, seen(worn), { tone: 0.3, alpha: 0.16 });
  put('joints', role, seen(joints), { tone: 0.3, alpha: 0.4 });
  if (kind === 'cabochons')
    put('floor.cabochons', role, seen(each(size, (x, z) => [lozenge(x, z, size * 0.22)])), {
      tone: 0.5,
      alpha: 0.75,
    });
}

/** Bands that zigzag across the room, every other of them darker: as few outlines as there are bands. */
function herringbone({ camera, floor, left, right, depth }: Room, size: number, first: number) {
  const all: Path[] = [];
  const [step, thick] = [size * 0.75, size * 0.62];
  const wide = right - left;
  for (let z = depth; z - step - thick > first; z -= thick * 2) {
    const seen: number[] = [];
    for (let n = 0; n * step < wide + step; n++) {
      const { x } = see(camera, floor(n * step, z));
      if (x > -camera.width * 0.1 && x < camera.width * 1.1) seen.push(n);
    }
    const edge = (down: number) =>
      seen.map((n): Spot => floor(n * step, z - down - (n % 2) * step * 0.9));
    all.push(face(camera, [...edge(0), ...edge(thick).reverse()]));
  }
  return all;
}
