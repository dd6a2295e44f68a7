import type { Casting, CastingRule } from '#press/compose/casting-rule.ts';
import { beastsAre, type Seated, seatedBodies, sitterOf } from '#press/compose/seated/sitters.ts';
import { impliedTop, isTop, type Top, topHigh } from '#press/compose/seated/tops.ts';
import { boxOfPiece, standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { longSide } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** What is done on a table as at it: who only stands or sits on one is up there. */
const handwork = new Set<ActName>(['write', 'read', 'paint', 'eat', 'play']);
/** What one does with whoever sits across. */
const talk = new Set<ActName>(['speak', 'argue', 'laugh', 'look', 'eat', 'play', 'shout']);

/** One at either end, the others behind it. */
const mostAt = 5;
/** Centimetres of what lies on it. */
const laid = { least: 22, most: 56 };
/** How much longer than by day a table is for those behind it. */
const longest = 2.2;

/**
 * Who writes, eats or talks at a table or a desk sits at it, and what is on it lies before them; a beast is
 * up at it as well, on a bench if it is no higher than its legs.
 */
export const atDesk: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const top = topOf(casting, deed);
  if (top === null) return null;
  const isOfBeast = sitterOf(scene, deed, deed.who)?.isBeast;
  const desk =
    top.at === null
      ? pieceFor(top.id)?.make({ random: createRandom(seed, 'desk') })
      : troupeOf(scene, top.at, null, seed)?.piece;
  const sitters = [
    deed,
    ...scene.deeds.filter(
      (other) =>
        top.at !== null &&
        other.who !== deed.who &&
        !done.has(other.who) &&
        topOf(casting, other, isOfBeast)?.at === top.at,
    ),
  ].flatMap((one) => sittersOf(casting, one));
  const each = [...new Map(sitters.map((one) => [one.place, one])).values()];
  const bodies = each
    .flatMap((one) => seatedBodies(casting, one, topHigh(top.id) ?? -76))
    .slice(0, mostAt);
  if (!desk || bodies.length === 0 || each.some(({ isPlain }) => !isPlain)) return null;
  const things = thingsOn(
    casting,
    top.at,
    each.map(({ place }) => place),
  );
  const high = topHigh(top.id) ?? -76;
  const board = asLongAs(keysLeft(desk), bodies);
  const layers = [
    ...seatedAround(bodies, board, high),
    ...laidOut(casting, things, board, high, bodies),
  ];
  const { left, right } = boxOfPiece({ layers });
  const x = -(left + right) / 2;
  const actors = [
    ...each.map(({ place }) => place),
    ...(top.at === null ? [] : [top.at]),
    ...things,
  ];
  return [
    {
      ...standing(
        { layers: put({ layers }, { x }, 'at'), anchors: { top: [x, high - 4] } },
        'ground',
      ),
      ...{ actors: [...new Set(actors)], count: 1, act: deed.act },
      changes: scene.actors[deed.who]?.changes ?? [],
      ...(beastsAre(bodies) && { isThing: true }),
    },
  ];
};

/** The table that something is done at: itself, or by way of what stands on it. */
function topOf({ scene, done }: Casting, deed: ShownDeed, isWithBeasts = false): Top | null {
  const { who, act, whom, relation } = deed;
  const sitter = sitterOf(scene, deed, who);
  if (sitter === null) return null;
  const idOf = (n: number): Top | null => {
    const one = scene.actors[n];
    const isFree = one?.kind === 'thing' && !done.has(n);
    return isFree && isTop(one, sitter.isBeast || isWithBeasts) ? { id: one.id, at: n } : null;
  };
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  const named = to === undefined ? null : idOf(to);
  if (named) return isAtIt(deed, sitter.isBeast) ? named : null;
  const played = act === 'play' && whom !== undefined ? idOf(whom) : null;
  if (played) return played;
  if (!handwork.has(act) && !sitter.isBeast) return null;
  const by = [to, whom].find((n) => n !== undefined && scene.actors[n]?.kind === 'thing');
  if (by !== undefined && done.has(by)) return null;
  const under = scene.deeds.find(
    ({ who: on, relation: place }) => on === by && place?.name === 'on',
  );
  const below = by === undefined ? undefined : under?.relation?.to;
  if (typeof below === 'number') return idOf(below);
  const isAnimal = scene.actors[who]?.kind === 'thing';
  const isUpThere = relation?.name === 'on' && !handwork.has(act);
  return isAnimal && !isUpThere ? impliedTop(scene, deed) : null;
}

