import { type Casting, type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { boxOfPiece, standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf, put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import type { Hands } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { longSide, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { ActName, Actor, Person, ShownDeed } from '#press/scene.ts';

/** What one sits at, and how high its top is. */
const tops: Readonly<Record<string, number>> = { table: -74, desk: -77 };

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

/** What is done on a table as at it: who only stands or sits on one is up there. */
const handwork = new Set<ActName>(['write', 'read', 'paint', 'eat', 'play']);
/** What one does with whoever sits across. */
const talk = new Set<ActName>(['speak', 'argue', 'laugh', 'look', 'eat', 'play', 'shout']);

/** Beyond the places of a scene's actors: each of some has a look of their own. */
const nextOfSome = 20;
/** One at either end, the others behind it. */
const mostAt = 5;
/** Centimetres of what lies on it. */
const laid = { least: 22, most: 56 };

/** Who writes, eats or talks at a table or a desk sits at it, and what is on it lies before them. */
export const atDesk: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const table = tableOf(casting, deed);
  const thing = table === null ? undefined : scene.actors[table];
  if (table === null || thing?.kind !== 'thing' || done.has(table) || thing.count > 1) return null;
  const desk = troupeOf(scene, table, null, seed);
  const mates = [
    deed,
    ...scene.deeds.filter(
      (other) =>
        other.who !== deed.who && !done.has(other.who) && tableOf(casting, other) === table,
    ),
  ].flatMap((one) => sittersOf(casting, one));
  const sitters = [...new Map(mates.map((one) => [one.place, one])).values()];
  const bodies = sitters.flatMap((one) => bodiesOf(casting, one)).slice(0, mostAt);
  if (!desk || bodies.length === 0 || sitters.some(({ one }) => !isPlain(one))) return null;
  const things = thingsOn(casting, table, sitters);
  const high = tops[thing.id] ?? -76;
  const layers = [
    ...seatedAround(bodies, desk.piece),
    ...laidOut(casting, things, desk.piece, high, bodies.length),
  ];
  const { left, right } = boxOfPiece({ layers });
  const x = -(left + right) / 2;
  return [
    {
      ...standing(
        { layers: put({ layers }, { x }, 'at'), anchors: { top: [x, high - 4] } },
        'ground',
      ),
      ...{ actors: [...sitters.map(({ place }) => place), table, ...things], count: 1 },
      ...{ changes: scene.actors[deed.who]?.changes ?? [], act: deed.act },
    },
  ];
};

interface Sitter {
  readonly place: number;
  readonly act: ActName;
  readonly one: Person;
}

/** The table that something is done at: itself, or by way of what stands on it. */
function tableOf({ scene, done }: Casting, { who, act, whom, relation }: ShownDeed): number | null {
  if (scene.actors[who] === undefined || seatedAt[act] === undefined) return null;
  const isTop = (n: number) => {
    const one = scene.actors[n];
    return one?.kind === 'thing' && Object.hasOwn(tops, one.id) && one.changes.length === 0;
  };
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  if (to !== undefined && isTop(to) && !done.has(to)) {
    const isAtIt = relation?.name === 'at' || (relation?.name === 'on' && handwork.has(act));
    return isAtIt ? to : null;
  }
  if (!handwork.has(act)) return null;
  const by = [to, whom].find((n) => n !== undefined && scene.actors[n]?.kind === 'thing');
  const under = scene.deeds.find(
    ({ who: on, relation: place }) => on === by && place?.name === 'on',
  );
  const top = under?.relation?.to;
  return by !== undefined && typeof top === 'number' && isTop(top) && !done.has(by) ? top : null;
}

function sittersOf({ scene, done }: Casting, { who, act, whom }: ShownDeed): Sitter[] {
  const places = [who, ...(whom !== undefined && talk.has(act) ? [whom] : [])];
  return places.flatMap((place) => {
    const actor = scene.actors[place];
    const one = actor && (place === who || actor.kind === 'person') ? workerOf(actor) : null;
    return one && !done.has(place) ? [{ place, act, one }] : [];
  });
}

/** Who is of another size, or no more than three of a kind, is placed by themselves. */
function isPlain({ age, count, changes, borrowed, part }: Actor & Person): boolean {
  const isOther = changes.some((one) => /^(?:giant|tiny|growing|invisible|floating)$/.test(one));
  return age !== 'baby' && count <= 3 && !isOther && !borrowed?.length && part === undefined;
}

function bodiesOf(casting: Casting, { place, act, one }: Sitter): Piece[] {
  const { pose, hands } = seatedAt[act] ?? { pose: 'sit' as const, hands: undefined };
  return Array.from({ length: one.count }, (_, nth) => {
    const look = { ...casting, deed: { ...casting.deed, who: place, act } };
    const doer = doerOf(() => lookOf(one, place + nth * nextOfSome, look), one.head);
    return doer(pose, hands && scaledTo(doer(pose), hands));
  });
}

/** Centimetres of a grown person who sits. */
const seatedHigh = 134;

/** A child's hands are as high as a child's shoulders. */
function scaledTo(body: Piece, [near, far]: Hands): Hands {
  const { top, bottom } = boxOfPiece(body);
  const size = Math.min(1, (bottom - top) / seatedHigh);
  const scaled = (at: Point | null): Point | null => at && [at[0] * size, at[1] * size];
  return [scaled(near), scaled(far)];
}

/** All that lies on it: what is said to, and what is read or written there. */
function thingsOn({ scene, done }: Casting, table: number, sitters: readonly Sitter[]): number[] {
  const isSitting = (n: number) => sitters.some(({ place }) => place === n);
  const isThing = (n: number | undefined): n is number =>
    n !== undefined && n !== table && scene.actors[n]?.kind === 'thing' && !done.has(n);
  const found = scene.deeds.flatMap(({ who, whom, relation }) => [
    ...(relation?.name === 'on' && relation.to === table && isThing(who) ? [who] : []),
    ...(isSitting(who) && isThing(whom) ? [whom] : []),
    ...(isSitting(who) && typeof relation?.to === 'number' && isThing(relation.to)
      ? [relation.to]
      : []),
  ]);
  return [...new Set(found)].filter((n) => !isSitting(n));
}

/** At its left, at its right, and behind it. */
function seatedAround(bodies: readonly Piece[], desk: Piece): Layer[] {
  const { left, right } = boxOfPiece(desk);
  const [first, second, ...others] = bodies.map((body) => withSeat(body, 'kitchen'));
  const step = (right - left) / (others.length + 1);
  return [
    ...others.flatMap((body, n) =>
      put(body, { x: left + step * (n + 1) - 10, y: -6 }, `behind${n}`),
    ),
    ...(first ? put(first, { x: left - 14, y: 2 }, 'first') : []),
    ...(second ? put(second, { x: right + 14, y: 2, scaleX: -1 }, 'second') : []),
    ...put(desk, {}, 'desk'),
  ];
}

function laidOut(
  { scene, seed }: Casting,
  things: readonly number[],
  desk: Piece,
  high: number,
  sitters: number,
): Layer[] {
  const { left, right } = boxOfPiece(desk);
  // Before who sits there alone; between two, in the middle.
  const from = sitters > 1 ? (left + right) / 2 : left + 32;
  return things.flatMap((place, n) => {
    const one = troupeOf(scene, place, null, seed);
    if (!one) return [];
    const long = longSide(one.box);
    const scale = Math.max(laid.least, Math.min(laid.most, long)) / long;
    const x = from + n * 40 - ((one.box.left + one.box.right) / 2) * scale;
    return put(one.piece, { x, y: high - one.box.bottom * scale, scale }, `laid${n}`);
  });
}
