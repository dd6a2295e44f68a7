import { held } from '#press/compose/hands/held.ts';
import {
  apartOf,
  coveredBy,
  mostInRow,
  type Place,
  spareOf,
} from '#press/compose/placing/areas.ts';
import { beforeFar } from '#press/compose/placing/far-off.ts';
import {
  anchorOf,
  type Neighbour,
  type NeighbourRule,
  neighbourOf,
  topOf,
} from '#press/compose/placing/neighbour.ts';
import { offTheGround } from '#press/compose/placing/off-the-ground.ts';
import { onAnother, onBed } from '#press/compose/placing/on-another.ts';
import { seatHeight } from '#press/compose/placing/placing.ts';
import { legible } from '#press/compose/placing/sizes.ts';
import { isBeforeFar } from '#press/compose/placing/to-scale.ts';
import { towering } from '#press/compose/placing/towering.ts';
import { under } from '#press/compose/placing/under-another.ts';
import { aboard, alongside, isAlongside } from '#press/compose/seated/aboard.ts';
import { edgeNear, footWide } from '#press/compose/sheet/edges.ts';
import { isOneKind, type Troupe } from '#press/compose/troupe.ts';
import { inside } from '#press/compose/vessels/containers.ts';

/** Half way up what one climbs. */
const climbing: NeighbourRule = ({ troupe, at, way, wide, tall }) => {
  if (troupe.act !== 'climb' || troupe.relation?.name === 'with') return null;
  const scale = Math.max(at.scale, 200 / (troupe.box.bottom - troupe.box.top));
  const x = at.x - way * wide * 0.1;
  return { ...at, x, y: at.y - tall * 0.22, scale, depth: at.depth + 0.01 };
};

/** At the keys of a piano. */
const atKeys: NeighbourRule = (neighbour) => {
  const { troupe, at, way, ownWide } = neighbour;
  const keys = anchorOf(neighbour, 'keys');
  if (troupe.act !== 'play' || !keys || troupe.relation?.name === 'behind') return null;
  const x = keys[0] + way * ownWide * 0.42;
  const facing = way > 0 ? 'left' : 'right';
  return { ...at, x, y: at.y + 6, scale: at.scale, facing, depth: at.depth + 0.02 };
};

/** On its seat. */
const seated: NeighbourRule = (neighbour) => {
  const { troupe, other, at, wide, sheet } = neighbour;
  const seat = anchorOf(neighbour, 'seat');
  const others = sheet.taken ?? [];
  const isSeated =
    (troupe.act === 'sit' || troupe.seatless !== undefined) &&
    /^(?:on|in|at)$/.test(troupe.relation?.name ?? '');
  // A crow on somebody is on their shoulder, and on no lap.
  if (!seat || !isSeated || (!other.isThing && troupe.isThing)) return null;
  // An animal sits on its own haunches.
  const y = seat[1] + (troupe.isThing ? 4 : seatHeight) * at.scale;
  const place = { ...at, x: seat[0], y, depth: at.depth + 0.01, isSeat: true } as const;
  const many = troupe.count > 1 && { along: (wide * 0.78) / Math.min(3, troupe.count) };
  // Two on one bench have each their end of it.
  const isLong = wide > longSeat * at.scale;
  const free = [0, -0.3, 0.3].find(
    (share) => coveredBy(troupe, { ...place, x: seat[0] + share * wide }, others) < 0.3,
  );
  return { ...place, ...many, x: seat[0] + (isLong ? (free ?? 0) * wide : 0) };
};

/** Centimetres: what is wider has room for two. */
const longSeat = 120;

/** Further on the same way, so that it leaves the sheet. */
const ahead: NeighbourRule = ({ troupe, at, way, wide }) => {
  const scale = at.scale * 0.72;
  const long = (troupe.box.right - troupe.box.left) * scale;
  const x = at.x + way * (wide * 0.4 + long / 2);
  return { ...at, x, y: at.y - 46, scale, depth: at.depth - 0.5 };
};

