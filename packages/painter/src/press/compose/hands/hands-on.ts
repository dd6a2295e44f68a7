import { seated, seats } from '#press/compose/act-tables.ts';
import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import { beastUpright, likenessDoing } from '#press/compose/bodies/stand-ins.ts';
import type { Casting } from '#press/compose/casting-rule.ts';
import { upLadder } from '#press/compose/hands/up-ladder.ts';
import { isWorkedOn, workedAt } from '#press/compose/hands/worked-at.ts';
import { mountOf } from '#press/compose/seated/mounts.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { filled } from '#press/compose/vessels/filled.ts';
import { type Doer, doerOf } from '#press/compose/work/doer.ts';
import { workShown } from '#press/compose/work/works.ts';
import { actInWords } from '#press/describe/acts-in-words.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, Actor, Person, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import { createRandom } from '#random.ts';

/** Who is larger or smaller than by day is placed beside what they do, each at their size. */
const ofAnotherSize = /^(?:giant|tiny|growing|floating|falling|ceiling|upside-down|invisible)$/;

/**
 * Whoever works on something with their hands has them on it: both are one picture. Null where the
 * deed is none of these, or where either is not of its own size.
 */
export function handsOn(casting: Casting): Troupe[] | null {
  const { scene, deed, seed, done } = casting;
  const { who, whom, relation } = deed;
  const one = scene.actors[who];
  const person = one && workerOf(one, deed.act);
  if (!person || !isPlain(person) || person.count > 1 || person.age === 'baby' || person.part)
    return null;
  const ladder = upLadder(casting, workerOf);
  if (ladder) return ladder;
  const isElsewhere =
    typeof relation?.to === 'number' &&
    !isBeyond(deed) &&
    /^(?:in|on|from|through|above|under|towards)$/.test(relation.name) &&
    relation.to !== who &&
    // `Played the violin on the roof of a bus`: there, and hands on it.
    !(relation.name === 'on' && (relation.at === 'roof' || mountOf(scene, deed) === undefined));
  // Who looks through a telescope has it at their eye.
  const isLens =
    deed.act === 'look' &&
    typeof relation?.to === 'number' &&
    isThingOf(scene, relation.to, lenses);
  const isPoured = deed.verb?.en.one === 'pours' && relation?.name === 'in';
  const isTelling = isPoured || isLens;
  const isOnSeat = onSeats.has(deed.act) && isSeatOf(scene, deed);
  const isSeated = (deed.act === 'eat' && typeof relation?.to === 'number') || isOnSeat;
  if (isElsewhere && deed.act !== 'climb' && !isTelling && !isSeated) return null;
  const other = whom === undefined ? undefined : scene.actors[whom];
  if (other && (whom === undefined || done.has(whom) || !isPlain(other))) return null;
  if (other?.kind === 'person' && other.age !== 'baby') return null;
  const plain = other && whom !== undefined ? troupeOf(scene, whom, null, seed) : null;
  if (other && !plain) return null;
  const { thing, inside } =
    plain && whom !== undefined
      ? filled(scene, whom, plain, { seed, done: new Set([...done, who]) })
      : { thing: null, inside: [] };
  const own = (place: number, somebody: Person): Doer => {
    const doer = doerOf(
      () => looksOf(somebody, seenIn(scene, place, deed.act), createRandom(seed, `person${place}`)),
      somebody.head,
    );
    return isOnSeat ? (pose, hands) => doer(seated.has(pose) ? pose : 'play', hands) : doer;
  };
  // A tool that the dream names is in the picture of the work itself.
  const isBy = relation?.name === 'with' || isTelling;
  const by = isBy && typeof relation?.to === 'number' ? relation.to : null;
  const isTool = by !== null && scene.actors[by]?.kind === 'thing' && !done.has(by);
  const tool = isTool && by !== null ? troupeOf(scene, by, null, seed) : null;
  const byWhat = by === null ? undefined : scene.actors[by];
  const surface = isTool || isOnSeat ? null : workedAt(casting);
  const shown = workShown(
    {
      doer: own(who, person),
      deed,
      verb: deed.verb?.en.one ?? actInWords(deed.act, 'en').one,
      stage: stageFor(scene),
      ...(other &&
        thing && {
          id: other.kind === 'thing' ? other.id : 'baby',
          ...{ thing, count: other.count },
        }),
      ...(surface && { surface: surface.piece }),
      ...(tool && { tool }),
      ...(tool && byWhat?.kind === 'thing' && { toolId: byWhat.id }),
      make: (id) =>
        pieceFor(id)?.make({ random: createRandom(seed, `tool${who}`) }) ?? { layers: [] },
    },
    (other?.count ?? 1) > 1,
  );
  if (!shown) return null;
  const bench = surface && isWorkedOn(shown) ? [surface.at] : [];
  const hasSeat = shown.layers.some(({ id }) => id.startsWith('seat.'));
  const piece = isOnSeat && !hasSeat ? withSeat(shown, stageFor(scene)) : shown;
  const seat = piece.layers.some(({ id }) => id.startsWith('seat.'));
  const seatless = { ...piece, layers: piece.layers.filter(({ id }) => !id.startsWith('seat.')) };
  return [
    {
      ...standing(piece, 'ground'),
      ...(seat && isSeated && { seatless }),
      actors: [
        who,
        ...(whom === undefined ? [] : [whom]),
        ...(isTool && by !== null ? [by] : []),
        ...inside,
        ...bench,
      ],
      count: 1,
      changes: person.changes,
      act: deed.act,
      ...(!isBy && bench.length === 0 && deed.act !== 'climb' && whereDone(deed)),
    },
  ];
}

