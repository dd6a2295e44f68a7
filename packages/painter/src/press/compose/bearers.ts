import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

/** Centimetres: what is longer nobody has in their hands alone. */
const heavy = 100;

/** Two who carry something large between them, one at each end; null where it is no such deed. */
export function bearersOf(
  scene: PrintScene,
  { act, whom, relation }: ShownDeed,
  first: Troupe,
  seed: number,
): Troupe[] | null {
  const mate = relation?.name === 'with' && typeof relation.to === 'number' ? relation.to : null;
  if (act !== 'carry' || whom === undefined || mate === null) return null;
  const load = troupeOf(scene, whom, null, seed);
  const second = troupeOf(scene, mate, 'carry', seed);
  if (load?.isThing !== true || second === null || second.isThing) return null;
  const { left, top, right, bottom } = load.box;
  if (Math.max(right - left, bottom - top) < heavy) return null;
  return [
    { ...load, isLifted: true },
    { ...first, relation: { name: 'end', to: whom, at: 'left' } },
    { ...second, relation: { name: 'end', to: whom, at: 'right' } },
  ];
}
