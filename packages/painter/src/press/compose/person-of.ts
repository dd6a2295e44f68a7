import { looksAhead } from '#press/car-outside.ts';
import { withLargePart } from '#press/choosing/parts/grown-parts.ts';
import { hasDouble, looksLike } from '#press/choosing/people/other-self.ts';
import { aloft, inWater, seated } from '#press/compose/act-tables.ts';
import { meltingBody, withDesk, withHole, withPad } from '#press/compose/bodies/altered.ts';
import { bearingOf } from '#press/compose/bodies/bearing.ts';
import { withParts } from '#press/compose/bodies/borrowed.ts';
import { idlingIn, talkingIn } from '#press/compose/bodies/idling.ts';
import { inFlames } from '#press/compose/bodies/in-flames.ts';
import { isHungFrom, showingOf, withJoined } from '#press/compose/bodies/joined.ts';
import { looksOf, pick, seenIn, toldRole } from '#press/compose/bodies/look-of-people.ts';
import { withMarks } from '#press/compose/bodies/marks-of-acts.ts';
import { ofItsMatter } from '#press/compose/bodies/of-its-matter.ts';
import { isAdrift, isLikeness, isWithin, poseMeant } from '#press/compose/bodies/pose-meant.ts';
import { showing, withReplaced } from '#press/compose/bodies/replaced.ts';
import { toolApart } from '#press/compose/hands/tool-apart.ts';
import { isFromBehind, poseInRows } from '#press/compose/seated/in-rows.ts';
import { isOfSeats } from '#press/compose/seated/in-seats.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { baby } from '#press/figure/baby.ts';
import { withBeastHead } from '#press/figure/beast-heads.ts';
import { figure } from '#press/figure/figure.ts';
import type { ClothesName, FigureView } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { Piece } from '#press/piece.ts';
import type { Standing } from '#press/pieces/kit.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, BorrowedPart, Person, PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { createRandom, type Random } from '#random.ts';

/** Somebody on the stage, by their place in the scene's `actors`. */
export interface PersonThere {
  readonly scene: PrintScene;
  readonly place: number;
  readonly person: Person;
  readonly act: ActName | null;
  readonly seed: number;
  readonly random: Random;
}

/** Somebody, or some of whom each looks a little otherwise, in what they do. */
export function personOf(there: PersonThere): Troupe {
  const { scene, place, person, act, seed, random } = there;
  const stage = stageFor(scene);
  const isInRows = poseInRows(scene, place, person, act, stage) !== undefined;
  const bearing = bearingIn(there);
  const { pose } = bearing;
  const lot = hasDouble(scene) ? createRandom(seed, `person${looksLike(scene, place)}`) : random;
  // Who cries out from a seat does so with their mouth alone.
  const isLoud = isInRows && (act === 'shout' || act === 'sing');
  const voice = isLoud ? { mood: 'shout' as const } : {};
  const seen = seenIn(scene, place, act, { own: looksLike(scene, place) });
  const looked = looksOf(person, { ...seen, ...voice }, lot);
  const bare = bearing.seenOn?.bare;
  const looks = bare ? { ...looked, clothes: bareFor(bare, person) } : looked;
  const view = viewIn(there, bearing, isInRows && (isOfSeats(stage) || isFromBehind(stage)));
  const body = bodyOf(there, bearing, { looks, view });
  const isSeated = body !== null && sitsOnSeat(there, pose, stage);
  const seat = (one: Piece) => withSeat(pose === 'write' ? withDesk(one) : one, stage);
  const { skin, garment, hairRole } = looks;
  const bearer = {
    ...({ random, kind: 'person', skin, garment, hairRole } as const),
    isFacing: view !== undefined || pose === 'cover',
    ...(person.wings && { wings: person.wings }),
  };
  const settled = body === null ? baby(looks) : isSeated ? seat(body) : body;
  const whole = withParts(settled, person.borrowed ?? [], bearer);
  const soft = person.changes.includes('melting') ? meltingBody(whole) : whole;
  const marked = withMarks(ofItsMatter(soft, person.changes), { act, kind: 'person' });
  const piece = person.changes.includes('burning') ? inFlames(marked, random) : marked;
  const others = body === null ? [] : othersOf(there, bearing, { looks, voice });
  // The desks of a class have no chairs of their own everywhere.
  const inRow = stage === 'classroom' ? seat : (one: Piece) => one;
  return {
    ...standing(piece, isAdrift(person, act) ? 'air' : standsIn(act, stage)),
    ...{ actors: [place], count: person.count, changes: person.changes, act },
    // Who writes has a desk of their own.
    ...(isSeated && pose !== 'write' && { seatless: body }),
    ...(others.length > 0 && { variants: isSeated ? others.map(seat) : others }),
    ...(isInRows && body && { inRows: [body, ...others].map(inRow) }),
  };
}