/** Under whom they hold, arms up to them. */
const below: NeighbourRule = ({ troupe, other, at, way, wide, scale }) => {
  const low = at.y + other.box.bottom * at.scale;
  const y = low + (troupe.box.bottom - troupe.box.top) * scale * 0.86;
  return { ...at, x: at.x - way * wide * 0.2, y, scale, depth: at.depth + 0.01 };
};

/** Right above what it falls into; whoever lies in a coffin, a box or a nest is behind its side. */
const within: NeighbourRule = (neighbour) => {
  const { troupe, at, tall, scale } = neighbour;
  const bed = onBed(neighbour);
  if (bed) return bed;
  const top = topOf(neighbour);
  if (troupe.act === 'fall' && troupe.isThing) {
    const own = troupe.box.bottom - troupe.box.top;
    const size = Math.max(Math.min(scale, (0.8 * tall) / own), 64 / own);
    const y = top[1] - 40 - troupe.box.bottom * size;
    return { ...at, x: top[0], y, scale: size, depth: at.depth + 0.01 };
  }
  if (troupe.act !== 'lie' && troupe.act !== 'sleep') return null;
  return { ...at, y: top[1] + tall * 0.3, scale, depth: at.depth - 0.01 };
};

/** So far above it that nobody would think it stands there. */
const above: NeighbourRule = (neighbour) => {
  const { troupe, at, other, scale } = neighbour;
  const top = Math.min(topOf(neighbour)[1], at.y + other.box.top * at.scale);
  return { ...at, y: top - 90 - troupe.box.bottom * scale, scale, depth: at.depth + 0.01 };
};

/** A queue goes on behind the back of whoever is first in it, beyond the edge of the sheet. */
const inLine: NeighbourRule = ({ troupe, other, at, way, wide, ownWide }) => {
  const isQueue = troupe.isThing && troupe.piece.layers[0]?.id.startsWith('figure.') === true;
  if (!isQueue || other.isThing) return null;
  const x = at.x - way * (wide * 0.5 + ownWide * 0.46);
  return { ...at, x, y: at.y - 6, depth: at.depth - 0.01, isCutOff: true };
};

/** As much of it is seen as is not hidden: on the side where there is room. */
const behind: NeighbourRule = (neighbour) => {
  const { troupe, other, at, sheet, way, wide, tall, ownWide, scale } = neighbour;
  const high = towering(neighbour);
  if (high) return high;
  const line = inLine(neighbour);
  if (line) return line;
  const side = at.x > sheet.width / 2 ? -1 : 1;
  const ownTall = (troupe.box.bottom - troupe.box.top) * scale;
  // Who hides, or is behind what is as high as they are, looks out at its edge.
  const isHidden = other.isThing === true && tall > ownTall * 0.7 && !other.isBeast;
  if (troupe.act === 'hide' || isHidden) {
    const foot = other.isThing ? Math.min(wide, footWide(other.piece) * at.scale) : wide;
    const x = at.x + side * (foot / 2 + ownWide * (isHidden ? 0.12 : 0.06));
    return { ...at, x, scale, depth: at.depth - 0.01 };
  }
  // People who wait behind somebody are seen behind their back.
  if (!troupe.isThing && !other.isThing) {
    // Some of them are a queue.
    const body = (troupe.box.right - troupe.box.left) * scale;
    const count = troupe.count < 20 ? Math.min(mostInRow, troupe.count) : 1;
    // As long as there is room for it: the rest of it goes away into the depth.
    const step = apartOf(troupe, scale) * 0.84;
    const room = (way > 0 ? at.x : sheet.width - at.x) - wide / 2 - body * 0.9 - 60;
    const along = count > 1 ? Math.min(step, Math.max(step * 0.45, room / (count - 1))) : 0;
    const queue = (along * (count - 1)) / 2;
    const x = at.x - way * (wide / 2 + body * 0.42 + queue);
    const place = { ...at, x, y: at.y - 12, scale: scale * 0.97, depth: at.depth - 0.01 };
    return along > 0 ? { ...place, along, isQueue: true } : place;
  }
  const aside = at.x + side * (wide / 2 + ownWide * 0.12);
  const x = ownWide > wide * 0.5 ? aside : at.x - way * wide * 0.3;
  return { ...at, x, scale, depth: at.depth - 0.01 };
};