/** Who is behind a table sits there, if it is no counter; a beast is seen there whatever it does. */
function isAtIt({ act, relation }: ShownDeed, isBeast: boolean): boolean {
  const name = relation?.name;
  if (name === 'at') return true;
  if (name === 'on') return handwork.has(act);
  return name === 'behind' && (isBeast || act !== 'stand');
}

function sittersOf({ scene, done }: Casting, deed: ShownDeed) {
  const { who, act, whom } = deed;
  const places = [who, ...(whom !== undefined && talk.has(act) ? [whom] : [])];
  return places.flatMap((place) => {
    const one = place === who || scene.actors[place]?.kind === 'person';
    return one && !done.has(place) ? (sitterOf(scene, deed, place) ?? []) : [];
  });
}

/** All that lies on it: what is said to, and what is read or written there. */
function thingsOn(
  { scene, done }: Casting,
  table: number | null,
  sitters: readonly number[],
): number[] {
  const isThing = (n: number | undefined): n is number =>
    n !== undefined && n !== table && scene.actors[n]?.kind === 'thing' && !done.has(n);
  const found = scene.deeds.flatMap(({ who, whom, relation }) => [
    ...(table !== null && relation?.name === 'on' && relation.to === table && isThing(who)
      ? [who]
      : []),
    ...(sitters.includes(who) && isThing(whom) ? [whom] : []),
    ...(sitters.includes(who) && typeof relation?.to === 'number' && isThing(relation.to)
      ? [relation.to]
      : []),
  ]);
  return [...new Set(found)].filter((n) => !sitters.includes(n));
}

/** Whoever is at its left end has the keys there. */
function keysLeft(desk: Piece): Piece {
  const isRight = (desk.anchors?.keys?.[0] ?? 0) > 0;
  return isRight ? { layers: put(desk, { scaleX: -1 }, 'turned') } : desk;
}

/** As long as those behind it are broad. */
function asLongAs(desk: Piece, bodies: readonly Seated[]): Piece {
  const { left, right } = boxOfPiece(desk);
  const broad = behindIt(bodies).reduce((sum, { piece }) => {
    const box = boxOfPiece(piece);
    return sum + (box.right - box.left) * 0.92;
  }, 0);
  const longer = Math.min(longest, broad / (right - left));
  if (longer <= 1) return desk;
  return { ...desk, layers: put(desk, { scaleX: longer }, 'long') };
}

function behindIt(bodies: readonly Seated[]): readonly Seated[] {
  const atEnds = bodies.filter(({ isBehind, isOnTop }) => !isBehind && !isOnTop);
  return [...bodies.filter(({ isBehind }) => isBehind), ...atEnds.slice(2)];
}

/** At its left, at its right, behind it, and what is small on it. */
function seatedAround(bodies: readonly Seated[], desk: Piece, high: number): Layer[] {
  const { left, right } = boxOfPiece(desk);
  const others = behindIt(bodies);
  const [first, second] = bodies.filter((one) => !one.isOnTop && !others.includes(one));
  const step = (right - left) / (others.length + 1);
  const farther = others.map(({ piece }, n) =>
    put(piece, { x: left + step * (n + 1) - 10, y: -6 }, `behind${n}`),
  );
  const small = bodies.filter(({ isOnTop }) => isOnTop);
  const apart = (right - left) / (small.length + 1);
  return [
    ...farther.flat(),
    ...(first ? put(first.piece, { x: left + first.over, y: 2 }, 'first') : []),
    ...(second ? put(second.piece, { x: right - second.over, y: 2, scaleX: -1 }, 'second') : []),
    ...put(desk, {}, 'desk'),
    ...small.flatMap(({ piece }, n) =>
      put(piece, { x: left + (small.length > 1 ? apart * (n + 1) : 34), y: high }, `small${n}`),
    ),
  ];
}

function laidOut(
  { scene, seed }: Casting,
  things: readonly number[],
  desk: Piece,
  high: number,
  bodies: readonly Seated[],
): Layer[] {
  const { left, right } = boxOfPiece(desk);
  const [first] = bodies;
  // Before who sits there alone; between two, in the middle.
  const isAlone = bodies.length === 1 && first !== undefined && !first.isBehind;
  const from = isAlone ? left + first.reach : (left + right) / 2;
  return things.flatMap((place, n) => {
    const one = troupeOf(scene, place, null, seed);
    if (!one) return [];
    const long = longSide(one.box);
    const scale = Math.max(laid.least, Math.min(laid.most, long)) / long;
    const x = from + n * 40 - ((one.box.left + one.box.right) / 2) * scale;
    return put(one.piece, { x, y: high - one.box.bottom * scale, scale }, `laid${n}`);
  });
}