/** How somebody holds themselves. */
interface Bearing {
  readonly pose: PoseName;
  /** Does nothing that is seen. */
  readonly isIdle: boolean;
  readonly isTalking: boolean;
  readonly isBare: boolean;
  /** How they are turned to show a part that is another thing, or what is on one. */
  readonly shown: (typeof showing)[keyof typeof showing] | undefined;
  readonly seenOn: ReturnType<typeof showingOf> | undefined;
}

function bearingIn({ scene, place, person, act, random }: PersonThere): Bearing {
  const meant = poseMeant(scene, place, person, act, random);
  const isBare = person.changes.includes('naked') && bared.has(meant);
  const isIdle = meant === 'stand' && !isBare && !isLikeness(scene, place);
  const isTalking = meant === 'talk';
  const [changed] = person.replaced ?? [];
  const [on] = person.joined ?? [];
  const isFree = act === null || act === 'stand' || act === 'look' || act === 'walk' || isIdle;
  const shown = changed && isFree ? showing[changed.part] : undefined;
  const seenOn = on && isFree ? showingOf(on) : undefined;
  const own = { isIdle, isTalking, isBare, shown, seenOn };
  if (isBare) return { ...own, pose: 'cover' };
  if (shown?.hands) return { ...own, pose: 'show-hands' };
  if (seenOn?.pose) return { ...own, pose: seenOn.pose };
  if (isIdle) return { ...own, pose: pick(random, idlingIn(bearingOf(scene, place, act), act)) };
  if (isTalking) return { ...own, pose: pick(random, talkingIn(bearingOf(scene, place, null))) };
  // What hangs from a runner's hand is behind their back, and over no stride.
  const isLaden = meant === 'run' && person.joined?.some((one) => isHungFrom(one)) === true;
  return { ...own, pose: isLaden ? 'run-laden' : meant };
}

/** From which side somebody is seen; undefined as their pose has them. */
function viewIn(
  { scene, place, person, act, random }: PersonThere,
  { isIdle, isTalking, isBare, shown, seenOn }: Bearing,
  isOnSeat: boolean,
): FigureView | undefined {
  // Who looks out of a window has their back to us.
  const seen = isLookingOut(scene, act)
    ? 'back'
    : isIdle || isTalking
      ? viewByChance(random, !isIdle || isMet(scene, place))
      : isBare || isLikeness(scene, place)
        ? 'front'
        : undefined;
  const { head, borrowed = [] } = person;
  // A beast's head is told from the side, and so is a belly.
  if (head !== undefined || borrowed.includes('belly')) return undefined;
  if ((isIdle || act === 'walk') && borrowed.includes('head')) return 'front';
  if (isIdle && borrowed.some((part) => onFront.has(part))) return 'front';
  if (isOnSeat) return looksAhead(scene) || isFromBehind(stageFor(scene)) ? 'back' : 'front';
  if (shown) return shown.isFront ? 'front' : undefined;
  return seenOn?.view ?? seen;
}

type Looks = ReturnType<typeof looksOf>;

/** Their body, with what grows on it or is in its place, and what they do it with; null of a baby. */
function bodyOf(
  { scene, place, person, act, seed, random }: PersonThere,
  { pose }: Bearing,
  { looks, view }: { readonly looks: Looks; readonly view: FigureView | undefined },
): Piece | null {
  if (person.age === 'baby') return null;
  const withTool = person.count === 1 ? toolApart(scene, place, act, looks, seed) : null;
  const plain = withTool ?? figure({ ...looks, pose, ...(view && { view }) });
  const clad = person.head ? withBeastHead(plain, person.head) : plain;
  const large = person.part ? withLargePart(clad, person.part, looks.skin, random) : clad;
  const [changed] = person.replaced ?? [];
  const other = changed && pieceFor(changed.id);
  const turned = changed && other ? withReplaced(large, changed, other.make({ random })) : large;
  const joined = person.joined
    ? withJoined(turned, person.joined, {
        ...{ skin: looks.skin, random },
        roleOf: ({ changes }) => changes.map(toldRole).find((role) => role !== undefined),
      })
    : turned;
  const padded = pose === 'jot' || pose === 'note' ? withPad(joined) : joined;
  return act === 'dig' && person.count === 1 ? withHole(padded) : padded;
}

