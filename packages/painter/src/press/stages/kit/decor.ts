import type { Role } from '#press/drawing.ts';
import { type Camera, type Plane, panel } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { type FloorKind, paintFloor } from '#press/stages/kit/floors.ts';
import type { Inside } from '#press/stages/kit/inside.ts';
import { type PaperKind, paintPaper } from '#press/stages/kit/papers.ts';
import { paintRoom, type Room } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';

/**
 * The inks of one room: no ink has two of walls, furniture and floor, and none of the three has the
 * loudest one, which who the picture is of wears.
 */
export interface Decor {
  readonly wall: Role;
  /** Of what is printed on the wallpaper. */
  readonly motif: Role;
  /** The lower part of the walls. */
  readonly low: Role;
  readonly floor: Role;
  /** Cupboards, tables, frames; what is upholstered; curtains, quilts and rugs. */
  readonly wood: Role;
  readonly soft: Role;
  readonly cloth: Role;
}

const decors: readonly [Decor, ...Decor[]] = [
  of('wall', 'wall', 'white', 'floor', 'wood', 'accent3', 'accent2'),
  of('wall', 'pattern', 'wood', 'floor', 'wood', 'accent2', 'accent3'),
  of('accent3', 'accent3', 'white', 'floor', 'wood', 'accent2', 'white'),
  of('accent3', 'accent3', 'wood', 'floor', 'wood', 'leaf', 'accent2'),
  of('leaf', 'leaf', 'wood', 'floor', 'wood', 'accent2', 'accent3'),
  of('leaf', 'leaf', 'white', 'wood', 'accent3', 'accent2', 'white'),
  of('accent2', 'accent2', 'white', 'wood', 'leaf', 'accent3', 'white'),
  of('accent2', 'accent2', 'leaf', 'floor', 'wood', 'accent3', 'leaf'),
  of('pattern', 'accent3', 'accent3', 'wood', 'leaf', 'accent2', 'accent3'),
  of('pattern', 'leaf', 'leaf', 'floor', 'wood', 'accent3', 'accent2'),
];

function of(
  ...[wall, motif, low, floor, wood, soft, cloth]: readonly [
    Role,
    Role,
    Role,
    Role,
    Role,
    Role,
    Role,
  ]
): Decor {
  return { wall, motif, low, floor, wood, soft, cloth };
}

export function decorFor(random: Random): Decor {
  return pick(random, decors);
}

export interface Finishing {
  readonly light: { readonly x: number; readonly y: number };
  readonly dim: number;
  readonly paper: PaperKind;
  /** How high it begins, where something hides what is below. */
  readonly paperFrom?: number;
  readonly floor: readonly [FloorKind, size: number];
  /** What the lower part of the walls is, and how high; null where they are papered to the floor. */
  readonly dado?: readonly [kind: 'boards' | 'tiles' | 'plain', high: number] | null;
  /** What runs under the ceiling. */
  readonly crown?: 'cornice' | 'rail' | 'beams' | 'none';
  readonly ceiling?: Role;
}

/** Walls, floor and ceiling of a room with their paper, dado, skirting and what crowns them. */
export function paintInterior(
  { put, camera, room }: Pick<Inside, 'put' | 'camera' | 'room'>,
  decor: Decor,
  { light, dim, paper, paperFrom, floor, dado = null, crown = 'cornice', ceiling }: Finishing,
): void {
  const { wall, motif, low } = decor;
  const top = ceiling ?? wall;
  // What is printed lighter than its own ground needs a ground that is not the lightest.
  const least = motif === wall && paper !== 'bare' ? 0.3 : 0.04;
  paintRoom(put, room, { wall, floor: decor.floor, ceiling: top, light, dim, least });
  paintFloor(put, room, ...floor);
  const foot = paperFrom ?? (dado ? dado[1] : 10);
  const ceil = room.tall - (crown === 'none' ? 0 : 12);
  for (const [plane, wide] of wallsOf(room)) {
    const tone = motif === wall ? 0 : 0.3;
    const alpha = motif === wall ? 0.6 : 0.42;
    paintPaper(put, camera, plane, paper, [wide, foot, ceil], { role: motif, tone, alpha });
    if (dado) paintDado(put, camera, plane, low, wide, dado);
    put('skirting', low === wall ? 'dark' : low, panel(camera, plane, 0, 0, wide, 10), {
      tone: 0.75,
      isSheet: true,
    });
    paintCrown(put, camera, plane, { crown, wide, tall: room.tall, role: low });
  }
  if (crown === 'beams') paintBeams(put, room, decor.wood);
}

/** The walls one sees, and how long each is. */
export function wallsOf({ left, right, depth, back, leftWall, rightWall }: Room) {
  const long = depth - 40;
  return [
    [leftWall, long],
    [rightWall, long],
    [back, right - left],
  ] as const;
}

function paintDado(
  put: Put,
  camera: Camera,
  plane: Plane,
  role: Role,
  wide: number,
  [kind, high]: NonNullable<Finishing['dado']>,
): void {
  put('dado', role, panel(camera, plane, 0, 0, wide, high), { tone: 0.45, isSheet: true });
  const joints = { role: 'dark', tone: 0.3, alpha: kind === 'tiles' ? 0.22 : 0.28 } as const;
  if (kind !== 'plain')
    paintPaper(put, camera, plane, kind === 'tiles' ? 'tiles' : 'planks', [wide, 10, high], joints);
  put('dado.rail', role, panel(camera, plane, 0, high, wide, 5), { tone: 0.8, isSheet: true });
}

function paintCrown(
  put: Put,
  camera: Camera,
  plane: Plane,
  {
    crown,
    wide,
    tall,
    role,
  }: { crown: Finishing['crown']; wide: number; tall: number; role: Role },
): void {
  if (crown === 'cornice') {
    put('cornice', 'white', panel(camera, plane, 0, tall - 13, wide, 13), { tone: 0.5 });
    put('cornice', 'dark', panel(camera, plane, 0, tall - 15, wide, 2), { tone: 0.3, alpha: 0.4 });
  }
  if (crown === 'rail')
    put('picture.rail', role, panel(camera, plane, 0, tall - 46, wide, 6), { tone: 0.7 });
}

/** Beams that run away from us under the ceiling. */
function paintBeams(put: Put, { camera, left, right, tall, depth }: Room, role: Role): void {
  for (let x = left + 40; x < right; x += 120) {
    const soffit: Plane = (across, away) => [x + across, tall - 16, away];
    const side: Plane = (across, up) => [x < camera.x / 4 ? x + 22 : x, up, depth - across];
    put('beam.side', role, panel(camera, side, 0, tall - 16, depth - 60, 16), { tone: 0.9 });
    put('beam.side', role, panel(camera, soffit, 0, 60, 22, depth - 60), { tone: 0.7 });
  }
}
