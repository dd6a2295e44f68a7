import type { Role } from '#press/drawing.ts';
import { join, type Path } from '#press/path.ts';
import type { StageOptions } from '#press/stage.ts';
import { type Camera, face, type Plane, type Spot } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';

export interface Opening {
  readonly plane: Plane;
  /** Lower left corner and size, in centimetres on the plane. */
  readonly at: readonly [x: number, y: number, wide: number, tall: number];
  readonly arched?: boolean;
  readonly bars?: readonly [columns: number, rows: number];
  readonly frameRole?: Role;
}

/** How far the light of each height above the floor goes into the room, and how far aside. */
const reach = { into: 0.95, aside: 0.3 };

/** How bright what falls through a window is on the floor. */
const strengths: Record<StageOptions['time'], number> = {
  dawn: 0.5,
  day: 0.5,
  dusk: 0.55,
  night: 0.24,
};

/**
 * What falls through a window, pane by pane, on the floor before it: so it is seen that light comes
 * from there. Under clouds none does.
 */
export function paintWindowLight(
  put: Put,
  camera: Camera,
  { time, weather }: StageOptions,
  { plane, at: [x, y, wide, tall], bars: [columns, rows] = [2, 2] }: Opening,
): void {
  if (!/^(?:clear|wind)$/.test(weather)) return;
  const [ax] = plane(0, 0);
  const [bx] = plane(1, 0);
  // Away from the wall: towards us from the back wall, from a side wall to the other side.
  const isSide = bx === ax;
  // The sun is on one side of a carriage.
  if (isSide && ax > 0) return;
  const [intoX, intoZ] = isSide ? [ax < 0 ? 1 : -1, 0] : [0, -1];
  const aside = camera.x < camera.width / 2 ? reach.aside : -reach.aside;
  const onFloor = (across: number, up: number): Spot => {
    const [sx, , sz] = plane(across + up * (isSide ? reach.aside : aside), 0);
    return [sx + intoX * up * reach.into, 0, sz + intoZ * up * reach.into];
  };
  const [stepX, stepY, bar] = [wide / columns, tall / rows, 3];
  const panes: Path[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [left, right] = [x + column * stepX + bar, x + (column + 1) * stepX - bar];
      const [low, high] = [y + row * stepY + bar, y + (row + 1) * stepY - bar];
      const corners = [
        onFloor(left, low),
        onFloor(right, low),
        onFloor(right, high),
        onFloor(left, high),
      ];
      // What would fall behind us is not drawn, nor what reaches the next wall.
      if (corners.every(([, , away]) => away > 60)) panes.push(face(camera, corners));
    }
  }
  put('floor.light', time === 'night' ? 'glass' : 'lamp', join(...panes), {
    tone: 0.15,
    alpha: strengths[time],
    mode: 'light',
  });
}
