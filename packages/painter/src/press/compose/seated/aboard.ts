import type { Place } from '#press/compose/placing/areas.ts';
import { isVast } from '#press/compose/placing/past-the-edge.ts';
import { seatHeight } from '#press/compose/placing/placing.ts';
import { legible } from '#press/compose/placing/sizes.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Point } from '#press/path.ts';
import { placeAnchor } from '#press/piece.ts';

/** How much of who stands in a basket or on a deck is above its rim. */
const aboveRim = { basket: 0.5, deck: 0.72 } as const;

/** How much larger than they have to be whoever is on what is cut by the edge is. */
const onVast = 1.3;

/** Centimetres: who drives what is lower sits on it, and not in it. */
const cab = 130;

/** Who rides sits on a back, one leg before it; who drives or sits in a boat is seen above its side. */
export function aboard(troupe: Troupe, other: Troupe, at: Place, tall: number): Place {
  const isInside = troupe.act === 'drive' || troupe.relation?.name === 'in';
  const way = at.facing === 'right' ? 1 : -1;
  const placing = { ...at, scaleX: way };
  const window = troupe.relation?.at === 'back' ? 'back' : 'driver';
  const [driver, roof] = [window, 'roof'].map((name) => placeAnchor(other.piece, name, placing));
  const isDriving = troupe.act === 'drive' || !isCoach(other);
  if (isInside && isDriving && driver && roof) return atTheWheel(troupe, at, { driver, roof });
  const wide = (other.box.right - other.box.left) * at.scale;
  const { n, of } = troupe.among ?? { n: 0, of: 1 };
  for (const rim of ['basket', 'deck'] as const) {
    const edge = placeAnchor(other.piece, rim, placing);
    if (edge) return behindRim(troupe, at, edge, { above: aboveRim[rim], step: wide * 0.09 });
  }
  if (isInside && isCoach(other)) return atWindow(troupe, other, at, n);
  // Of a giant mount the rider is as large as ever.
  const own = other.changes.includes('giant') ? at.scale / 3 : at.scale;
  // An elephant on a bicycle is no larger than it bears.
  const mount = wide;
  const long = troupe.box.right - troupe.box.left;
  // On a whale the rider would be a speck: in a dream one is larger.
  const least = legible(troupe) * (isVast(other) ? onVast : 0.9);
  const seen = isInside ? own : Math.max(own, Math.min(least, (mount * 0.34) / long));
  const scale = troupe.isThing ? Math.min(own, (mount * 1.05) / long) : seen;
  // The top of a scooter is its handlebar, and that of a beast its head.
  const hasTop = troupe.act !== 'drive' && other.piece.anchors?.mouth === undefined;
  const seat = ['saddle', 'seat', ...(hasTop ? ['top'] : [])]
    .map((name) => placeAnchor(other.piece, name, placing))
    .find((one) => one !== null);
  const [x, y] = seat ?? [
    at.x - way * tall * 0.06,
    at.y + other.box.bottom * at.scale - tall * 0.62,
  ];
  // Two who kiss in a boat stand in it: its side hides their legs.
  if (isInside && troupe.actors.length > 1)
    return {
      ...behindRim(troupe, at, [x, y], { above: aboveRim.basket, step: 0 }),
      depth: at.depth - 0.01,
    };
  const isCab = tall > cab * at.scale;
  const lift = isInside && troupe.act === 'drive' && isCab ? 52 : 0;
  const from = troupe.isThing ? 0 : seatHeight - lift;
  // Two in a boat sit apart, two on a back one behind the other.
  const step = isInside
    ? Math.min(mount * 0.32, mount / (of + 1))
    : Math.min(34 * scale, mount * 0.2);
  const along = of < 2 ? x : (isInside && of > 1 ? at.x : x) + way * step * ((of - 1) / 2 - n);
  const depth = at.depth + (isInside ? -0.01 : 0.01) - 0.001 * n;
  // A beast behind somebody looks out past the stern: its head would be behind them.
  const isTurned = isInside && n > 0 && troupe.isBeast === true;
  const facing = isTurned ? (at.facing === 'right' ? 'left' : 'right') : at.facing;
  return { ...at, facing, x: along, y: y + from * scale, scale, depth };
}

/** Seen from the waist up in a basket, from the knees up on a deck, one beside the other. */
function behindRim(
  troupe: Troupe,
  at: Place,
  [x, y]: Point,
  { above, step }: { readonly above: number; readonly step: number },
): Place {
  const { n, of } = troupe.among ?? { n: 0, of: 1 };
  const own = troupe.box.bottom - troupe.box.top;
  // A world's scale would make a speck of whoever is aboard.
  const scale = Math.max(at.scale, legible(troupe) * 0.9);
  const along = x + step * (n - (of - 1) / 2);
  const low = y + own * scale * (1 - above) - troupe.box.bottom * scale;
  // Before masts and ropes, and cut off by the rim.
  return { ...at, x: along, y: low, scale, depth: at.depth + 0.01 - 0.001 * n, until: y };
}

