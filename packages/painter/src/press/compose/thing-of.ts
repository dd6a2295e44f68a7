import { outsideCar } from '#press/car-outside.ts';
import { aloft, atRest, inWater, lying } from '#press/compose/act-tables.ts';
import { isSounding, partsFor } from '#press/compose/bodies/acts-of-things.ts';
import { altered, coming } from '#press/compose/bodies/altered-things.ts';
import { grazing, isGrazing, rearing } from '#press/compose/bodies/beasts-posed.ts';
import { withParts } from '#press/compose/bodies/borrowed.ts';
import { brokenApart } from '#press/compose/bodies/broken-apart.ts';
import { isLaidDown, laidDown } from '#press/compose/bodies/laid-down.ts';
import { toldRole } from '#press/compose/bodies/look-of-people.ts';
import { withMarks } from '#press/compose/bodies/marks-of-acts.ts';
import { mosaic } from '#press/compose/bodies/mosaic.ts';
import { celestial, verbOf } from '#press/compose/bodies/pose-meant.ts';
import { withWorn } from '#press/compose/bodies/worn-by-beasts.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { isGiant } from '#press/giants.ts';
import type { Piece } from '#press/piece.ts';
import { isBeast, isOnFours } from '#press/pieces/bestiary.ts';
import { frontPieces } from '#press/pieces/fronts.ts';
import type { PieceMaker, PieceOptions, PieceState, Standing } from '#press/pieces/kit.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { oneStar } from '#press/pieces/sky.ts';
import { type ActName, isLight, type PrintScene, type Thing } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import { createRandom, type Random } from '#random.ts';

/** A beast or a thing on the stage, by its place in the scene's `actors`. */
export interface ThingThere {
  readonly scene: PrintScene;
  readonly place: number;
  readonly thing: Thing;
  readonly act: ActName | null;
  readonly random: Random;
}

/** A beast or a thing, as what it does and undergoes has it; null where nothing has its shape. */
export function thingOf(there: ThingThere): Troupe | null {
  const { place, thing, act } = there;
  const made = pieceOf(there);
  if (!made) return null;
  // It comes from behind everything, and stands on no ground.
  const isBackdrop = (thing.id === 'wave' && isGiant(thing.changes)) || thing.id === 'tornado';
  const isUp =
    isBackdrop ||
    (thing.id === 'balloon' && act !== 'break') ||
    thing.changes.includes('floating') ||
    thing.changes.includes('falling');
  const stands =
    isUp || (act && aloft.has(act)) ? 'air' : act && inWater.has(act) ? 'water' : made.stands;
  const shown = inItsAct(there, made.piece, stands);
  // A key that nobody holds lies on a table or on the ground.
  const isLaid =
    stands === 'air' && !isUp && !act?.match(/^(?:fly|float|fall|emerge)$/) && isLaidDown(thing.id);
  return {
    ...(isLaid ? standing(laidDown(shown), 'table') : standing(shown, stands)),
    ...{ actors: [place], count: thing.count, changes: thing.changes, act },
    isThing: true,
    ...(isBackdrop && { isBackdrop }),
    ...(isOnFours(thing.id) && { isBeast: true }),
    ...(celestial.has(thing.id) && act !== 'fall' && { isCelestial: true }),
  };
}

/** Its piece: in its colour, open or burning, laid out with what it is made of. */
function pieceOf({ scene, place, thing, act, random }: ThingThere) {
  const entry = (comesOn(scene, place) ? frontPieces[thing.id] : undefined) ?? pieceFor(thing.id);
  if (entry === null) return null;
  const role = thing.changes.map(toldRole).find((one) => one !== undefined);
  const isMoving = act !== null && !atRest.has(act);
  const state = isOpened(scene, place) ? ('open' as const) : stateOf(thing, act, isMoving);
  const isSad = act === 'cry' || act === 'hide';
  // A star in somebody's hand is one star.
  const make = thing.id === 'stars' && isTakenUp(scene, place) ? oneStar : entry.make;
  const options = { random, ...(role && { role }), ...(isSad && { isSad }) };
  const plain = inState(make, options, state, isBeast(thing.id));
  const matter = thing.matter && pieceFor(thing.matter.id);
  const piece = matter ? mosaic(plain, matter.make({ random }), random) : plain;
  return { piece, stands: entry.stands };
}

