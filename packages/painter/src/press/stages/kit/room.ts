import { cosTurn, sinTurn } from '#maths.ts';
import { fall, type Role, spread } from '#press/drawing.ts';
import { boxOf, join, type Path } from '#press/path.ts';
import { type Camera, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { wholeSheet } from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';

/** A room in centimetres: what is left and right of us, how deep and how high it is. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly tall: number;
  readonly camera: Camera;
  /** Planes of the walls; `across` goes from left to right as one sees them. */
  readonly back: Plane;
  readonly leftWall: Plane;
  readonly rightWall: Plane;
  /** `across` from the left wall, `up` away from us. */
  readonly floor: Plane;
  readonly ceiling: Plane;
}

/** Side walls begin behind us, so that none shows its edge. */
const behind = -400;

export function createRoom(
  camera: Camera,
  { left, right, depth, tall }: Pick<Room, 'left' | 'right' | 'depth' | 'tall'>,
): Room {
  return {
    left,
    right,
    depth,
    tall,
    camera,
    back: (across, up) => [left + across, up, depth],
    leftWall: (across, up) => [left, up, depth - across],
    rightWall: (across, up) => [right, up, depth - across],
    floor: (across, away) => [left + across, 0, away],
    ceiling: (across, away) => [left + across, tall, away],
  };
}

export interface Finish {
  readonly wall?: Role;
  readonly floor?: Role;
  readonly ceiling?: Role;
  /** Where light comes from, in units. */
  readonly light: { readonly x: number; readonly y: number };
  /** Darkest tone of a wall, and its lightest. */
  readonly dim: number;
  readonly least?: number;
}

/** Ceiling, walls and floor as flat shapes, each darker the farther it is from the light. */
export function paintRoom(put: Put, room: Room, finish: Finish): void {
  const { camera, left, right, depth, tall } = room;
  const { light, dim, least = 0.02, wall = 'wall', floor = 'floor', ceiling = 'wall' } = finish;
  const reach = Math.max(camera.width, camera.height) * 0.85;
  const tone = (from: number, to: number) => spread([light.x, light.y], 40, reach, from, to);
  const long = depth - behind;
  const wide = right - left;
  put('room', wall, wholeSheet(camera.width, camera.height), { tone: dim });
  put('ceiling', ceiling, panel(camera, room.ceiling, 0, behind, wide, long), {
    tone: tone(0.5, Math.min(1, dim + 0.25)),
  });
  const isLitFromLeft = light.x < camera.width / 2;
  put('wall.back', wall, panel(camera, room.back, 0, 0, wide, tall), {
    tone: tone(least, Math.max(least + 0.16, dim * 0.7)),
    grain: { kind: 'upright' },
  });
  put('wall.left', wall, panel(camera, room.leftWall, 0, 0, long, tall), {
    tone: tone(isLitFromLeft ? 0.56 : 0.22, isLitFromLeft ? dim + 0.1 : dim * 0.8),
    grain: { kind: 'level' },
  });
  put('wall.right', wall, panel(camera, room.rightWall, 0, 0, long, tall), {
    tone: tone(isLitFromLeft ? 0.22 : 0.56, isLitFromLeft ? dim * 0.8 : dim + 0.1),
    grain: { kind: 'level' },
  });
  const foot = see(camera, [0, 0, depth]).y;
  put('floor', floor, panel(camera, room.floor, 0, behind, wide, long), {
    tone: fall(foot, camera.height, 0.12, Math.min(1, dim + 0.1)),
    isSheet: true,
  });
}

/** Whether any of a drawn path may lie on the sheet. */
export function isOnSheet(path: Path, { width, height }: Camera): boolean {
  const box = boxOf(path);
  return box !== null && box.right > 0 && box.left < width && box.bottom > 0 && box.top < height;
}

/** A box that stands in the room: its lowest near left corner and its size in centimetres. */
export interface Block {
  readonly at: Spot;
  readonly wide: number;
  readonly tall: number;
  readonly deep: number;
}

export interface BlockPaint {
  readonly front?: number;
  readonly side?: number;
  readonly top?: number;
}

