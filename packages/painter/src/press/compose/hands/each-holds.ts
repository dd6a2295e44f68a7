import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import { type Casting, type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf } from '#press/compose/work/doer.ts';
import { grasping } from '#press/compose/work/grasping.ts';
import { workShown } from '#press/compose/work/works.ts';
import { actInWords } from '#press/describe/acts-in-words.ts';
import type { Looks } from '#press/figure/options.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, PrintScene, Thing } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import { createRandom } from '#random.ts';

/** What several do, each with one of their own. */
const ofEach = new Set<ActName>(['hold', 'carry', 'read', 'eat', 'play', 'shoot']);

/** What there is of a thing for each of some: their plates, their ladles, their cards. */
function sharedBy({ scene, deed }: Casting): { at: number; what: Thing; isTool: boolean } | null {
  const { who, act, whom, relation } = deed;
  const person = scene.actors[who];
  const what = whom === undefined ? undefined : scene.actors[whom];
  if (whom !== undefined && what?.kind === 'thing' && ofEach.has(act)) {
    const isShared = what.count > 1 && isOfMany(scene, whom);
    const isForAll = what.count > 1 || (act === 'play' && what.id === 'playing-cards');
    const isOfSome = (person?.count ?? 1) > 1 && isForAll;
    return isShared || isOfSome ? { at: whom, what, isTool: false } : null;
  }
  const at = relation?.name === 'with' ? relation.to : undefined;
  const tool = typeof at === 'number' ? scene.actors[at] : undefined;
  if (typeof at !== 'number' || tool?.kind !== 'thing' || (person?.count ?? 1) < 2) return null;
  return tool.count > 1 ? { at, what: tool, isTool: true } : null;
}

/** Some who have some of a thing have one each: prisoners their plates, men their ladles. */
export const eachHolds: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, whom, relation } = deed;
  const person = scene.actors[who];
  const shared = sharedBy(casting);
  if (person?.kind !== 'person' || person.age === 'baby' || !shared) return null;
  const { at, what, isTool } = shared;
  if (person.changes.length + what.changes.length > 0) return null;
  const thing = troupeOf(scene, at, null, seed);
  if (!thing || thing.isBeast) return null;
  const make = (id: string) =>
    pieceFor(id)?.make({ random: createRandom(seed, `each${who}`) }) ?? { layers: [] };
  const verb = deed.verb?.en.one ?? actInWords(act, 'en').one;
  const shown = (looks: () => Looks) => {
    const doer = doerOf(looks, person.head);
    return isTool
      ? grasping(doer, what.id, thing)
      : workShown({ doer, deed, verb, stage: stageFor(scene), id: what.id, thing, make }, false);
  };
  const first = shown(() => lookOf(person, who, casting));
  if (!first) return null;
  const variants = Array.from({ length: Math.min(4, person.count - 1) }, (_, n) =>
    shown(() =>
      looksOf(
        person,
        seenIn(scene, who, act, { nth: n + 1 }),
        createRandom(seed, `some${who}.${n}`),
      ),
    ),
  ).filter((piece) => piece !== null);
  const receiver =
    isTool && whom !== undefined && !done.has(whom) ? troupeOf(scene, whom, null, seed) : null;
  const isElsewhere = relation && relation.to !== at && relation.to !== who;
  return [
    {
      ...standing(first, 'ground'),
      ...{ actors: [who, ...(done.has(at) ? [] : [at])], count: person.count, act },
      ...{ changes: [], isEach: true },
      ...(variants.length > 0 && { variants }),
      ...(isElsewhere && { relation }),
    },
    ...(receiver ? [{ ...receiver, relation: { name: 'beside' as const, to: who } }] : []),
  ];
};

/** Whether some others have of it too. */
function isOfMany({ actors, deeds }: PrintScene, thing: number): boolean {
  const holders = deeds.filter(({ whom, act }) => whom === thing && ofEach.has(act));
  return holders.length > 1 && holders.some(({ who }) => (actors[who]?.count ?? 1) > 1);
}
