import { looksAhead, outsideCar } from '#press/car-outside.ts';
import { withLargePart } from '#press/choosing/parts/grown-parts.ts';
import { hasDouble, looksLike } from '#press/choosing/people/other-self.ts';
import { aloft, atRest, inWater, lying, seated } from '#press/compose/act-tables.ts';
import { legged, meltingBody, withDesk, withHole, withPad } from '#press/compose/bodies/altered.ts';
import { altered, coming, otherBeasts } from '#press/compose/bodies/altered-things.ts';
import { bearingOf } from '#press/compose/bodies/bearing.ts';
import { withParts } from '#press/compose/bodies/borrowed.ts';
import { grazing, isGrazing } from '#press/compose/bodies/grazing.ts';
import { idlingIn, talkingIn } from '#press/compose/bodies/idling.ts';
import { showingOf, withJoined } from '#press/compose/bodies/joined.ts';
import { isLaidDown, laidDown } from '#press/compose/bodies/laid-down.ts';
import { looksOf, pick, seenIn, toldRole } from '#press/compose/bodies/look-of-people.ts';
import { mosaic } from '#press/compose/bodies/mosaic.ts';
import { ofItsMatter } from '#press/compose/bodies/of-its-matter.ts';
import {
  celestial,
  isLikeness,
  isWithin,
  poseMeant,
  verbOf,
} from '#press/compose/bodies/pose-meant.ts';
import { showing, withReplaced } from '#press/compose/bodies/replaced.ts';
import { beastUpright, isUpright, likenessDoing } from '#press/compose/bodies/stand-ins.ts';
import { toolApart } from '#press/compose/hands/tool-apart.ts';
import { poseInRows } from '#press/compose/seated/in-rows.ts';
import { isOfSeats } from '#press/compose/seated/in-seats.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { baby } from '#press/figure/baby.ts';
import { withBeastHead } from '#press/figure/beast-heads.ts';
import { figure } from '#press/figure/figure.ts';
import type { ClothesName, FigureView } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { isGiant } from '#press/giants.ts';
import type { Piece } from '#press/piece.ts';
import { frontPieces } from '#press/pieces/fronts.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { oneStar } from '#press/pieces/sky.ts';
import {
  type ActName,
  type Actor,
  type BorrowedPart,
  isLight,
  type Person,
  type PrintScene,
} from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import { createRandom, type Random } from '#random.ts';

