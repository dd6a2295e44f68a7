import { isOneKind, type Troupe } from '#press/compose/troupe.ts';
import type { Box } from '#press/path.ts';

/** Where a troupe stands: its origin, and units for a centimetre. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth: number;
  readonly facing: 'left' | 'right';
  /** In a slot above the floor: a wall, a window, a ceiling. */
  readonly isAloft?: boolean;
  /** In a bed, and not to be moved out of it. */
  readonly isAbed?: boolean;
  /** On a seat that the stage or somebody has. */
  readonly isSeat?: boolean;
  /** A hero that is tiny: who is not, beside them, is large. */
  readonly isTiny?: boolean;
  /** Some of them are in one row, so many units from one to the next: on a bench, in a lift. */
  readonly along?: number;
  /** They are all on the one side of whom they face: none of them is before that one. */
  readonly isAside?: boolean;
  /** That row is a queue: it goes away into the depth. */
  readonly isQueue?: boolean;
  /** Down to where it is seen: a driver to the sill of the window. */
  readonly until?: number;
  /** Nearer than the foot of the sheet, which cuts it off. */
  readonly isCutOff?: boolean;
  /** What of it is seen: a likeness in its frame. */
  readonly within?: Box;
  /** What of the sheet it takes. */
  readonly area?: Box;
  /** The slot it was taken from. */
  readonly slot?: { readonly x: number; readonly y: number };
}

/** How many of some are seen in one row. */
export const mostInRow = 4;

/** Of somebody's height, the room they take in a crowd at least: bodies are narrow, and have arms. */
const elbowRoom = 0.37;

/** Units from one of some to the next. */
export function apartOf({ box, isThing }: Pick<Troupe, 'box' | 'isThing'>, scale: number): number {
  const wide = Math.min(330, (box.right - box.left) * scale);
  // Who has a desk before them takes all of its room.
  const isBroad = box.right - box.left > (box.bottom - box.top) * 0.7;
  return isThing
    ? wide
    : Math.max(wide * (isBroad ? 0.92 : 0.7), (box.bottom - box.top) * scale * elbowRoom);
}

/** Units that some of one kind take to each side of the first of them. */
export function spareOf(
  troupe: Pick<Troupe, 'box' | 'isThing' | 'count' | 'actors' | 'isEach'>,
  { scale, along }: Pick<Place, 'scale' | 'along'>,
): number {
  const { count } = troupe;
  if (count < 2 || count >= 20 || !isOneKind(troupe)) return 0;
  if (along !== undefined) return (along * (Math.min(mostInRow, count) - 1)) / 2;
  // Things go away into the depth, behind the nearest of them.
  if (troupe.isThing && count <= 5) return apartOf(troupe, scale) * 0.3;
  return apartOf(troupe, scale) * (troupe.isThing ? 0.9 : 0.78);
}

/** What of the sheet a troupe takes; some of one kind stand beside each other. */
export function areaOf(
  troupe: Troupe,
  place: Pick<Place, 'x' | 'y' | 'scale' | 'facing' | 'along'>,
): Box {
  const { box } = troupe;
  const { x, y, scale, facing } = place;
  const way = facing === 'right' ? 1 : -1;
  const [one, two] = [x + way * box.left * scale, x + way * box.right * scale];
  const spare = spareOf(troupe, place);
  return {
    left: Math.min(one, two) - spare,
    right: Math.max(one, two) + spare,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  };
}

/** The share of the smaller of two that both would take, with whom it is most; 0..1. */
export function coveredBy(
  troupe: Troupe,
  place: Pick<Place, 'x' | 'y' | 'scale' | 'facing'>,
  taken: readonly Place[],
): number {
  const own = areaOf(troupe, place);
  return taken.reduce((most, { area }) => {
    if (area === undefined) return most;
    const wide = Math.min(own.right, area.right) - Math.max(own.left, area.left);
    const tall = Math.min(own.bottom, area.bottom) - Math.max(own.top, area.top);
    if (wide <= 0 || tall <= 0) return most;
    const smaller = Math.min(sizeOf(own), sizeOf(area));
    return Math.max(most, (wide * tall) / Math.max(1, smaller));
  }, 0);
}

function sizeOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Where it would hide somebody, or be hidden, it is moved across to where it does so least. */
export function aside(
  troupe: Troupe,
  place: Place,
  taken: readonly Place[],
  { width, height }: { readonly width: number; readonly height: number },
): Place {
  if (coveredBy(troupe, place, taken) < 0.2) return place;
  const tried = Array.from({ length: 13 }, (_, n) => width * (0.08 + 0.07 * n));
  const cost = (x: number) =>
    coveredBy(troupe, { ...place, x }, taken) + Math.abs(x - place.x) / (width * 3);
  const x = tried.reduce((best, one) => (cost(one) < cost(best) ? one : best), place.x);
  if (troupe.stands !== 'air') return { ...place, x };
  const heights = Array.from({ length: 7 }, (_, n) => height * (0.14 + 0.08 * n));
  const y = heights.reduce(
    (best, one) =>
      coveredBy(troupe, { ...place, x, y: one }, taken) + Math.abs(one - place.y) / (height * 3) <
      coveredBy(troupe, { ...place, x, y: best }, taken) + Math.abs(best - place.y) / (height * 3)
        ? one
        : best,
    place.y,
  );
  return { ...place, x, y };
}
