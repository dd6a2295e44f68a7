import { type Casting, lookOf } from '#press/compose/casting-rule.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { beastAtTop, overEdge } from '#press/compose/seated/beast-at-top.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf } from '#press/compose/work/doer.ts';
import type { Hands } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { isBeast as isAnyBeast } from '#press/pieces/bestiary.ts';
import type { ActName, Actor, PrintScene, ShownDeed } from '#press/scene.ts';

/** Who is at a table, and what they do there. */
export interface Sitter {
  readonly place: number;
  readonly act: ActName;
  /** No animal that does it as people do: one as it is. */
  readonly isBeast: boolean;
  readonly isBehind: boolean;
  /** Of a size and shape that a table has room for. */
  readonly isPlain: boolean;
}

/** One of them on a seat: centimetres from the table's end to their middle, and to what is before them. */
export interface Seated {
  readonly piece: Piece;
  readonly isBeast: boolean;
  readonly isBehind: boolean;
  readonly isOnTop: boolean;
  readonly over: number;
  readonly reach: number;
}

/** How one does sitting what one does at a table: nobody stands to write. */
const seatedAt: Partial<Record<ActName, { readonly pose: PoseName; readonly hands?: Hands }>> = {
  eat: { pose: 'eat' },
  write: { pose: 'play' },
  read: { pose: 'play' },
  paint: { pose: 'play' },
  play: { pose: 'play' },
  sit: { pose: 'sit' },
  wait: { pose: 'sit' },
  look: { pose: 'sit' },
  cry: { pose: 'weep-seated' },
  sleep: { pose: 'doze' },
  laugh: { pose: 'sit' },
  speak: { pose: 'sit', hands: [[48, -108], null] },
  sing: { pose: 'sit' },
  shout: { pose: 'sit', hands: [[50, -112], null] },
  argue: {
    pose: 'sit',
    hands: [
      [54, -116],
      [46, -98],
    ],
  },
};

/** What beasts do there besides: they are up at it whatever it is. */
const ofBeasts = new Set<ActName>(['stand', 'phone', 'cook', 'touch', 'search', 'hold']);

/** Beyond the places of a scene's actors: each of some has a look of their own. */
const nextOfSome = 20;
/** Centimetres of a grown person who sits. */
const seatedHigh = 134;

/** Somebody of a deed as they are at a table; null where what they do is done at none. */
export function sitterOf(
  { actors }: PrintScene,
  { act, who, relation }: ShownDeed,
  place: number,
): Sitter | null {
  const actor = actors[place];
  const isBehind = place === who && relation?.name === 'behind';
  const person = actor && workerOf(actor);
  if (person && seatedAt[act])
    return { place, act, isBeast: false, isBehind, isPlain: isPlain(person) };
  if (actor?.kind !== 'thing' || person || !isAnyBeast(actor.id)) return null;
  if (!seatedAt[act] && !ofBeasts.has(act)) return null;
  return {
    place,
    act,
    isBeast: true,
    isBehind: isBehind || actor.count > 1,
    isPlain: isPlain(actor),
  };
}

/** Who is of another size, or no more than three of a kind, is placed by themselves. */
function isPlain(one: Actor): boolean {
  const isOther = one.changes.some((change) =>
    /^(?:giant|tiny|growing|invisible|floating)$/.test(change),
  );
  if (isOther || one.borrowed?.length) return false;
  return one.kind === 'thing' || (one.age !== 'baby' && one.count <= 3 && one.part === undefined);
}

/** Each of them on a seat of their own, up to a top that is so high. */
export function seatedBodies(casting: Casting, sitter: Sitter, top: number): Seated[] {
  return sitter.isBeast ? beasts(casting, sitter, top) : people(casting, sitter);
}

const voices = new Set<ActName>(['speak', 'sing', 'shout', 'laugh', 'cry', 'argue']);

/** How many of some beasts there is room for. */
const mostBeasts = 4;

function beasts({ scene, seed }: Casting, { place, act, isBehind }: Sitter, top: number): Seated[] {
  // Up at a table nobody lies, nor has the mouth at the ground.
  const troupe = troupeOf(scene, place, voices.has(act) ? act : null, seed);
  if (!troupe) return [];
  const pieces = [troupe.piece, ...(troupe.variants ?? [])];
  return Array.from({ length: Math.min(mostBeasts, troupe.count) }, (_, n) => {
    const own = { ...troupe, piece: pieces[n % pieces.length] ?? troupe.piece };
    const { piece, isOnTop } = beastAtTop(own, top);
    const over = overEdge(piece);
    const { right } = boxOfPiece(piece);
    return {
      piece,
      isOnTop,
      isBehind: isBehind && !isOnTop,
      isBeast: true,
      over,
      reach: isOnTop ? 78 : over + right + 30,
    };
  });
}

function people(casting: Casting, { place, act, isBehind }: Sitter): Seated[] {
  const actor = casting.scene.actors[place];
  const one = actor && workerOf(actor);
  if (!one) return [];
  const { pose, hands } = seatedAt[act] ?? { pose: 'sit' as const, hands: undefined };
  return Array.from({ length: one.count }, (_, nth) => {
    const look = { ...casting, deed: { ...casting.deed, who: place, act } };
    const doer = doerOf(() => lookOf(one, place + nth * nextOfSome, look), one.head);
    const body = doer(pose, hands && scaledTo(doer(pose), hands));
    return {
      ...{ piece: withSeat(body, 'kitchen'), isBeast: false, isBehind, isOnTop: false },
      ...{ over: -14, reach: 32 },
    };
  });
}

/** A child's hands are as high as a child's shoulders. */
function scaledTo(body: Piece, [near, far]: Hands): Hands {
  const { top, bottom } = boxOfPiece(body);
  const size = Math.min(1, (bottom - top) / seatedHigh);
  const scaled = (at: Point | null): Point | null => at && [at[0] * size, at[1] * size];
  return [scaled(near), scaled(far)];
}

/** Whether nobody but beasts is there. */
export function beastsAre(bodies: readonly Seated[]): boolean {
  return bodies.every(({ isBeast }) => isBeast);
}