export function troupeOf(
  scene: PrintScene,
  place: number,
  act: ActName | null,
  seed: number,
): Troupe | null {
  const actor = scene.actors[place];
  if (actor === undefined) return null;
  const random = createRandom(seed, `actor${place}`);
  const common = { actors: [place], count: actor.count, changes: actor.changes, act };
  if (actor.kind === 'person') {
    const stage = stageFor(scene);
    const rowed = poseInRows(actor, act, stage);
    const meant = poseMeant(scene, place, actor, act, random);
    const isBare = actor.changes.includes('naked') && bared.has(meant);
    const isIdle = meant === 'stand' && !isBare && !isLikeness(scene, place);
    const [changed] = actor.replaced ?? [];
    const isFree = act === null || act === 'stand' || act === 'look' || act === 'walk';
    const shown = changed && (isFree || isIdle) ? showing[changed.part] : undefined;
    const [on] = actor.joined ?? [];
    const seenOn = on && (isFree || isIdle) ? showingOf(on) : undefined;
    const pose = isBare
      ? 'cover'
      : shown?.hands
        ? 'show-hands'
        : seenOn?.pose
          ? seenOn.pose
          : isIdle
            ? pick(random, idlingIn(bearingOf(scene, place, act), act))
            : meant === 'talk'
              ? pick(random, talkingIn(bearingOf(scene, place, null)))
              : meant;
    const own = looksLike(scene, place);
    const lot = hasDouble(scene) ? createRandom(seed, `person${own}`) : random;
    // Who cries out from a seat does so with their mouth alone.
    const voice = rowed && (act === 'shout' || act === 'sing') ? { mood: 'shout' as const } : {};
    const looked = looksOf(actor, { ...seenIn(scene, place, act, { own }), ...voice }, lot);
    const looks = seenOn?.bare ? { ...looked, clothes: bareFor(seenOn.bare, actor) } : looked;
    // Who looks out of a window has their back to us.
    const seen = isLookingOut(scene, act)
      ? 'back'
      : isIdle || meant === 'talk'
        ? viewOf(random, !isIdle || isMet(scene, place))
        : isBare || isLikeness(scene, place)
          ? 'front'
          : undefined;
    // A beast's head is told from the side, and so is a belly.
    const isFromSide = actor.head !== undefined || actor.borrowed?.includes('belly') === true;
    const isOnSeat = isOfSeats(stage) && rowed !== undefined && !isFromSide;
    const isTwoHeaded = (isIdle || act === 'walk') && actor.borrowed?.includes('head');
    const isSeenOn = isIdle && actor.borrowed?.some((part) => onFront.has(part));
    const view = isFromSide
      ? undefined
      : isTwoHeaded || isSeenOn
        ? 'front'
        : isOnSeat
          ? looksAhead(scene)
            ? 'back'
            : 'front'
          : shown
            ? shown.isFront
              ? 'front'
              : undefined
            : (seenOn?.view ?? seen);
    const plain =
      actor.age === 'baby'
        ? null
        : ((actor.count === 1 ? toolApart(scene, place, act, looks, seed) : null) ??
          figure({ ...looks, pose, ...(view && { view }) }));
    const clad = plain && actor.head ? withBeastHead(plain, actor.head) : plain;
    const large = clad && actor.part ? withLargePart(clad, actor.part, looks.skin, random) : clad;
    const other = changed && pieceFor(changed.id);
    const turned =
      large && changed && other ? withReplaced(large, changed, other.make({ random })) : large;
    const joined =
      turned && actor.joined
        ? withJoined(turned, actor.joined, {
            ...{ skin: looks.skin, random },
            roleOf: ({ changes }) => changes.map(toldRole).find((role) => role !== undefined),
          })
        : turned;
    // In a box there is no room for a desk, nor for a stool.
    const isBoxed = isWithin(scene, place, act);
    const padded = joined && (pose === 'jot' || pose === 'note') ? withPad(joined) : joined;
    const body = padded && act === 'dig' && actor.count === 1 ? withHole(padded) : padded;
    // Who drives the bus that one is in sits in it too.
    const isAtWheel =
      act === 'drive' && (stage === 'carriage' || stage === 'cabin' || stage === 'car');
    const isBorne = act === 'ride' || (act === 'drive' && !isAtWheel);
    const isSeated = body !== null && seated.has(pose) && !isBorne && !isBoxed;
    const seat = (one: Piece) => withSeat(pose === 'write' ? withDesk(one) : one, stage);
    const isFacing = view !== undefined || pose === 'cover';
    const { skin, garment, hairRole } = looks;
    const bearing = {
      ...({ random, kind: 'person', isFacing, skin, garment, hairRole } as const),
      ...(actor.wings && { wings: actor.wings }),
    };
    const grown = (one: Piece) => withParts(one, actor.borrowed ?? [], bearing);
    const whole = grown(body === null ? baby(looks) : isSeated ? seat(body) : body);
    const soft = actor.changes.includes('melting') ? meltingBody(whole) : whole;
    const piece = ofItsMatter(soft, actor.changes);
    const stands =
      act && aloft.has(act)
        ? 'air'
        : act && inWater.has(act)
          ? stage === 'underwater'
            ? 'air'
            : 'water'
          : 'ground';
    const others =
      actor.count > 1 && body !== null
        ? (actor.count > 3 ? [1, 2, 3, 4] : [1, 2, 3]).map((nth) => {
            const own = createRandom(seed, `some${place}.${nth}`);
            const seen = { ...seenIn(scene, place, act, { nth }), ...voice };
            // Many of oneself look alike.
            const isSelf = actor.who === 'dreamer';
            const other = isSelf ? { ...looks, random: own } : looksOf(actor, seen, own);
            const held = isIdle ? pick(own, idlingIn(other.mood, act)) : pose;
            return withBeastHead(figure({ ...other, pose: held }), actor.head ?? '');
          })
        : [];
    // The desks of a class have no chairs of their own everywhere.
    const inRow = stage === 'classroom' ? seat : (one: Piece) => one;
    return {
      ...standing(piece, stands),
      ...common,
      // Who writes has a desk of their own.
      ...(isSeated && pose !== 'write' && { seatless: body }),
      ...(others.length > 0 && { variants: isSeated ? others.map(seat) : others }),
      ...(rowed && body && { inRows: [body, ...others].map(inRow) }),
    };
  }
  const upright =
    likenessDoing(actor, act) ?? (isUpright(actor, act, scene, place) ? beastUpright(actor) : null);
  if (upright) {
    const actors = scene.actors.map((one, n) => (n === place ? upright : one));
    return troupeOf({ ...scene, actors }, place, act, seed);
  }
  const entry = (comesOn(scene, place) ? frontPieces[actor.id] : undefined) ?? pieceFor(actor.id);
  if (entry === null) return null;
  const role = actor.changes.map(toldRole).find((one) => one !== undefined);
  const isMoving = act !== null && !atRest.has(act);
  const isOpened =
    scene.inner?.in === place ||
    // What something is in is open.
    scene.deeds.some(
      ({ relation }) => /^(?:in|through)$/.test(relation?.name ?? '') && relation?.to === place,
    ) ||
    scene.deeds.some(({ act, whom }) => act === 'open' && whom === place);
  const state = isOpened ? ('open' as const) : stateOf(actor, isMoving);
  const isSad = act === 'cry' || act === 'hide';
  // A star in somebody's hand is one star.
  const make = actor.id === 'stars' && isTakenUp(scene, place) ? oneStar : entry.make;
  const plain = make({
    random,
    ...(role && { role }),
    ...(state && { state }),
    ...(isSad && { isSad }),
  });
  const matter = actor.matter && pieceFor(actor.matter.id);
  const piece = matter ? mosaic(plain, matter.make({ random }), random) : plain;
  // It comes from behind everything, and stands on no ground.
  const isBackdrop = (actor.id === 'wave' && isGiant(actor.changes)) || actor.id === 'tornado';
  const isUp =
    isBackdrop ||
    (actor.id === 'balloon' && act !== 'break') ||
    actor.changes.includes('floating') ||
    actor.changes.includes('falling');
  const stands =
    isUp || (act && aloft.has(act)) ? 'air' : act && inWater.has(act) ? 'water' : entry.stands;
  const isResting = act !== null && lying.has(act) && stands === 'ground';
  // What only comes or goes has no legs for it.
  const isOnFoot = !coming.test(verbOf(scene, place, act) ?? '');
  const posed = altered(piece, actor, isOnFoot ? act : null, isResting);
  const own = scene.deeds.find((deed) => deed.who === place && deed.act === act);
  const bent = isGrazing(actor.id, act, own)
    ? grazing(posed, /^licks\b/.test(own?.verb?.en.one ?? ''))
    : posed;
  const shown = withParts(bent, actor.borrowed ?? [], {
    ...{ random, isCrying: act === 'cry' },
    kind: legged.has(actor.id) || otherBeasts.has(actor.id) ? 'beast' : 'thing',
  });
  // A key that nobody holds lies on a table or on the ground.
  const isLaid =
    stands === 'air' && !isUp && !act?.match(/^(?:fly|float|fall|emerge)$/) && isLaidDown(actor.id);
  return {
    ...(isLaid ? standing(laidDown(shown), 'table') : standing(shown, stands)),
    ...common,
    isThing: true,
    ...(isBackdrop && { isBackdrop }),
    ...(legged.has(actor.id) && { isBeast: true }),
    ...(celestial.has(actor.id) && act !== 'fall' && { isCelestial: true }),
  };
}

