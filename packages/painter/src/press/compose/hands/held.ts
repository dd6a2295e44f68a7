import { anchorOf, type Neighbour, type NeighbourRule } from '#press/compose/placing/neighbour.ts';
import { longSide } from '#press/path.ts';
import { placeAnchor } from '#press/piece.ts';
import type { ActName } from '#press/scene.ts';

const inArms = new Set<ActName | null>(['hold', 'carry', 'birth', 'comfort', 'tend', 'give']);

/** In the hand, the arms or the mouth of who has it; no larger than they can hold. */
export const held: NeighbourRule = (neighbour) => {
  const { troupe, other, at, way, scale, wide, tall } = neighbour;
  if (!troupe.isHeld) return null;
  const hand = secondHand(neighbour) ?? anchorOf(neighbour, 'hand') ?? anchorOf(neighbour, 'mouth');
  const longest = longSide(troupe.box);
  // What flies on a string is above one's hand, as large as it is.
  const isAbove = troupe.box.bottom < 20 && troupe.stands === 'air' && longest > 90;
  // What is told to be huge is as large as whoever holds it, and held by its edge.
  const isHuge = troupe.changes.includes('giant') && !other.isThing;
  const grip = troupe.piece.anchors?.hand?.[1];
  // What has a handle is as long as it is: an umbrella is over the head.
  const long = grip === undefined ? 0.36 : 0.64;
  const isTiny = troupe.changes.includes('tiny') && !troupe.isThing;
  // What one eats hides no face, unless it is held over a mouth that is to swallow it whole.
  const mouth = anchorOf(neighbour, 'mouth');
  const isOverMouth = hand !== null && mouth !== null && hand[1] < mouth[1] - 4 * at.scale;
  const isEaten = other.act === 'eat' && troupe.isThing === true && !isOverMouth;
  // What is tiny is so beside the hand that holds it.
  const isTinyThing = troupe.changes.includes('tiny') && troupe.isThing === true;
  // Who swims keeps what they have out of the water.
  const isOverWater = other.act === 'swim' && troupe.isThing === true;
  const most = isAbove
    ? 1.1 * tall
    : isTinyThing
      ? Math.max(72, 0.17 * tall)
      : isHuge
        ? 0.9 * tall
        : isTiny
          ? Math.max(90, 0.3 * tall)
          : isEaten
            ? Math.max(100, 0.27 * tall)
            : Math.max(isOverWater ? 150 : 100, long * tall);
  const size = isHuge ? most / longest : Math.min(scale, most / longest);
  // A lantern hangs from one's hand.
  // Who is tiny stands on the hand, as a bird does.
  const isPerched = troupe.isBeast && troupe.stands !== 'hang' && grip === undefined;
  const isOnPalm =
    !isHuge &&
    !other.isThing &&
    (isOverWater || (troupe.isThing ? isPerched : troupe.changes.includes('tiny')));
  const middle = isOnPalm
    ? troupe.box.bottom
    : troupe.stands === 'hang' && !isHuge
      ? troupe.box.top
      : (isAbove || troupe.isThing) && grip !== undefined && !isHuge
        ? grip
        : (troupe.box.top + troupe.box.bottom) / 2;
  const [x, y] = hand ?? [at.x + way * (other.isThing ? wide * 0.48 : 40), at.y - tall * 0.62];
  const across = (troupe.box.right - troupe.box.left) * size;
  // What takes two arms is against one's breast.
  const isInArms = !isHuge && !other.isThing && across > 0.22 * tall && inArms.has(other.act);
  const aside = way * across * (isHuge ? 0.42 : isInArms ? -0.24 : isEaten ? 0.36 : 0);
  const low = isHuge ? Math.min(y, at.y - troupe.box.bottom * size + middle * size) : y;
  return { ...at, x: x + aside, y: low - middle * size, scale: size, depth: at.depth + 0.01 };
};

/** The hand of the second of two who are one picture: theirs is not that of the first. */
function secondHand({ troupe, other, at, way }: Neighbour): readonly [number, number] | null {
  const isOfSecond = other.actors.length > 1 && troupe.relation?.to === other.actors[1];
  return isOfSecond ? placeAnchor(other.piece, 'hand-of-two', { ...at, scaleX: way }) : null;
}
