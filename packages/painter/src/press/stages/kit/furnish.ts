import { fall, type Role } from '#press/drawing.ts';
import { join, type Path } from '#press/path.ts';
import { type Camera, face, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { stick } from '#press/stages/kit/fittings.ts';
import { type Block, frame, isOnSheet, paintBlock, type Room } from '#press/stages/kit/room.ts';
import type { Random } from '#random.ts';

/** A case full of books on a plane: dark boards, spines in four colours. */
export function paintBooks(
  put: Put,
  camera: Camera,
  random: Random,
  plane: Plane,
  [x, y, wide, tall]: readonly [number, number, number, number],
  rows: number,
): void {
  put('case', 'wood', panel(camera, plane, x, y, wide, tall), { tone: 0.92, isSheet: true });
  const kinds: readonly Role[] = ['accent', 'accent2', 'accent3', 'white'];
  const spines: Path[][] = kinds.map(() => []);
  const boards: Path[] = [];
  const step = tall / rows;
  for (let row = 0; row < rows; row++) {
    const low = y + row * step + 3;
    boards.push(panel(camera, plane, x, y + row * step, wide, 3));
    for (let u = x + 3; u < x + wide - 6; ) {
      const thick = random.between(5, 12) * Math.max(1, step / 40);
      const kind = Math.floor(random.next() * 4.6);
      const spine = panel(
        camera,
        plane,
        u,
        low,
        Math.min(thick, x + wide - u) - 1,
        step * random.between(0.58, 0.86),
      );
      if (kind < 4 && isOnSheet(spine, camera)) spines[kind]?.push(spine);
      u += thick;
    }
  }
  for (const [n, role] of kinds.entries())
    put('books', role, join(...(spines[n] ?? [])), { tone: 0.55, grain: { kind: 'upright' } });
  put('boards', 'wood', join(...boards), { tone: 0.45 });
}

/** A door on a wall: its leaf, frame, panels and knob. */
export function paintDoor(
  put: Put,
  camera: Camera,
  plane: Plane,
  [x, y, wide, tall]: readonly [number, number, number, number],
  role: Role = 'wood',
  tone = 0.5,
): void {
  put('door.frame', 'white', frame(camera, plane, [x, y, wide, tall], 7), {
    tone: 0.5,
    isSheet: true,
  });
  put('door', role, panel(camera, plane, x, y, wide, tall), { tone });
  const fields = join(
    frame(camera, plane, [x + 12, y + 16, wide - 24, tall * 0.36], 2),
    frame(camera, plane, [x + 12, y + tall * 0.52, wide - 24, tall * 0.38], 2),
  );
  put('door.fields', 'dark', fields, { tone: 0.3, alpha: 0.5 });
  put('door.knob', 'lamp', panel(camera, plane, x + wide - 13, y + tall * 0.45, 5, 5), {
    tone: 0.6,
  });
}

/** Lamps in a row under the ceiling, flat and bright. */
export function paintCeilingLamps(
  put: Put,
  { camera, ceiling, left }: Room,
  places: readonly (readonly [x: number, away: number])[],
  [wide, long]: readonly [number, number],
  isLit: boolean,
): void {
  const lamps = places.map(([x, away]) =>
    panel(camera, ceiling, x - left - wide / 2, away, wide, long),
  );
  put('ceiling.lamps', 'lamp', join(...lamps), { tone: isLit ? 0.05 : 0.6, glow: isLit ? 1 : 0 });
}

/** A table on four legs. Returns the height of its top. */
export function paintDesk(
  put: Put,
  camera: Camera,
  { at: [x, up, z], wide, tall, deep }: Block,
  role: Role = 'wood',
): number {
  const legs: Path[] = [];
  for (const lx of [4, wide - 4]) {
    for (const lz of [deep - 4, 4]) {
      legs.push(stick(camera, [x + lx, up, z + lz], [x + lx, up + tall - 3, z + lz], 4));
    }
  }
  put('desk.legs', 'dark', join(...legs), { tone: 0.4 });
  paintBlock(
    put,
    camera,
    'desk',
    role,
    { at: [x, up + tall - 5, z], wide, tall: 5, deep },
    { front: 0.6, side: 0.75, top: 0.15 },
  );
  return tall;
}

/** A sofa or a bench with a back, seen from its front. */
export function paintSofa(
  put: Put,
  camera: Camera,
  [x, , z]: Spot,
  wide: number,
  role: Role,
): void {
  const blocks: readonly [Block, number][] = [
    [{ at: [x, 0, z + 62], wide, tall: 84, deep: 22 }, 0.55],
    [{ at: [x, 14, z], wide, tall: 30, deep: 64 }, 0.4],
    [{ at: [x - 16, 0, z], wide: 18, tall: 60, deep: 82 }, 0.5],
    [{ at: [x + wide - 2, 0, z], wide: 18, tall: 60, deep: 82 }, 0.5],
  ];
  for (const [block, front] of blocks) {
    paintBlock(put, camera, 'sofa', role, block, { front, side: front + 0.3, top: front - 0.3 });
  }
  const seams: Path[] = [];
  const seat: Plane = (across, up) => [x + across, up, z - 0.5];
  for (let u = wide / 3; u < wide - 10; u += wide / 3)
    seams.push(panel(camera, seat, u, 16, 1.6, 28));
  put('sofa.seams', 'dark', join(...seams), { tone: 0.3, alpha: 0.5 });
}

/** Light through an opening, falling across the room. */
export function paintBeam(
  put: Put,
  camera: Camera,
  from: readonly [Spot, Spot],
  to: readonly [Spot, Spot],
  alpha = 0.24,
): void {
  const [a, b] = from;
  const [c, d] = to;
  const top = see(camera, a).y;
  const foot = see(camera, d).y;
  put('beam', 'lamp', face(camera, [a, b, c, d]), {
    tone: 0.25,
    alpha: fall(top, foot, alpha, alpha * 0.2),
    mode: 'light',
  });
}
