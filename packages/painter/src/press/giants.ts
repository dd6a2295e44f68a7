import type { ChangeName } from '#press/scene.ts';

/** Larger than by day, or on the way to it. */
export function isGiant(changes: readonly ChangeName[]): boolean {
  return changes.includes('giant') || changes.includes('growing');
}
