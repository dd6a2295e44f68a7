import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { boxOfPiece, standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { put } from '#press/compose/work/doer.ts';
import { levelled } from '#press/compose/work/in-hands.ts';
import { withBeastHead } from '#press/figure/beast-heads.ts';
import { figure } from '#press/figure/figure.ts';
import type { Hands } from '#press/figure/options.ts';
import { createRandom } from '#random.ts';

/** How long, and how high off the ground, what several carry is. */
const load = { least: 90, most: 230, level: -92, foot: -14 };

/** Centimetres: what is longer nobody has in their hands alone. */
const heavy = 100;

/** Two or more, told as one or one with the other, who carry something: one at each end, on their way. */
export const carriedBetween: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { act, who, whom, relation } = deed;
  const [one, thing] = [scene.actors[who], scene.actors[whom ?? -1]];
  if (act !== 'carry' || one?.kind !== 'person' || thing?.kind !== 'thing') return null;
  const to = relation?.name === 'with' && typeof relation.to === 'number' ? relation.to : undefined;
  const mate = to === undefined || done.has(to) ? undefined : scene.actors[to];
  const second = mate?.kind === 'person' && mate.count === 1 && mate.age !== 'baby' ? mate : null;
  if (thing.count > 1 || whom === undefined || done.has(whom)) return null;
  if (one.count < 2 && second === null) return null;
  const carried = troupeOf(scene, whom, null, seed);
  if (!carried || carried.isBeast) return null;
  const level = levelled(carried.piece, true);
  const { left, right, top, bottom } = boxOfPiece(level);
  const [wide, tall] = [right - left, bottom - top];
  const isHuge = thing.changes.includes('giant');
  if (Math.max(wide, tall) < heavy * 0.8 && !isHuge) return null;
  const long = isHuge ? load.most : Math.max(load.least, Math.min(load.most, wide));
  const scale = long / wide;
  const low = Math.min(load.foot, load.level + (tall * scale) / 2);
  const half = (wide * scale) / 2;
  const middle = ((left + right) / 2) * scale;
  const borne = put(level, { x: -middle, y: low - bottom * scale, scale }, 'load');
  const grip = Math.min(-62, Math.max(-112, low - tall * scale * 0.4));
  const carrier = (nth: number, x: number, hands: Hands) => {
    const isMate = nth === 1 && second !== null && to !== undefined;
    const [person, place] = isMate ? [second, to] : [one, who];
    const looks = isMate
      ? lookOf(person, place, casting)
      : looksOf(
          person,
          seenIn(scene, place, act, { nth }),
          createRandom(seed, `some${who}.${nth}`),
        );
    const body = withBeastHead(figure({ ...looks, pose: 'walk', hands }), person.head ?? '');
    return put(body, { x }, `carrier${nth}`);
  };
  // Hands before one behind it, and behind one before it.
  const piece = {
    layers: [
      ...borne,
      ...carrier(0, -half - 24, [
        [29, grip],
        [33, grip - 5],
      ]),
      ...carrier(1, half + 24, [
        [-27, grip],
        [-31, grip - 5],
      ]),
    ],
  };
  const isWhere = relation && relation.to !== who && second === null;
  const where = isWhere ? { relation } : {};
  const mates = second !== null && to !== undefined ? [to] : [];
  return [
    {
      ...standing(piece, 'ground'),
      actors: [who, whom, ...mates],
      count: 1,
      changes: one.changes,
      act,
      ...where,
    },
  ];
};