/** Parts that are on one's front. */
const onFront = new Set<BorrowedPart>(['eye', 'face', 'mouth', 'teeth', 'hand']);

/** Nobody's breast is bared but a man's. */
function bareFor(clothes: ClothesName, { gender }: Person): ClothesName {
  if (clothes === 'trunks') return gender === 'male' ? 'trunks' : 'swimsuit';
  return clothes === 'dress' && gender === 'male' ? 'trunks' : clothes;
}

function isTakenUp({ deeds }: PrintScene, place: number): boolean {
  return deeds.some(({ act, whom }) => whom === place && taking.has(act));
}

const taking = new Set<ActName>(['hold', 'carry', 'give', 'throw', 'eat', 'find', 'touch', 'put']);

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

/** Who wears nothing covers themselves where they need no hands. */
const bared = new Set<PoseName>(['stand', 'talk', 'ponder', 'walk', 'give', 'clasp']);

/** Who only stands is seen from any side; who talks or is talked to, never from behind. */
function viewOf(random: Random, isTurned: boolean): FigureView | undefined {
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

function stateOf(actor: Actor, isMoving: boolean) {
  const { changes } = actor;
  if (changes.includes('burning') && !isLight(actor)) return 'burning' as const;
  if (changes.includes('broken')) return 'broken' as const;
  return isMoving ? ('moving' as const) : undefined;
}
