import { cutAt } from '#press/compose/draw-one.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import { isOfSeats } from '#press/compose/seated/in-seats.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { placePiece } from '#press/piece.ts';
import type { ActName, Person, PrintScene } from '#press/scene.ts';
import type { Slot, Stage } from '#press/stage.ts';
import type { StageName } from '#press/stages.ts';

/** Where people sit in rows, and who is only told to be there has a seat. */
const inRows = new Set<StageName>(['carriage', 'cabin', 'church', 'classroom']);

/** What one does from one's seat, and how. */
const poses = new Map<ActName | null, PoseName>([
  ...([null, 'stand', 'sit', 'look', 'laugh', 'wait', 'speak', 'shout', 'sing'] as const).map(
    (act) => [act, 'sit'] as const,
  ),
  ['sleep', 'doze'],
  ['cry', 'weep-seated'],
]);

/** What one does sitting in a car; who drives has the wheel before them. */
const riding = new Set<ActName | null>([
  ...(['drive', 'ride', 'walk', 'search', 'leave', 'enter'] as const),
]);

/**
 * How some people who are together do what they do where there are rows of seats; undefined elsewhere,
 * and for who is in a bed or a bathtub that the dream names.
 */
export function poseInRows(
  scene: Pick<PrintScene, 'deeds'>,
  place: number,
  { count, head, part, changes }: Person,
  act: ActName | null,
  stage: StageName,
): PoseName | undefined {
  const own = scene.deeds.find((deed) => deed.who === place && deed.act === act)?.relation;
  if (typeof own?.to === 'number' && /^(?:in|on|under)$/.test(own.name)) return undefined;
  const isPlain = head === undefined && part === undefined && !changes.includes('giant');
  const isWhole = part === undefined && !changes.includes('giant');
  if (isOfSeats(stage)) {
    if (!isWhole) return undefined;
    return stage === 'car' && riding.has(act) ? 'sit' : poses.get(act);
  }
  return count > 2 && isPlain && inRows.has(stage) ? poses.get(act) : undefined;
}

/** Where rows are seen from behind: of who sits there, what is over the back of their pew. */
export function isFromBehind(stage: StageName): boolean {
  return stage === 'church';
}

/** Centimetres from a pew's seat to where its back ends. */
const pewBack = 38;

/** Centimetres from the floor to a seat. */
const seatHeight = 44;

/** Centimetres: half of what somebody seated takes up from the side. */
const halfWidth = 50;

/** However few are told, one sees that there are several. */
const least = 5;

/**
 * On the seats that are whole on the sheet, the nearest of them; nobody sits before who is placed already.
 * Null where too few seats are seen.
 */
export function seatedInRows(
  { inRows: bodies = [], count }: Troupe,
  { slots, back }: Stage,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Place[],
) {
  const hasPews = back.some(({ id }) => id === 'pew.back');
  const seats = slots
    .filter(({ kind }) => kind === 'seat')
    .filter(({ x, y, scale }) => {
      const half = halfWidth * scale;
      return x > half && x < width - half && y + seatHeight * scale < height;
    })
    .filter((seat) => taken.every((place) => !covers(seat, place)))
    .sort((a, b) => b.depth - a.depth)
    .slice(0, Math.max(least, count))
    .reverse();
  if (seats.length < 3) return null;
  const layers = seats.flatMap(({ x, y, scale, facing }, n) => {
    const at = { x, y: y + seatHeight * scale, scale, scaleX: facing === 'right' ? 1 : -1 };
    const body = bodies[n % bodies.length];
    const layers = body ? placePiece(body, at) : [];
    return hasPews ? cutAt(layers, y - pewBack * scale) : layers;
  });
  return { depth: Math.min(...seats.map(({ depth }) => depth)), layers };
}

/** Whether somebody on a seat would hide who stands there. */
function covers({ x, depth, scale }: Slot, place: Place): boolean {
  const apart = x > place.x ? x - place.x : place.x - x;
  return depth > place.depth - 40 && apart < 70 * (scale + place.scale) * 0.7;
}