/** Whatever their relation is called. */
const whatever: readonly NeighbourRule[] = [
  ({ troupe, other, at }) => (troupe.isIn === undefined ? null : inside(troupe, other, at)),
  (neighbour) => {
    const { troupe, other } = neighbour;
    return other.isFar && isBeforeFar(troupe) ? beforeFar(neighbour) : null;
  },
  ({ troupe, other, at, sheet }) =>
    isAlongside(troupe, other) ? alongside(troupe, at, sheet) : null,
  ({ troupe, other, at, tall }) => (troupe.isCarried ? aboard(troupe, other, at, tall) : null),
  ...[climbing, held, atKeys, seated],
];

type RelationOfTroupe = NonNullable<Troupe['relation']>['name'];

const byRelation: Partial<Record<RelationOfTroupe, NeighbourRule>> = {
  ...{ ahead, below, from: outOf, on: onAnother, in: within, above, behind, under },
};

/** On, under, above, behind or beside what is placed already, as the dream says. */
export function nextTo(troupe: Troupe, other: Troupe, at: Place, sheet: Neighbour['sheet']): Place {
  const neighbour = neighbourOf(troupe, other, at, sheet);
  for (const rule of whatever) {
    const place = rule(neighbour);
    if (place) return place;
  }
  const name = troupe.relation?.name;
  return offTheGround(neighbour, (name && byRelation[name]?.(neighbour)) || beside(neighbour));
}

/** Centimetres: what is higher towers above what it comes out of. */
const treeHigh = 300;

/** What comes out of somebody leaves their mouth; out of a thing, its top. */
function outOf(neighbour: Neighbour): Place {
  const { troupe, other, at, way, tall, wide, scale } = neighbour;
  // Neither too small to be seen nor larger than whom it leaves.
  const high = Math.max(1, troupe.box.bottom - troupe.box.top);
  // A tree that grows out of a bed is one.
  const [least, most] = troupe.isThing && high > treeHigh ? [1.2, 2.4] : [0.2, 0.6];
  const size = Math.min(most * tall, Math.max(least * tall, scale * high)) / high;
  // Who runs from somebody, or from a car, is on the same ground, some steps away.
  const isGoing = !troupe.isThing && coming.has(troupe.act);
  if (isGoing && other.stands === 'ground') return beside(neighbour);
  if (other.stands === 'hang') {
    // Out of a picture: before its frame, as high as it is, one foot on the floor already.
    const own = Math.min((0.96 * tall) / high, scale * 2.2);
    const low = at.y + other.box.bottom * at.scale;
    const x = at.x + way * wide * 0.12;
    return { ...at, x, y: low + 0.34 * high * own, scale: own, depth: at.depth + 0.01 };
  }
  if (other.isThing) {
    // One leaves it from behind its rim; some are all about it.
    const depth = at.depth + (troupe.count > 1 ? 0.01 : -0.01);
    return { ...at, y: at.y - tall * 0.55, scale: size, depth };
  }
  const x = at.x + way * (wide * 0.5 + 30);
  return { ...at, x, y: at.y - tall * 0.86, scale: size, depth: at.depth + 0.01 };
}

/** Where somebody stands whose hand is on the side of a thing; null where no hand is on it. */
function touchingAt(
  { troupe, other, at, way }: Pick<Neighbour, 'troupe' | 'other' | 'at' | 'way'>,
  { scale }: Place,
  side: number,
): number | null {
  const hand = troupe.piece.anchors?.hand;
  if (troupe.act !== 'touch' || !hand || !other.isThing) return null;
  const edge = edgeNear(other.piece, (hand[1] * scale) / at.scale, side * way > 0 ? 1 : -1);
  return at.x + way * edge * at.scale + side * (Math.abs(hand[0]) - 4) * scale;
}