/** As what it does has it: on its way, asleep, with its mouth at the ground, with parts of others. */
function inItsAct(
  { scene, place, thing, act, random }: ThingThere,
  piece: Piece,
  stands: Standing,
): Piece {
  const isResting = act !== null && lying.has(act) && stands === 'ground';
  // What only comes or goes has no legs for it.
  const isOnFoot = !coming.test(verbOf(scene, place, act) ?? '');
  const own = scene.deeds.find((deed) => deed.who === place && deed.act === act);
  // What carries others is not on its way because they are.
  const isOwn = own !== undefined || isBeast(thing.id);
  const posed = altered(piece, thing, isOnFoot && isOwn ? act : null, isResting);
  const bent = isGrazing(thing.id, act, own)
    ? grazing(posed, /^licks\b/.test(own?.verb?.en.one ?? ''))
    : rearing(posed, thing.id, act);
  const kind = isBeast(thing.id) ? 'beast' : 'thing';
  const parts = new Set([...(thing.borrowed ?? []), ...partsFor(thing.id, act)]);
  const grown = withParts(bent, [...parts], {
    ...{ random, kind, isCrying: act === 'cry', isCalling: act !== null && calling.has(act) },
  });
  const dressed = thing.joined ? withWorn(grown, thing.joined, random) : grown;
  return withMarks(dressed, { act, kind, isSounding: isSounding(thing.id) });
}

/** What is done with a mouth wide open. */
const calling = new Set<ActName>(['sing', 'shout', 'laugh', 'eat', 'bite']);

/** What its maker cannot draw broken is in two. */
function inState(
  make: PieceMaker,
  options: Omit<PieceOptions, 'state'>,
  state: PieceState | undefined,
  isAlive: boolean,
): Piece {
  const piece = make({ ...options, ...(state && { state }) });
  if (state !== 'broken' || isAlive) return piece;
  const shapes = (one: PieceState) =>
    JSON.stringify(make({ ...options, random: createRandom(1, 'broken'), state: one }).layers);
  return shapes('broken') === shapes('still') ? brokenApart(piece) : piece;
}

const isIn = /^(?:in|through)$/;

/** What something is in, or comes out of, is open; so is what somebody opens, and what opens. */
function isOpened({ inner, deeds }: PrintScene, place: number): boolean {
  return (
    inner?.in === place ||
    deeds.some(
      ({ act, who, whom, relation }) =>
        (act === 'open' && (whom ?? who) === place) ||
        (relation?.to === place && (isIn.test(relation.name) || act === 'emerge')),
    )
  );
}

function stateOf(thing: Thing, act: ActName | null, isMoving: boolean) {
  if (thing.changes.includes('burning') && !isLight(thing)) return 'burning' as const;
  if (thing.changes.includes('broken') || act === 'break') return 'broken' as const;
  return isMoving ? ('moving' as const) : undefined;
}

const taking = new Set<ActName>(['hold', 'carry', 'give', 'throw', 'eat', 'find', 'touch', 'put']);

function isTakenUp({ deeds }: PrintScene, place: number): boolean {
  return deeds.some(({ act, whom }) => whom === place && taking.has(act));
}

/** Where a road runs away from us, what drives on it does too; who is in it is seen from its side. */
function comesOn(scene: PrintScene, place: number): boolean {
  const stage = stageFor(scene);
  if (outsideCar(scene).has(place)) return true;
  return (
    (stage === 'road' || stage === 'street') &&
    scene.inner?.in !== place &&
    !scene.deeds.some(({ whom, relation }) => whom === place || relation?.to === place)
  );
}
