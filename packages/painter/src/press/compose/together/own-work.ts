import type { CastingRule } from '#press/compose/casting-rule.ts';
import { handsOn } from '#press/compose/hands/hands-on.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { ActName } from '#press/scene.ts';

/** What is done for somebody, or of them, and takes nobody but who does it. */
const forAnother = new Set<ActName>(['cook', 'paint']);

/** Who cooks for somebody has a pot to do it in, and who paints them an easel; they stand by. */
export const atOwnWork: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { whom, ...alone } = deed;
  if (!forAnother.has(deed.act) || whom === undefined || scene.actors[whom]?.kind !== 'person')
    return null;
  const cast = handsOn({ ...casting, deed: alone });
  const other = done.has(whom) ? null : troupeOf(scene, whom, null, seed);
  if (!cast) return null;
  return [...cast, ...(other ? [{ ...other, relation: { name: 'beside', to: deed.who } }] : [])];
};
