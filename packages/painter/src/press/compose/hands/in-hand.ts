import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf } from '#press/compose/work/doer.ts';
import { grasping } from '#press/compose/work/grasping.ts';
import { longSide } from '#press/path.ts';
import type { ActName, PrintScene } from '#press/scene.ts';
import type { Stage } from '#press/stage.ts';
import { createRandom } from '#random.ts';

/** Centimetres: what is larger is set down; sooner where there is a table. */
const largest = { free: 70, beside: 45 };

/** What one does with both hands free; who only stands holds a thing before them. */
const idle = new Set<ActName | null>([null, 'stand', 'wait', 'look', 'speak']);
const afoot = new Set<ActName | null>(['walk', 'run', 'leave', 'enter', 'pass', 'follow', 'jump']);

/** What somebody who writes or reads has before them. */
const papers = new Set(['page', 'letter', 'notebook', 'book', 'newspaper']);
const atPaper = new Set<ActName | null>(['write', 'read']);

/** What stands on the ground where nobody carries it. */
const luggage = new Set(['box', 'parcel', 'suitcase', 'bag', 'handbag', 'backpack', 'basket']);

const overhead = new Set(['umbrella', 'party-balloons', 'kite', 'balloon']);

/**
 * What is small, and nobody does anything with, is in the hands of somebody who has them free: on the
 * ground, in the air or on a far table it would only be listed.
 */
export function inHand(
  cast: readonly Troupe[],
  scene: PrintScene,
  { slots }: Pick<Stage, 'slots'>,
  seed: number,
): readonly Troupe[] {
  const hasTop = slots.some(({ kind }) => kind === 'table' || kind === 'shelf');
  const busy = new Set(
    cast.flatMap(({ isHeld, relation }) =>
      isHeld && typeof relation?.to === 'number' ? [relation.to] : [],
    ),
  );
  const named = new Set(scene.deeds.flatMap(({ relation }) => relation?.to ?? []));
  const holderOf = new Map<Troupe, number>();
  for (const troupe of cast) {
    const [own] = troupe.actors;
    const actor = own === undefined ? undefined : scene.actors[own];
    if (own === undefined || actor?.kind !== 'thing' || named.has(own)) continue;
    // A bottle with a town in it is looked into.
    if (scene.inner?.in === own) continue;
    const isOverhead = overhead.has(actor.id);
    const most = hasTop && !luggage.has(actor.id) ? largest.beside : largest.free;
    if (!isLoose(troupe) || (!isOverhead && longSide(troupe.box) > most)) continue;
    const isPaper = papers.has(actor.id);
    const isSetDown = !isOverhead && troupe.stands !== 'table' && !luggage.has(actor.id);
    const holder = cast.find(
      (one) =>
        isAble(one, scene) &&
        !busy.has(one.actors[0] ?? -1) &&
        ((isPaper && atPaper.has(one.act)) ||
          (!isSetDown && (idle.has(one.act) || afoot.has(one.act)))),
    );
    const to = holder?.actors[0];
    if (to === undefined) continue;
    busy.add(to);
    holderOf.set(troupe, to);
  }
  const holders = new Set(holderOf.values());
  const had = new Map(
    cast.flatMap((troupe) => {
      const thing = [...holderOf].find(([, to]) => troupe.actors[0] === to)?.[0];
      const both = thing && inOnePiece(troupe, thing, scene, seed);
      return both
        ? ([
            [troupe, both],
            [thing, null],
          ] as const)
        : [];
    }),
  );
  return cast.flatMap((troupe): Troupe | readonly Troupe[] => {
    const both = had.get(troupe);
    if (both !== undefined) return both ?? [];
    const to = holderOf.get(troupe);
    if (to !== undefined) return { ...troupe, isHeld: true, relation: { name: 'beside', to } };
    const [own = -1] = troupe.actors;
    if (!holders.has(own) || !idle.has(troupe.act)) return troupe;
    const posed = troupeOf(scene, own, 'hold', seed);
    return posed ? { ...troupe, piece: posed.piece, box: posed.box, act: 'hold' } : troupe;
  });
}

/** Somebody with what is in their hand, as whoever holds something has it; null where their body is strange. */
function inOnePiece(troupe: Troupe, thing: Troupe, scene: PrintScene, seed: number): Troupe | null {
  const [own = -1] = troupe.actors;
  const [person, what] = [scene.actors[own], scene.actors[thing.actors[0] ?? -1]];
  if (person?.kind !== 'person' || what?.kind !== 'thing' || overhead.has(what.id)) return null;
  if (what.borrowed?.length || what.matter) return null;
  const { changes, borrowed = [], replaced = [], joined = [], part } = person;
  if (changes.length + borrowed.length + replaced.length + joined.length > 0 || part) return null;
  const isAfoot = afoot.has(troupe.act);
  if ((!isAfoot && !idle.has(troupe.act)) || troupe.isWading || troupe.isSubmerged) return null;
  if (isAfoot && troupe.act !== 'walk' && troupe.act !== 'leave' && troupe.act !== 'enter')
    return null;
  const doer = doerOf(
    () => looksOf(person, seenIn(scene, own, troupe.act), createRandom(seed, `person${own}`)),
    person.head,
  );
  const piece = grasping(doer, what.id, thing, isAfoot ? { pose: 'walk-with' } : {});
  const actors = [...troupe.actors, ...thing.actors];
  return piece && { ...troupe, ...standing(piece, troupe.stands), actors };
}

/** Whether nothing is said of a thing but that it is there. */
function isLoose({ act, relation, isHeld, isCarried, isIn, isBeast, count, changes }: Troupe) {
  const isTold = act !== null || relation !== undefined || changes.length > 0;
  return !isTold && !isHeld && !isCarried && isIn === undefined && !isBeast && count === 1;
}

/** Somebody with free hands: a person, or a beast that does as people do. */
function isAble({ actors, isThing, isBeast, isCarried, isIn, count }: Troupe, scene: PrintScene) {
  if (isThing || isBeast || isCarried || isIn !== undefined || count !== 1 || actors.length !== 1)
    return false;
  const one = scene.actors[actors[0] ?? -1];
  return one?.kind === 'thing' || (one?.age !== 'baby' && one?.part === undefined);
}