function sitsOnSeat({ scene, place, act }: PersonThere, pose: PoseName, stage: StageName): boolean {
  // Who drives the bus that one is in sits in it too.
  const isAtWheel =
    act === 'drive' && (stage === 'carriage' || stage === 'cabin' || stage === 'car');
  const isBorne = act === 'ride' || (act === 'drive' && !isAtWheel);
  // In a box there is no room for a desk, nor for a stool.
  return seated.has(pose) && !isBorne && !isWithin(scene, place, act);
}

/** The others of some. */
function othersOf(
  { scene, place, person, act, seed }: PersonThere,
  { pose, isIdle }: Bearing,
  { looks, voice }: { readonly looks: Looks; readonly voice: { readonly mood?: 'shout' } },
): Piece[] {
  if (person.count < 2) return [];
  return (person.count > 3 ? [1, 2, 3, 4] : [1, 2, 3]).map((nth) => {
    const own = createRandom(seed, `some${place}.${nth}`);
    const seen = { ...seenIn(scene, place, act, { nth }), ...voice };
    // Many of oneself look alike.
    const isSelf = person.who === 'dreamer';
    const build = (person.age === 'child' ? null : builds[nth % builds.length]) ?? 'middle';
    const other = isSelf ? { ...looks, random: own } : { ...looksOf(person, seen, own), build };
    const held = isIdle ? pick(own, idlingIn(other.mood, act)) : asNth(pose, nth);
    // In a pew one looks ahead, as the others do.
    const isAhead = held === 'sit' && act !== null && isFromBehind(stageFor(scene));
    const view = isAhead && person.count > 2 ? ({ view: 'back' } as const) : {};
    return withBeastHead(figure({ ...other, pose: held, ...view }), person.head ?? '');
  });
}

/** No two in a crowd are of one shape. */
const builds = ['middle', 'slight', 'broad', 'slight', 'middle'] as const;

/** Of hands that are raised, none is as high as the next. */
const raised: readonly PoseName[] = ['wave', 'hand-up', 'hand-half', 'hand-far', 'hand-bent'];

function asNth(pose: PoseName, nth: number): PoseName {
  return pose === 'wave' ? (raised[nth % raised.length] ?? pose) : pose;
}

function standsIn(act: ActName | null, stage: StageName): Standing {
  if (act && aloft.has(act)) return 'air';
  if (!act || !inWater.has(act)) return 'ground';
  return stage === 'underwater' ? 'air' : 'water';
}

/** Parts that are on one's front. */
const onFront = new Set<BorrowedPart>(['eye', 'face', 'mouth', 'teeth', 'hand']);

/** Nobody's breast is bared but a man's. */
function bareFor(clothes: ClothesName, { gender }: Person): ClothesName {
  if (clothes === 'trunks') return gender === 'male' ? 'trunks' : 'swimsuit';
  return clothes === 'dress' && gender === 'male' ? 'trunks' : clothes;
}

/** Who wears nothing covers themselves where they need no hands. */
const bared = new Set<PoseName>(['stand', 'talk', 'ponder', 'walk', 'give', 'clasp']);

/** Who only stands is seen from any side; who talks or is talked to, never from behind. */
function viewByChance(random: Random, isTurned: boolean): FigureView | undefined {
  const chance = random.next();
  if (isTurned) return chance < 0.55 ? 'three-quarter' : undefined;
  if (chance < 0.42) return 'three-quarter';
  return chance < 0.62 ? 'back' : chance < 0.72 ? 'front' : undefined;
}

const toFaces = new Set<ActName>(['speak', 'look', 'point', 'shout', 'laugh', 'wave', 'give']);

function isMet({ deeds }: PrintScene, place: number): boolean {
  return deeds.some(
    ({ act, whom, who }) =>
      whom !== undefined && whom !== who && (whom === place || who === place) && toFaces.has(act),
  );
}

function isLookingOut({ inner, actors }: PrintScene, act: ActName | null): boolean {
  const holder = inner && actors[inner.in];
  return act === 'look' && holder?.kind === 'thing' && holder.id === 'window';
}
