import type { CastingRule } from '#press/compose/casting-rule.ts';
import { handsOn } from '#press/compose/hands/hands-on.ts';
import { mountOf } from '#press/compose/seated/mounts.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';

const rods = new Set(['fishing', 'fishing-rod']);

/** Who fishes from a boat stands in it, the rod in both hands and its line over the side. */
export const anglingAboard: CastingRule = (casting) => {
  const { scene, deed, done, seed } = casting;
  const { who, whom, relation } = deed;
  const rod = whom === undefined ? undefined : scene.actors[whom];
  if (rod?.kind !== 'thing' || !rods.has(rod.id) || relation?.name !== 'in') return null;
  const vessel = mountOf(scene, { who, act: 'stand', relation });
  if (vessel === undefined) return null;
  const { relation: _relation, ...ashore } = deed;
  const own = handsOn({ ...casting, deed: ashore });
  if (!own) return null;
  const carrier = done.has(vessel) ? null : troupeOf(scene, vessel, null, seed);
  return [
    ...(carrier ? [carrier] : []),
    ...own.map((one) => ({ ...one, isCarried: true, relation })),
  ];
};
