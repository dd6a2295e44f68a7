import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { looksOf, seenIn } from '#press/compose/look-of-people.ts';
import { standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf } from '#press/compose/work/doer.ts';
import { workShown } from '#press/compose/work/works.ts';
import { actInWords } from '#press/describe/acts-in-words.ts';
import type { Looks } from '#press/figure/options.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, PrintScene, Thing } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import { createRandom } from '#random.ts';

/** What several do, each with one of their own. */
const ofEach = new Set<ActName>(['hold', 'carry', 'read', 'eat', 'play', 'shoot']);

/** Some who have some of a thing have one each: prisoners their plates, children their ice creams. */
export const eachHolds: CastingRule = ({ scene, deed, seed, done }) => {
  const { who, act, whom = -1, relation } = deed;
  const [person, what] = [scene.actors[who], scene.actors[whom]];
  if (person?.kind !== 'person' || what?.kind !== 'thing' || !ofEach.has(act)) return null;
  const isShared = what.count > 1 && isOfMany(scene, whom);
  if (person.age === 'baby' || person.changes.length + what.changes.length > 0) return null;
  if (!(person.count > 1 && what.count > 1) && !isShared) return null;
  const thing = troupeOf(scene, whom, null, seed);
  if (!thing || thing.isBeast) return null;
  const one: Thing = { ...what, count: 1 };
  const shown = (looks: () => Looks) =>
    workShown(
      {
        ...{ doer: doerOf(looks, person.head), deed, stage: stageFor(scene), id: one.id, thing },
        verb: deed.verb?.en.one ?? actInWords(act, 'en').one,
        make: (id) =>
          pieceFor(id)?.make({ random: createRandom(seed, `each${who}`) }) ?? { layers: [] },
      },
      false,
    );
  const first = shown(() => lookOf(person, who, { scene, deed, seed, done }));
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
  return [
    {
      ...standing(first, 'ground'),
      ...{ actors: [who, ...(done.has(whom) ? [] : [whom])], count: person.count, act },
      ...{ changes: [], isEach: true },
      ...(variants.length > 0 && { variants }),
      ...(relation && relation.to !== whom && relation.to !== who && { relation }),
    },
  ];
};

/** Whether some others have of it too. */
function isOfMany({ actors, deeds }: PrintScene, thing: number): boolean {
  const holders = deeds.filter(({ whom, act }) => whom === thing && ofEach.has(act));
  return holders.length > 1 && holders.some(({ who }) => (actors[who]?.count ?? 1) > 1);
}
