import type { CastingRule } from '#press/compose/casting-rule.ts';
import { handsOn } from '#press/compose/hands/hands-on.ts';
import { boarded } from '#press/compose/seated/boarded.ts';

const rods = new Set(['fishing', 'fishing-rod']);

/** Who fishes from a boat stands in it, the rod in both hands and its line over the side. */
export const anglingAboard: CastingRule = (casting) => {
  const { scene, deed } = casting;
  const { relation, ...ashore } = deed;
  const rod = deed.whom === undefined ? undefined : scene.actors[deed.whom];
  if (rod?.kind !== 'thing' || !rods.has(rod.id)) return null;
  const carrier = boarded(casting);
  if (!carrier || !relation) return null;
  const own = handsOn({ ...casting, deed: ashore });
  if (!own) return null;
  return [...carrier, ...own.map((one) => ({ ...one, isCarried: true, relation }))];
};
