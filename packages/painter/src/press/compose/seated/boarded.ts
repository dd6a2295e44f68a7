import type { Casting } from '#press/compose/casting-rule.ts';
import { mountOf } from '#press/compose/seated/mounts.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';

/** The boat or car a deed is told in, unless an earlier deed has cast it; null for a deed ashore. */
export function boarded({ scene, deed, done, seed }: Casting): Troupe[] | null {
  const { who, relation } = deed;
  if (relation?.name !== 'in') return null;
  const vessel = mountOf(scene, { who, act: 'stand', relation });
  if (vessel === undefined) return null;
  const carrier = done.has(vessel) ? null : troupeOf(scene, vessel, null, seed);
  return carrier ? [carrier] : [];
}