const coming = new Set<Troupe['act']>([
  ...(['run', 'walk', 'swim', 'fly', 'crawl', 'jump', 'ride', 'enter'] as const),
]);

/** On whichever side there is room; before it, lower and nearer, where there is none. */
function beside(neighbour: Neighbour): Place {
  const { troupe, other, at, sheet, way, tall, scale } = neighbour;
  const { width, height } = sheet;
  // Of a crowd one is beside them, the others on the far side of that one.
  const isMany = troupe.count > 2 && troupe.count < 20 && !troupe.isThing && isOneKind(troupe);
  const step = isMany ? apartOf(troupe, scale) * 0.5 : 0;
  const ownWide = isMany ? (troupe.box.right - troupe.box.left) * scale + step : neighbour.ownWide;
  // Beside some people one stands beside the last of them.
  const wide = neighbour.wide + (other.isThing ? 0 : 2 * spareOf(other, at));
  // Who leaves somebody turns their back to them, some steps away already.
  const isGone =
    troupe.act === 'leave' || (troupe.relation?.name === 'from' && coming.has(troupe.act));
  const isLeaving = isGone && (!other.isThing || !troupe.isThing);
  // Between two people there is room for what one hands to the other.
  const isBetween = !troupe.isThing && !other.isThing;
  const isComing = troupe.relation?.name === 'towards' && coming.has(troupe.act);
  const gap = isLeaving || isComing ? tall * 0.22 : isBetween ? tall * 0.07 : 10;
  // How much of its width there is room for, on the side it looks to and on the other.
  const roomOn = (side: number) =>
    ((side > 0 ? width - 50 - at.x : at.x - 50) - wide / 2 - gap) / ownWide;
  // Where somebody else is there is no room.
  const isFree = (side: number) => {
    const x = at.x + side * (wide / 2 + ownWide / 2 + gap);
    return coveredBy(troupe, { ...at, x, scale }, sheet.taken ?? []) < 0.15;
  };
  const sides = [way, -way].sort((one, two) => Number(isFree(two)) - Number(isFree(one)));
  const side = sides.find((one) => roomOn(one) >= 1) ?? sides.find((one) => roomOn(one) >= 0.6);
  const shrunk = side === undefined ? 0 : scale * Math.min(1, roomOn(side));
  if (side !== undefined && shrunk >= legible(troupe) * 0.66) {
    const fit = Math.min(1, roomOn(side));
    // Who runs from somebody does not look back; who runs to them looks at them.
    const isAlike =
      !isComing && (troupe.act === 'run' || troupe.act === 'walk' || troupe.act === 'swim');
    const isAway = isLeaving ? side > 0 : side < 0;
    const facing = isAlike ? at.facing : isAway ? 'right' : 'left';
    const place = { ...at, scale: scale * fit, facing, depth: at.depth + 0.01 };
    const reached = touchingAt({ troupe, other, at, way }, place, side);
    // Who reaches out to somebody reaches no farther than to them.
    const reach = isMany ? troupe.box.right * scale : (ownWide - step) / 2;
    const x = at.x + side * (wide / 2 + reach * fit + gap);
    return { ...place, x: reached ?? x, ...(isMany && !isAlike && { isAside: true }) };
  }
  const ownTall = (troupe.box.bottom - troupe.box.top) * scale;
  // What would hide somebody to the waist, or who is in a box, is behind them.
  const isHiding = troupe.isThing && (!other.isThing || other.isHolding === true);
  if (isHiding && troupe.stands === 'ground' && ownTall > tall * 0.3)
    return { ...at, y: at.y - 34, scale: scale * 0.94, depth: at.depth - 0.02 };
  const least = 190 / Math.max(1, troupe.box.bottom - troupe.box.top, ownWide / scale);
  const big = Math.max(scale, least);
  const isUp = troupe.stands === 'air' || troupe.stands === 'water';
  const y = isUp ? Math.min(height - 130, at.y + tall * 0.62) : Math.min(height - 70, at.y + 40);
  const x = at.x - way * wide * 0.3;
  return { ...at, x, y, scale: big, facing: at.facing, depth: at.depth + 1 };
}