/** « Appuie sur la clé au-dessus de la voiture »: what one has in the hand is beside what it is said of. */
function isBeyond({ act, whom, relation }: ShownDeed): boolean {
  const isHeld = (act === 'hold' || act === 'carry') && whom !== undefined;
  return (
    isHeld && (relation?.to === whom || /^(?:above|under|towards)$/.test(relation?.name ?? ''))
  );
}

function whereDone(deed: ShownDeed): Pick<Troupe, 'relation'> {
  const { relation, who, whom } = deed;
  if (!relation || relation.to === who || relation.to === whom) return {};
  const isAside = isBeyond(deed) && relation.name !== 'towards';
  return { relation: isAside ? { ...relation, name: 'beside' } : relation };
}

/** What is done on a seat as well as standing: peeling an apple, reading, writing. */
const onSeats = new Set<ActName>(['read', 'play', 'write', 'cut', 'cook', 'wash']);

/** Whether something is done on a chair, or another seat that the dream names. */
function isSeatOf({ actors }: PrintScene, { relation }: ShownDeed): boolean {
  const seat = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
  return relation?.name === 'on' && seat?.kind === 'thing' && seats.has(seat.id);
}

function isThingOf(
  { actors }: PrintScene,
  n: number | undefined,
  ids: ReadonlySet<string>,
): boolean {
  const one = n === undefined ? undefined : actors[n];
  return one?.kind === 'thing' && ids.has(one.id);
}

const lenses = new Set(['telescope', 'binoculars', 'magnifying-glass']);

/** What beasts do with their mouths. */
const ofMouths = new Set<ActName>(['eat', 'carry', 'hold']);

/** A person, or a beast that does as people do. */
export function workerOf(one: Actor, act?: ActName): Person | null {
  if (one.kind === 'person') return one;
  const likeness = act ? likenessDoing(one, act) : null;
  if (likeness) return likeness;
  return act && ofMouths.has(act) ? null : beastUpright(one);
}

function isPlain({ changes, borrowed }: Actor): boolean {
  return !borrowed?.length && !changes.some((one) => ofAnotherSize.test(one));
}
