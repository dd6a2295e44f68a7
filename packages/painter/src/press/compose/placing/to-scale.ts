import { land } from '#press/compose/placing/far-off.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { longSide } from '#press/path.ts';
import type { ActName } from '#press/scene.ts';

/** Centimetres of the longer side: what is smaller is shown larger than life, what is larger farther away. */
const known = { least: 25, most: 330, place: 2400, sea: 2000, beast: 700 };

const ofAnotherSize = /^(?:giant|tiny|growing|floating|falling|ceiling|upside-down)$/;

/** Who has a hand on it, is in it or goes up it is as near as it is. */
const touching = new Set<ActName | null>([
  ...(['touch', 'climb', 'embrace', 'ride', 'drive', 'push', 'pull', 'open', 'knock'] as const),
  ...(['paint', 'wash', 'build', 'cut', 'bite', 'eat', 'tend', 'emerge', 'hide'] as const),
]);

/** Where people of their own size are, furniture and luggage have theirs, and houses are behind them. */
export function toScale(cast: readonly Troupe[]): readonly Troupe[] {
  if (!cast.some(isMeasure)) return cast;
  return cast.map((troupe) => {
    if (isKnown(troupe) && holdsAsByDay(troupe, cast)) return { ...troupe, isToScale: true };
    return isFarOff(troupe, cast) ? { ...troupe, isFar: true } : troupe;
  });
}

/** How much longer than what holds it something is at most: somebody in a bottle makes it a large one. */
const mostHeld = 1.6;

function holdsAsByDay({ isHolding, actors, box }: Troupe, cast: readonly Troupe[]): boolean {
  if (!isHolding) return true;
  return cast.every(
    ({ isIn, relation, box: own }) =>
      isIn === undefined ||
      !actors.some((n) => n === relation?.to) ||
      longSide(own) <= longSide(box) * mostHeld,
  );
}

/** What is by itself, and only people stand, walk or look before. */
function isFarOff(troupe: Troupe, cast: readonly Troupe[]): boolean {
  const { isThing, stands, changes, box, actors, isHolding, isHolder, isBackdrop, count } = troupe;
  const long = longSide(box);
  // A bus that passes somebody has its driver with it.
  const isPassing = isHolding === true && isBesidePeople(troupe, cast);
  const isOnSea = stands === 'water' && long > known.sea && !isAlive(troupe);
  if (!isThing || isHolder || isBackdrop || (stands !== 'ground' && !isOnSea)) return false;
  if (isHolding && !isPassing) return false;
  if (troupe.isIn !== undefined || troupe.isCarried || troupe.isHeld || troupe.isLeaving)
    return false;
  const { relation } = troupe;
  // What runs on legs of its own is no house.
  if (afoot.has(troupe.act)) return false;
  // A horse is where one is, however long; a dinosaur may be far off.
  if (isAlive(troupe) && (long < known.beast || typeof relation?.to === 'number')) return false;
  const isElsewhere = typeof relation?.to === 'number' && !farRelations.has(relation.name);
  if (isElsewhere || (relation?.name === 'in' && relation.to !== 'place')) return false;
  // A castle is a place by itself; a mountain is land, and lies at the horizon.
  const isPlace = long > known.place && long < land && !isOnSea;
  if (count > 5 || actors.length > 1 || long <= known.most || isPlace) return false;
  const isNear = cast.some(
    (one) =>
      typeof one.relation?.to === 'number' &&
      actors.includes(one.relation.to) &&
      !(isPassing && one.isCarried) &&
      (touching.has(one.act) || one.isCarried === true || !farRelations.has(one.relation.name)),
  );
  return isOfADay(changes) && !isNear;
}

function isBesidePeople({ relation }: Troupe, cast: readonly Troupe[]): boolean {
  const other = cast.find(({ actors }) => actors.some((n) => n === relation?.to));
  return other !== undefined && !other.isThing && farRelations.has(relation?.name ?? '');
}

const afoot = new Set<ActName | null>(['run', 'walk', 'chase', 'jump', 'dance', 'crawl', 'follow']);

const farRelations = new Set(['beside', 'before', 'towards', 'at', 'with', 'from', 'in']);

/** By whom one sees how large a thing is: people, and beasts that stand on the ground. */
function isMeasure(troupe: Troupe): boolean {
  const { isThing, isIn, stands, changes, count } = troupe;
  const isOfBody = !isThing || (isAlive(troupe) && isIn === undefined && stands === 'ground');
  return isOfBody && count < 20 && isOfADay(changes);
}

function isAlive({ isBeast, piece }: Troupe): boolean {
  return isBeast === true || piece.anchors?.mouth !== undefined;
}

function isKnown(troupe: Troupe): boolean {
  const { isThing, isHeld, stands, changes, box } = troupe;
  const long = longSide(box);
  const isSet = stands === 'ground' || stands === 'table' || stands === 'hang';
  const isFree = !isHeld && !troupe.isBackdrop && !troupe.isHolder && troupe.count < 20;
  return (
    isThing === true &&
    !isAlive(troupe) &&
    isSet &&
    isFree &&
    isOfADay(changes) &&
    long >= known.least &&
    long <= known.most
  );
}

function isOfADay(changes: Troupe['changes']): boolean {
  return !changes.some((one) => ofAnotherSize.test(one));
}

/** Whether somebody is placed by what is far behind them. */
export function isBeforeFar({
  isThing,
  isBeast,
  isHeld,
  isCarried,
  isIn,
  relation,
}: Troupe): boolean {
  const isFree = !isHeld && !isCarried && isIn === undefined;
  return (!isThing || isBeast === true) && isFree && farRelations.has(relation?.name ?? '');
}
