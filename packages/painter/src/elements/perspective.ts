import type { World } from '#world.ts';

/** Looking along something straight: a street, a carriage, a flight of steps. In pixels. */
export interface Vista {
  /** The vanishing point. */
  readonly x: number;
  readonly y: number;
  /** How far to each side the walls stand, and how far below the eye the floor lies, where the
   *  depth is 1; at depth 1/n both are n times as much. */
  readonly half: number;
  readonly down: number;
}

/** A point of the vista on the picture: `across` −1..1 from wall to wall, `up` in heights of the
 *  eye above the floor, `near` 1 at the far end and growing towards us. */
export function project(vista: Vista, across: number, up: number, near: number): [number, number] {
  return [vista.x + across * vista.half * near, vista.y + (1 - up) * vista.down * near];
}

/** Where a pixel lies on the floor or a wall; `side` 0 is the floor. */
export interface Ray {
  side: -1 | 0 | 1;
  near: number;
  across: number;
  up: number;
}

/** Calls `visit` for each pixel nearer than the far end; `ray` is reused between calls. */
export function visitVista(world: World, vista: Vista, visit: (i: number, ray: Ray) => void): void {
  const { width, height } = world;
  const ray: Ray = { side: 0, near: 1, across: 0, up: 0 };
  for (let y = 0; y < height; y++) {
    const dy = y - vista.y;
    const floor = dy / vista.down;
    for (let x = 0; x < width; x++) {
      const dx = x - vista.x;
      const wall = Math.abs(dx) / vista.half;
      const near = wall > floor ? wall : floor;
      if (near < 1) continue;
      ray.near = near;
      ray.side = wall > floor ? (dx < 0 ? -1 : 1) : 0;
      ray.across = dx / vista.half / near;
      ray.up = 1 - floor / near;
      visit(y * width + x, ray);
    }
  }
}