/** Behind a window, seen down to its sill. */
function atTheWheel(
  { piece, box, isThing }: Troupe,
  at: Place,
  { driver, roof }: { readonly driver: Point; readonly roof: Point },
): Place {
  const way = at.facing === 'right' ? 1 : -1;
  const fit = isThing ? Math.min(1, 80 / (box.bottom - box.top)) : 1;
  const scale = at.scale * fit;
  const top = piece.anchors?.top?.[1] ?? box.top;
  const head = piece.anchors?.head?.[0] ?? (box.left + box.right) / 2;
  const x = driver[0] - way * head * scale;
  const hip = piece.anchors?.hip?.[1] ?? box.bottom;
  // The lap is below the sill.
  const y = Math.max(roof[1] + 5 * at.scale - top * scale, driver[1] + 6 * at.scale - hip * scale);
  return { ...at, x, y, scale, depth: at.depth + 0.01, until: driver[1] };
}

/** The panes of what has windows all along, in its own centimetres: a middle one, and the next. */
const panes: Readonly<
  Record<
    string,
    { readonly at: number; readonly next: number; readonly top: number; readonly sill: number }
  >
> = {
  bus: { at: -31, next: -140, top: -272, sill: -164 },
  train: { at: -317, next: -162, top: -310, sill: -200 },
  metro: { at: 55, next: -350, top: -300, sill: -190 },
  tram: { at: 150, next: -420, top: -262, sill: -160 },
};

function paneOf({ piece }: Troupe) {
  const kind = piece.layers.map(({ id }) => id.split('.')[0] ?? '').find((id) => panes[id]);
  return kind === undefined ? undefined : panes[kind];
}

function isCoach(troupe: Troupe): boolean {
  return paneOf(troupe) !== undefined;
}

/** At a window, one passenger behind the other, as large as the pane allows. */
function atWindow({ piece, box }: Troupe, other: Troupe, at: Place, n: number): Place {
  const pane = paneOf(other) ?? { at: 0, next: -140, top: -280, sill: -170 };
  const way = at.facing === 'right' ? 1 : -1;
  // Down to the waist, whoever it is: a child is as well seen.
  const scale = ((pane.sill - pane.top) * at.scale) / (0.54 * (box.bottom - box.top));
  const top = piece.anchors?.top?.[1] ?? box.top;
  const head = piece.anchors?.head?.[0] ?? (box.left + box.right) / 2;
  return {
    ...at,
    x: at.x + way * ((pane.at + pane.next * n) * at.scale - head * scale),
    y: at.y + (pane.top + 8) * at.scale - top * scale,
    scale,
    depth: at.depth + 0.01,
    until: at.y + pane.sill * at.scale,
  };
}

/**
 * A train with somebody at its window runs on beyond the sheet, that window well inside it; so does a
 * bus that something goes beside: whole, both would be toys at the foot of a street.
 */
export function runningOn(
  troupe: Troupe,
  place: Place,
  { width, height, troupes }: Sheet,
): Place | null {
  const pane = troupe.isHolding ? paneOf(troupe) : undefined;
  const [wide, tall] = [troupe.box.right - troupe.box.left, troupe.box.bottom - troupe.box.top];
  const isAlong = troupes.some((one) => isAlongside(one, troupe));
  if (pane === undefined || (wide < longest && !isAlong)) return null;
  const way = place.facing === 'right' ? 1 : -1;
  if (!isAlong) {
    const scale = Math.max(place.scale, 0.84);
    return { ...place, scale, x: width / 2 - way * pane.at * scale * 0.7 };
  }
  const scale = Math.max(place.scale, (height * shareAlong.tall) / tall);
  // In front there is room for what goes beside it.
  const x = width * (0.5 - way * shareAlong.pane) - way * pane.at * scale;
  return { ...place, scale, x, y: Math.min(place.y, height * shareAlong.foot) };
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly troupes: readonly Troupe[];
}

/** Of the sheet: how high a bus is that something goes beside, where its window is, and its wheels. */
const shareAlong = { tall: 0.34, pane: 0.2, foot: 0.74 };

/** Of the sheet: how wide and how high is at most what goes beside a bus, and how much nearer it is. */
const mate = { wide: 0.5, tall: 0.42, nearer: 0.13, ahead: 0.22 };

/** Whether something, nobody of a day, runs beside a bus that somebody looks out of. */
export function isAlongside(one: Troupe, coach: Troupe): boolean {
  const { relation, act, isThing, isHeld, isCarried } = one;
  const isBy = /^(?:beside|with|at|before)$/.test(relation?.name ?? '');
  const isOfIt = typeof relation?.to === 'number' && coach.actors.includes(relation.to);
  const isGoing = act === 'run' || act === 'walk' || act === 'chase' || act === 'follow';
  return isThing === true && isBy && isOfIt && isGoing && !isHeld && !isCarried && isCoach(coach);
}

/** Before it and nearer to us, going the same way. */
export function alongside(
  troupe: Troupe,
  at: Place,
  { width, height }: Pick<Sheet, 'width' | 'height'>,
): Place {
  const { left, right, top, bottom } = troupe.box;
  const way = at.facing === 'right' ? 1 : -1;
  const scale = Math.min(
    (width * mate.wide) / (right - left),
    (height * mate.tall) / (bottom - top),
  );
  const x = width * (0.5 + way * mate.ahead);
  return { ...at, x, y: at.y + height * mate.nearer, scale, depth: at.depth + 1 };
}

/** Centimetres: what is longer than this is cut by the sheet's edge. */
const longest = 1400;
