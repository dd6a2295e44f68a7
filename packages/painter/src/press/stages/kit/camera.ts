import { cosTurn, sinTurn } from '#maths.ts';
import { mapPoints, type Path, type Point, polygon } from '#press/path.ts';
import type { StageOptions } from '#press/stage.ts';

/** Centimetres from the foot of whoever looks: to the right, up from the ground, away. */
export type Spot = readonly [x: number, up: number, away: number];

/** An eye that looks straight ahead: what is upright stays upright. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Where lines that run away from us meet, in units. */
  readonly x: number;
  readonly horizon: number;
  /** Height of the eye, in centimetres. */
  readonly eye: number;
  /** Units for a centimetre at a distance of 1 cm. */
  readonly focal: number;
  /** How far the world is turned about us, in full circles. */
  readonly turn: number;
}

/** Nearer than this, in centimetres, nothing is drawn. */
const near = 30;

export interface Seen {
  readonly x: number;
  readonly y: number;
  /** Units for a centimetre there. */
  readonly scale: number;
}

export function see(camera: Camera, spot: Spot): Seen {
  return seen(camera, turned(camera, spot));
}

function turned({ turn }: Camera, [x, up, away]: Spot): Spot {
  if (turn === 0) return [x, up, away];
  const [cos, sin] = [cosTurn(turn), sinTurn(turn)];
  return [x * cos - away * sin, up, x * sin + away * cos];
}

function seen(camera: Camera, [x, up, away]: Spot): Seen {
  const scale = camera.focal / Math.max(near, away);
  return { x: camera.x + x * scale, y: camera.horizon + (camera.eye - up) * scale, scale };
}

/** A flat face through the spots, cut off where it comes too near. */
export function face(camera: Camera, spots: readonly Spot[]): Path {
  const corners = spots.map((spot) => turned(camera, spot));
  const kept: Spot[] = [];
  for (const [i, to] of corners.entries()) {
    const from = corners[(i + corners.length - 1) % corners.length] ?? to;
    if (from[2] < near !== to[2] < near) {
      const t = (near - from[2]) / (to[2] - from[2]);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, near]);
    }
    if (to[2] >= near) kept.push(to);
  }
  if (kept.length < 3) return [];
  return polygon(
    kept.map((corner): Point => {
      const { x, y } = seen(camera, corner);
      return [held(x, camera.width), held(y, camera.height)];
    }),
  );
}

/** Far beyond the sheet nothing need be exact; numbers that stay small do not overflow a page. */
function held(value: number, side: number): number {
  return Math.max(-6 * side, Math.min(7 * side, value));
}

/** A flat thing in the room, drawn in centimetres on its plane: across it, and up. */
export type Plane = (across: number, up: number) => Spot;

/** A drawing on a plane; nothing where any of it comes too near. */
export function onPlane(camera: Camera, plane: Plane, path: Path): Path {
  let isTooNear = false;
  const drawn = mapPoints(path, ([across, up]) => {
    const spot = turned(camera, plane(across, up));
    if (spot[2] < near) isTooNear = true;
    const { x, y } = seen(camera, spot);
    return [held(x, camera.width), held(y, camera.height)];
  });
  return isTooNear ? [] : drawn;
}

/** A rectangle on a plane. */
export function panel(
  camera: Camera,
  plane: Plane,
  across: number,
  up: number,
  wide: number,
  tall: number,
): Path {
  return face(camera, [
    plane(across, up),
    plane(across + wide, up),
    plane(across + wide, up + tall),
    plane(across, up + tall),
  ]);
}

/** Where to stand: `inside` a room (closer) or `outside`; what a view does to the eye's height. */
export function cameraFor(
  { width, height, view, random }: StageOptions,
  place: 'inside' | 'outside',
  turn = 0,
): Camera {
  const isInside = place === 'inside';
  const [eye, share] = {
    level: [152, isInside ? 0.46 : 0.5],
    high: isInside ? [235, 0.3] : [430, 0.17],
    low: [42, isInside ? 0.72 : 0.78],
  }[view] as [number, number];
  return {
    width,
    height,
    x: width * random.between(0.42, 0.58),
    horizon: height * (share + random.between(-0.02, 0.03)),
    eye: eye * random.between(0.94, 1.06),
    focal: random.between(1000, 1180),
    turn,
  };
}

/** Units for a centimetre on level ground that is seen at y. */
export function scaleOfGround({ horizon, eye }: Camera, y: number): number {
  return Math.max(0.01, (y - horizon) / eye);
}
