import { draw } from '#press/compose/draw.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import { seatHeight } from '#press/compose/placing/placing.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import type { Slot, Stage } from '#press/stage.ts';
import type { StageName } from '#press/stages.ts';

/** Of somebody's height, how much is above the seat they are on; whoever is small sits on something. */
const aboveSeat = (tall: number, least: number) => Math.max(tall * 0.52, Math.min(tall, least));

/** Centimetres that are seen of whoever is small, from before and over the back of their seat. */
const leastAbove = { before: 56, behind: 80 };

/** Centimetres of a lap: below it the dashboard, or the seat before, hides whoever sits. */
const lap = 14;

/** Centimetres: as large as an animal is on a seat. */
const most = { wide: 74, tall: 84 };

/** Places where there is nothing to stand on but before a seat: whoever is there has one. */
const seating = new Set<StageName>(['car', 'cinema']);

export function isOfSeats(stage: StageName): boolean {
  return seating.has(stage);
}

/** However many are told, these are seen. */
const mostSeen = 14;

/**
 * A seat for each of them: the driver's for who drives, the back seat for who is told to be there, else the
 * nearest that is free. Null for what nobody sees on a seat: things, and what is in somebody's hands.
 */
export function seatedHere(
  troupe: Troupe,
  { stage, stageName, troupes }: SeatsThere,
  taken: readonly Place[],
): readonly [Place, ...Place[]] | null {
  if (!isOfSeats(stageName)) return null;
  if (troupe.outsideCar) return null;
  const { isThing, isBeast, isHeld, isCarried, isIn, act, relation, count } = troupe;
  const isBody = !isThing || isBeast;
  // A bed, a bathtub or a horse that is named is where they are.
  const isOnNamed = typeof relation?.to === 'number' && /^(?:in|on|under)$/.test(relation.name);
  if (!isBody || isHeld || isCarried || isOnNamed || isIn !== undefined) return null;
  const [driver, ...others] = stage.slots.filter(({ kind }) => kind === 'seat');
  if (driver === undefined) return null;
  const back = others.slice(1);
  const asked =
    act === 'drive'
      ? [driver, ...others]
      : relation?.at === 'back' || (stageName === 'car' && isInBack(troupe, troupes))
        ? [...back, ...others, driver]
        : [...others.slice(0, 1), driver, ...back];
  const isFree = (seat: Slot) =>
    taken.every(({ slot }) => slot === undefined || slot.x !== seat.x || slot.y !== seat.y);
  const free = asked.filter(isFree);
  const isFromBehind = stage.front.some(({ id }) => id === 'seat.rest');
  const least = isFromBehind ? leastAbove.behind : leastAbove.before;
  // Two of them are one piece where they do something together.
  const bodies = troupe.actors.length > 1 ? 1 : Math.max(1, Math.min(count, mostSeen));
  const [first = driver, ...rest] = free.slice(0, bodies);
  // Who embrace have no place between them.
  if (troupe.actors.length > 1)
    return [onSeat(troupe, { ...first, x: (driver.x + first.x) / 2 }, least)];
  return [onSeat(troupe, first, least), ...rest.map((seat) => onSeat(troupe, seat, least))];
}

interface SeatsThere {
  readonly stage: Stage;
  readonly stageName: StageName;
  readonly troupes: readonly Troupe[];
}

/** Whether somebody is told to sit behind another, or has another before them. */
function isInBack({ relation, actors }: Troupe, troupes: readonly Troupe[]): boolean {
  const isBehind = relation?.name === 'behind' && typeof relation.to === 'number';
  return (
    isBehind ||
    troupes.some(
      ({ relation: other, isThing }) =>
        !isThing && other?.name === 'before' && actors.some((n) => n === other.to),
    )
  );
}

/** Each of them on their seat, whoever sits behind first. */
export function inSeats(troupe: Troupe, places: readonly Place[], stage: Stage): Layer[] {
  const { inRows = [] } = troupe;
  return places
    .map((place, n) => ({ place, body: inRows[n % Math.max(1, inRows.length)] }))
    .sort((a, b) => a.place.depth - b.place.depth)
    .flatMap(({ place, body }) =>
      draw({ ...troupe, count: 1, ...(body && { piece: body, seatless: body }) }, place, stage),
    );
}

/** Seen down to the lap, the head as high as that of whoever sits there. */
function onSeat({ piece, box, seatless, isBeast }: Troupe, seat: Slot, least: number): Place {
  const { x, y, facing, depth } = seat;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const fit = isBeast ? Math.min(1, most.wide / wide, most.tall / tall) : 1;
  const scale = seat.scale * fit;
  const top = piece.anchors?.top?.[1] ?? box.top;
  // Who is seen from the side has the knees before them: the head is over the seat.
  const head = isBeast ? 0 : (piece.anchors?.head?.[0] ?? 0) * (facing === 'right' ? 1 : -1);
  const standing = y - (aboveSeat(tall, least) + top) * scale;
  const lifted = Math.max(0, least + top + seatHeight);
  return {
    ...{ slot: { x, y }, x: x - head * scale, scale, facing, depth },
    ...(seatless && { isSeat: true }),
    y: isBeast
      ? y - (box.bottom - 0.1 * tall) * scale - lap * seat.scale
      : seatless
        ? y + (seatHeight - lifted) * scale
        : standing,
    until: y - lap * seat.scale,
  };
}
