import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf } from '#press/compose/work/doer.ts';
import { having } from '#press/compose/work/in-hands.ts';
import { cradling } from '#press/compose/work/with-babies.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { ActName } from '#press/scene.ts';

/** How what needs no hands is done with something in both arms. */
const poses: Partial<Record<ActName, PoseName>> = {
  ...{ run: 'run', cry: 'kneel', sing: 'hold', shout: 'hold', laugh: 'hold', speak: 'hold' },
};

/** Who runs with an aquarium, or cries over a doll, has it against their breast. */
export const heldMeanwhile: CastingRule = ({ scene, deed, seed, done }) => {
  const { who, act, whom, relation } = deed;
  const person = scene.actors[who];
  const pose = poses[act];
  if (pose === undefined || whom !== undefined || person?.kind !== 'person') return null;
  if (person.count > 1 || person.age === 'baby' || person.changes.length > 0) return null;
  const held = scene.deeds.find(
    (one) => one.who === who && (one.act === 'hold' || one.act === 'carry') && !one.relation,
  )?.whom;
  const thing = held === undefined || done.has(held) ? null : troupeOf(scene, held, null, seed);
  if (!thing || held === undefined || thing.isBeast || thing.changes.includes('giant')) return null;
  const doer = doerOf(() => lookOf(person, who, { scene, deed, seed, done }), person.head);
  const isBaby = !thing.isThing;
  if (isBaby && thing.piece.anchors?.hand) return null;
  const piece = isBaby
    ? cradling(doer, thing.piece, false)
    : having(doer, 'breast', thing.piece, pose);
  return [
    {
      ...standing(piece, 'ground'),
      ...{ actors: [who, held], count: 1, changes: [], act },
      ...(relation && { relation }),
    },
  ];
};
