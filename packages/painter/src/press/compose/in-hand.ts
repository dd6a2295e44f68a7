import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { longSide } from '#press/path.ts';
import type { ActName, PrintScene } from '#press/scene.ts';
import type { Stage } from '#press/stage.ts';

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
  return cast.map((troupe): Troupe => {
    const to = holderOf.get(troupe);
    if (to !== undefined) return { ...troupe, isHeld: true, relation: { name: 'beside', to } };
    const [own = -1] = troupe.actors;
    if (!holders.has(own) || !idle.has(troupe.act)) return troupe;
    const posed = troupeOf(scene, own, 'hold', seed);
    return posed ? { ...troupe, piece: posed.piece, box: posed.box, act: 'hold' } : troupe;
  });
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
