/** Milliseconds after which a touch is held, and pixels after which it is a swipe. */
export const holdAfter = 450;
export const swipeAfter = 56;

type Point = { x: number; y: number };

/** Null while it may still become anything. */
export function touchSoFar(from: Point, to: Point, milliseconds: number): 'hold' | 'swipe' | null {
  if (Math.hypot(to.x - from.x, to.y - from.y) >= swipeAfter) return 'swipe';
  return milliseconds >= holdAfter ? 'hold' : null;
}
