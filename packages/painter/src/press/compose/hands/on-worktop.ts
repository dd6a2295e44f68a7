import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { boxOfPiece, standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf, put } from '#press/compose/work/doer.ts';
import { type Box, longSide } from '#press/path.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ChangeName } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** Centimetres: a pair of scales, a plate; what is larger stands on the ground. */
const largest = 75;
/** How large both are shown on the table. */
const shown = { holder: [34, 60], laid: [14, 30] } as const;
const high = -74;
const ofAnotherSize = new Set<ChangeName>(['giant', 'tiny', 'growing', 'floating', 'invisible']);

/** Who puts an apple on scales stands at the table that the scales are on. */
export const onWorktop: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, whom, relation } = deed;
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  if (act !== 'put' || whom === undefined || to === undefined || done.has(to) || done.has(whom))
    return null;
  const actors = [scene.actors[who], scene.actors[whom], scene.actors[to]];
  const isPlain = actors.every(
    (one) => one && one.count <= 3 && !one.changes.some((change) => ofAnotherSize.has(change)),
  );
  const person = actors[0] && workerOf(actors[0]);
  if (!person || !isPlain || person.count > 1 || person.age === 'baby') return null;
  if (relation?.name !== 'on' || actors[1]?.kind !== 'thing') return null;
  const holder = troupeOf(scene, to, null, seed);
  const laid = troupeOf(scene, whom, null, seed);
  const table = pieceFor('table')?.make({ random: createRandom(seed, 'worktop') });
  if (!holder?.isThing || holder.stands !== 'table' || !laid || !table) return null;
  if (longSide(holder.box) > largest || longSide(laid.box) > largest) return null;
  const body = doerOf(() => lookOf(person, who, casting), person.head)('give');
  const { left } = boxOfPiece(table);
  const scale = fit(holder, shown.holder);
  const x = left + 40 - ((holder.box.left + holder.box.right) / 2) * scale;
  const y = high - holder.box.bottom * scale;
  const top = (holder.piece.anchors?.top?.[1] ?? holder.box.top) * scale + y;
  const small = fit(laid, shown.laid);
  const things = Array.from({ length: laid.count }, (_, n) =>
    put(
      laid.piece,
      {
        x: left + 40 + (n - (laid.count - 1) / 2) * longSide(laid.box) * small * 0.8,
        y: top - laid.box.bottom * small,
        scale: small,
      },
      `laid${n}`,
    ),
  ).flat();
  const layers = [
    ...put(body, { x: left - 30 }, 'first'),
    ...put(table, {}, 'worktop'),
    ...put(holder.piece, { x, y, scale }, 'holder'),
    ...things,
  ];
  const box = boxOfPiece({ layers });
  const centred = put({ layers }, { x: -(box.left + box.right) / 2 }, 'at');
  return [
    {
      ...standing({ layers: centred, anchors: {} }, 'ground'),
      ...{ actors: [who, whom, to], count: 1, act, changes: person.changes },
    },
  ];
};

function fit(thing: { readonly box: Box }, [least, most]: readonly [number, number]): number {
  const long = longSide(thing.box);
  return Math.max(least, Math.min(most, long)) / long;
}
