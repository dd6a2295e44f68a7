import { apartOf, type Place } from '#press/compose/placing/areas.ts';
import { hasFloor, hasFooting, onStep } from '#press/compose/placing/footing.ts';
import { isOneKind, type Troupe } from '#press/compose/troupe.ts';
import type { Stage } from '#press/stage.ts';

/** One of a crowd where they stand; who is far off stands behind everybody else. */
export interface CrowdSpot {
  readonly place: Place;
  readonly nth: number;
  readonly isFar: boolean;
}

/** Those who are near: how far from the first, in steps, and how large. */
const nearest = [
  { dx: 0, size: 1 },
  { dx: 1.08, size: 0.93 },
  { dx: -0.96, size: 0.87 },
] as const;

/** The same, where they are on one side of whom they face. */
const nearestAside = [
  { dx: 0, size: 1 },
  { dx: 0.98, size: 0.91 },
  { dx: 1.9, size: 0.82 },
] as const;

/** How many stand in one row of those farther off, how small its people are, and where it begins. */
const rows = [
  { most: 4, size: 0.66, aside: 0.34 },
  { most: 5, size: 0.5, aside: 0.62 },
  { most: 6, size: 0.4, aside: 0.18 },
] as const;

/** No crowd stands in step: by how much of their room each is off the middle of it. */
const offBeat = [0.16, -0.2, 0.05, 0.24, -0.12, -0.02] as const;

/** Steps that those farther off have to each side of the first. */
const breadth = 3.1;

/** Units: so near to the horizon a floor is a line, and those farther off are only smaller. */
const leastDepth = 90;

type Ground = Pick<Stage, 'back' | 'footholds' | 'horizon'>;

/** Whether some stand in the depth of a place: three near, with gaps, all others behind them. */
export function isCrowd(
  { count, isThing, isBeast, piece, stands, isIn, ...troupe }: Troupe,
  place: Place,
): boolean {
  const isFree = place.along === undefined && !place.isAbed && isIn === undefined;
  // A few beasts go away into the depth one by one, a flock is a crowd.
  const isAlive = isBeast === true || piece.anchors?.mouth !== undefined;
  const isAlike = !isThing || (isAlive && count > 5);
  const isGroup = count > 2 && count < 20 && isAlike && isOneKind(troupe);
  const isLoose = troupe.isCarried !== true && troupe.isHeld !== true;
  return isGroup && stands === 'ground' && isFree && isLoose;
}

/** Where each of a crowd stands, from the farthest to the nearest. */
export function crowdSpots(
  troupe: Troupe,
  place: Place,
  stage: Ground,
  width: number,
): CrowdSpot[] {
  const step = apartOf(troupe, place.scale);
  const way = place.facing === 'right' ? -1 : 1;
  const inDepth = depthOf(place, stage, step);
  const edge = (troupe.box.right - troupe.box.left) * place.scale * 0.4;
  const spots: CrowdSpot[] = [];
  /** The first of some places where there is floor, and nobody before or behind. */
  const add = (
    tried: readonly number[],
    size: number,
    isFar: boolean,
    foothold: Foothold = hasFooting,
    gap = leastGap,
  ): void => {
    for (const x of tried) {
      const own = size === 1 ? place : inDepth(x, size, foothold);
      if (own === null || !isClear(own, spots, troupe, gap)) continue;
      spots.push({ place: own, nth: spots.length, isFar });
      return;
    }
  };
  for (const { dx, size } of place.isAside ? nearestAside : nearest) {
    const tried = [1, 0.85, 1.25, 1.6].map((more) => place.x + way * dx * more * step);
    const onSheet = tried.filter((x) => x > edge && x < width - edge);
    add(size === 1 ? [place.x] : onSheet, size, false);
  }
  const [left, right] = [
    Math.max(width * 0.06, place.x - breadth * step),
    Math.min(width * 0.94, place.x + breadth * step),
  ];
  const across = Array.from({ length: 25 }, (_, n) => left + ((right - left) * n) / 24);
  for (const { most, size, aside } of rows) {
    const inRow = Math.min(most, Math.max(0, troupe.count - spots.length));
    for (let n = 0; n < inRow; n++) {
      const nth = spots.length;
      const share = (n + aside + (offBeat[nth % offBeat.length] ?? 0)) / inRow;
      const x = left + (right - left) * Math.max(0, Math.min(1, share));
      const away = (one: number) => Math.abs(one - x);
      const tried = [x, ...across].sort((a, b) => away(a) - away(b));
      add(tried, size * (1 - 0.05 * (nth % 3)), true);
    }
  }
  // Where a room has no floor farther off, the others are nearer.
  const least = Math.min(leastSeen, troupe.count);
  for (const [size, foothold, gap] of narrower)
    for (let n = spots.length; n < least; n++) add(across, size, size < 1, foothold, gap);
  // A number that is told is there, if it has to stand closer where it is far off.
  for (const [size, gap] of closer)
    for (let n = spots.length; n < troupe.count; n++) add(across, size, true, hasFooting, gap);
  return spots.sort((a, b) => a.place.scale - b.place.scale);
}

type Foothold = typeof hasFooting;

/** In a room full of furniture they stand nearer to us, and closer to a table than one who is alone. */
const narrower: readonly (readonly [number, Foothold, number])[] = [
  [0.8, hasFooting, 0.72],
  [0.9, hasFloor, 0.72],
  [1.06, hasFloor, 0.72],
  // In an aisle they are behind each other's shoulders.
  [0.64, hasFloor, 0.46],
  [0.5, hasFloor, 0.46],
];

/** How small those are who found no gap, and how near to others they stand. */
const closer: readonly (readonly [number, number])[] = [
  [0.58, 0.6],
  [0.46, 0.46],
  [0.54, 0.3],
  [0.4, 0.15],
  [0.5, 0],
];

/** How many of a crowd are seen, if there is any room for them. */
const leastSeen = 6;

/** How near one stands to another at most, of the room both take. */
const leastGap = 0.72;

function isClear(
  { x, scale }: Place,
  others: readonly CrowdSpot[],
  troupe: Troupe,
  gap: number,
): boolean {
  return others.every(({ place }) => {
    const room = (apartOf(troupe, scale) + apartOf(troupe, place.scale)) / 2;
    return Math.abs(place.x - x) >= room * gap;
  });
}

/**
 * Who is so much smaller is as much nearer to the horizon, or as far as there is floor; null where there
 * is none: on a table stands nobody.
 */
export function depthOf(place: Place, stage: Ground, step: number) {
  const { horizon, footholds } = stage;
  // On a stair one is on a step, and as large as the next.
  if (footholds) return (x: number) => onStep({ ...place, x }, footholds);
  const deep = place.y - horizon;
  const isFirm = hasFooting(stage, place);
  return (x: number, size: number, foothold: Foothold): Place | null => {
    if (deep < leastDepth)
      return { ...place, x, y: place.y - (1 - size) * step * 1.4, scale: place.scale * size };
    const at = (y: number) => ({ ...place, x, y, scale: (place.scale * (y - horizon)) / deep });
    const wanted = horizon + deep * size;
    if (!isFirm) return at(wanted);
    const last = Math.max(wanted, place.y) + 40;
    for (let y = wanted; y <= last; y += 10) if (foothold(stage, { x, y })) return at(y);
    return null;
  };
}
