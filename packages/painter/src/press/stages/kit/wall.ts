import type { Path } from '#press/path.ts';
import { type Camera, onPlane, type Plane } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import type { Random } from '#random.ts';

/** A wall to hang things on. */
export interface Wall {
  readonly put: Put;
  readonly camera: Camera;
  readonly plane: Plane;
  readonly random: Random;
}

/** Lower left corner and size, in centimetres on a wall. */
export type Area = readonly [x: number, y: number, wide: number, tall: number];

/** How a small solid thing is shaded. */
export const rounded = {
  isSheet: true,
  relief: { depth: 0.35, dx: -6, dy: -3, radius: 8 },
} as const;

/** A drawing on a wall: centimetres from (x, y), upwards. */
export function at({ camera, plane }: Wall, x: number, y: number, path: Path): Path {
  return onPlane(camera, (u, v) => plane(x + u, y - v), path);
}
