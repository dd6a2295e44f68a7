import { type Place, spareOf } from '#press/compose/placing/areas.ts';
import { legible } from '#press/compose/placing/sizes.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { isGiant } from '#press/giants.ts';
import { placeAnchor } from '#press/piece.ts';
import type { Slot } from '#press/stage.ts';

/** Units for a centimetre of somebody beside a thing: at most half of the sheet. */
const tallest = 3.2;

/** Somebody or something to be placed by what is placed already, and their sizes there. */
export interface Neighbour {
  readonly troupe: Troupe;
  readonly other: Troupe;
  /** Of the other. */
  readonly at: Place;
  readonly sheet: {
    readonly width: number;
    readonly height: number;
    /** Where one stands nearest. */
    readonly ground?: Slot | undefined;
    /** Where the others are. */
    readonly taken?: readonly Place[];
  };
  /** Which way the other looks: 1 is right. */
  readonly way: 1 | -1;
  /** Units for a centimetre of whom is placed. */
  readonly scale: number;
  /** Units of the other. */
  readonly wide: number;
  readonly tall: number;
  /** Units of whom is placed, all of them where they are some. */
  readonly ownWide: number;
}

/** Where somebody is by another; null where it is no such case. */
export type NeighbourRule = (neighbour: Neighbour) => Place | null;

export function neighbourOf(
  troupe: Troupe,
  other: Troupe,
  at: Place,
  sheet: Neighbour['sheet'],
): Neighbour {
  const isApart = !troupe.isCarried && !troupe.isHeld;
  // Beside a giant nobody is a dot.
  const least = isApart ? legible(troupe) * (isGiant(other.changes) ? 1.1 : 0.8) : 0;
  // Beside a cup that is shown large, somebody is no giant.
  const fair = isApart && !troupe.isThing && other.isThing ? Math.min(at.scale, tallest) : at.scale;
  // Who is tiny is so on a bed, too, and beside a giant nobody else is one.
  const told = isApart ? sizeTold(troupe) / sizeTold(other) : 1;
  // What is held is seen, and no longer than a forearm, however thin it is.
  const smallest = troupe.isHeld ? 124 / across(troupe) : 60 / (troupe.box.bottom - troupe.box.top);
  // A giant spider is as large as whom it is beside, however small one is by day.
  const isHuge = isApart && troupe.isThing && isGiant(troupe.changes);
  const huge = isHuge ? (1.1 * (other.box.bottom - other.box.top) * at.scale) / across(troupe) : 0;
  const scale = Math.max(fair * told, least, smallest, huge);
  // Some of one kind stand side by side.
  return {
    troupe,
    other,
    at,
    sheet,
    way: at.facing === 'right' ? 1 : -1,
    scale,
    wide: (other.box.right - other.box.left) * at.scale,
    tall: (other.box.bottom - other.box.top) * at.scale,
    ownWide: (troupe.box.right - troupe.box.left) * scale + 2 * sideOf(troupe, scale),
  };
}

/** Units that some of one kind take to each side of the first. */
function sideOf(troupe: Troupe, scale: number): number {
  const wide = (troupe.box.right - troupe.box.left) * scale;
  if (!troupe.isThing) return spareOf(troupe, { scale });
  return troupe.count > 1 && troupe.count < 20 && troupe.actors.length === 1 ? wide * 0.4 : 0;
}

/** Centimetres: no bench nor sofa is longer, and the seats of what is, of a car, are in it. */
const longestSeat = 260;

/** Where an anchor of the other is on the sheet. */
export function anchorOf(
  { other, at, way }: Neighbour,
  name: 'hand' | 'mouth' | 'keys' | 'seat' | 'lap' | 'lie',
): readonly [number, number] | null {
  if (name === 'seat' && other.box.right - other.box.left > longestSeat) return null;
  return placeAnchor(other.piece, name, { ...at, scaleX: way });
}

export function topOf({ other, at }: Pick<Neighbour, 'other' | 'at'>): readonly [number, number] {
  return placeAnchor(other.piece, 'top', at) ?? [at.x, at.y + other.box.top * at.scale];
}

/** From corner to corner. */
function across({ box }: Troupe): number {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  return Math.sqrt(wide * wide + tall * tall);
}

/** How much larger than by day somebody or something is told to be. */
function sizeTold({ changes }: Troupe): number {
  if (isGiant(changes)) return 3;
  return changes.includes('tiny') ? 0.28 : 1;
}
