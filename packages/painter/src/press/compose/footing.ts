import { outlinesOf } from '#press/clip.ts';
import { hole, type Path } from '#press/path.ts';
import type { Slot, Stage } from '#press/stage.ts';

/** What one stands on in a room or on a bridge, and what only lies or shines on it. */
const floors =
  /^(?:floor|deck|joints|checks|rug|way|aisle|path|pool|glow|beam|cone|shadow|room\.light)/;

/** Whether somebody who stands in a slot has the floor under them: not a sofa, a desk, nor a rail. */
export function hasFooting(stage: Stage, slot: Pick<Slot, 'x' | 'y'>): boolean {
  if (!stage.back.some(({ id }) => id === 'floor' || id === 'deck')) return true;
  const { x, y } = slot;
  // Behind the heels too: who stands before a table is not on it.
  const feet = [
    [x - 24, y - 3],
    [x + 24, y - 3],
    [x, y - 24],
  ] as const;
  return feet.every(([footX, footY]) => isFloor(stage, footX, footY));
}

function isFloor(stage: Stage, x: number, y: number): boolean {
  const top = stage.back.findLast(
    ({ path, mode, alpha }) =>
      mode !== 'light' && (alpha === undefined || alpha === 1) && holds(path, x, y),
  );
  return top !== undefined && floors.test(top.id);
}

function holds(path: Path, x: number, y: number): boolean {
  let isIn = false;
  for (const { kind, points } of outlinesOf(path)) {
    if (!isAround(points, x, y)) continue;
    if (kind === hole) return false;
    isIn = true;
  }
  return isIn;
}

function isAround(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let isIn = false;
  for (const [i, [px, py]] of points.entries()) {
    const [qx, qy] = points[(i + points.length - 1) % points.length] ?? [px, py];
    if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) isIn = !isIn;
  }
  return isIn;
}