/** A box: the faces that one sees, each in one tone; the front comes last. */
export function paintBlock(
  put: Put,
  camera: Camera,
  id: string,
  role: Role,
  { at: [x, up, away], wide, tall, deep }: Block,
  { front = 0.4, side = 0.75, top = 0.12 }: BlockPaint = {},
): void {
  const isLeftSeen = isTurnedToUs(camera, [x, up, away + deep], [x, up, away]);
  const isRightSeen = isTurnedToUs(camera, [x + wide, up, away], [x + wide, up, away + deep]);
  const isFrontSeen = isTurnedToUs(camera, [x, up, away], [x + wide, up, away]);
  const plane =
    (at: number): Plane =>
    (across, rise) => [at, up + rise, away + across];
  const extras = { isSheet: true };
  if (isLeftSeen)
    put(id, role, panel(camera, plane(x), 0, 0, deep, tall), { tone: side, ...extras });
  if (isRightSeen)
    put(id, role, panel(camera, plane(x + wide), 0, 0, deep, tall), { tone: side, ...extras });
  if (camera.eye > up + tall) {
    const lid: Plane = (across, into) => [x + across, up + tall, away + into];
    put(id, role, panel(camera, lid, 0, 0, wide, deep), { tone: top, ...extras });
  }
  const facing: Plane = (across, rise) => [x + across, up + rise, away];
  if (isFrontSeen)
    put(id, role, panel(camera, facing, 0, 0, wide, tall), { tone: front, ...extras });
}

/** Whether a wall from one spot to another, left to right, is seen from its front. */
function isTurnedToUs(camera: Camera, from: Spot, to: Spot): boolean {
  return see(camera, from).x < see(camera, to).x;
}

/** The plane of a block's front. */
export function frontOf({ at: [x, up, away] }: Block): Plane {
  return (across, rise) => [x + across, up + rise, away];
}

/** A rectangle's outline on a plane, `thick` centimetres wide. */
export function frame(
  camera: Camera,
  plane: Plane,
  [x, y, wide, tall]: readonly [number, number, number, number],
  thick: number,
): Path {
  return join(
    panel(camera, plane, x - thick, y - thick, wide + 2 * thick, thick),
    panel(camera, plane, x - thick, y + tall, wide + 2 * thick, thick),
    panel(camera, plane, x - thick, y, thick, tall),
    panel(camera, plane, x + wide, y, thick, tall),
  );
}

/** Which part of a wall, `wide` across, is on the sheet, a metre above the floor. */
export function shownSpan(camera: Camera, plane: Plane, wide: number): [from: number, to: number] {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (let across = 0; across <= wide; across += 10) {
    const { x } = see(camera, plane(across, 100));
    if (x < 0 || x > camera.width) continue;
    from = Math.min(from, across);
    to = Math.max(to, across);
  }
  return from < to ? [from, to] : [0, wide];
}

/**
 * A room for a plan: its back wall about `far` centimetres away, wide enough for the sheet. Into a
 * corner one sees the back wall and the right one; other sides are for mirrored stages. `narrow`: half
 * the width of a room that is as wide on every sheet, as a corridor is.
 */
export function roomFor(
  camera: Camera,
  plan: Plan,
  far: number,
  tall: number,
  narrow?: number,
): Room {
  if (narrow !== undefined) {
    const lean = Math.min(narrow * 0.6, far * (sinTurn(camera.turn) / cosTurn(camera.turn)) * 0.5);
    return createRoom(camera, { left: lean - narrow, right: lean + narrow, depth: far, tall });
  }
  if (plan === 'corner') {
    const depth = far * 0.8;
    const tangent = sinTurn(camera.turn) / cosTurn(camera.turn);
    const right = depth * tangent + camera.width * 0.06;
    return createRoom(camera, { left: right - 1100, right, depth, tall });
  }
  const reach = far / camera.focal;
  const half = camera.width * reach * 0.5;
  const middle =
    (camera.width / 2 - camera.x) * reach + far * (sinTurn(camera.turn) / cosTurn(camera.turn));
  const side = plan === 'box' ? 0.72 : 1.5;
  const [left, right] =
    plan === 'aside'
      ? [middle - half * 2.4, middle + half * 0.66]
      : [middle - half * side, middle + half * side];
  return createRoom(camera, { left, right, depth: far, tall });
}

/** How a room is seen: straight at a wall, as a box, from one side, or into a corner. */
export const plans = ['frontal', 'box', 'aside', 'corner'] as const;
export type Plan = (typeof plans)[number];

/** How far the room is turned about us, in full circles. */
export function turnOf(plan: Plan, random: Random): number {
  if (plan === 'corner') return random.between(0.095, 0.125);
  return plan === 'aside' ? random.between(0.035, 0.06) : 0;
}
