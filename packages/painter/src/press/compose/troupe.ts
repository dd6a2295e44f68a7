import { type Box, boxOf } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { Standing } from '#press/pieces/kit.ts';
import type { ActName, ChangeName } from '#press/scene.ts';

/** What stands together in one place: somebody or something, or two in one act. */
export interface Troupe {
  readonly piece: Piece;
  readonly box: Box;
  readonly stands: Standing;
  /** Places in the scene's `actors`. */
  readonly actors: readonly number[];
  readonly count: number;
  /** Each of them has one of what else it shows. */
  readonly isEach?: boolean;
  readonly changes: readonly ChangeName[];
  readonly act: ActName | null;
  /** In the hands of whom its relation names. */
  readonly isHeld?: boolean;
  /** On the back of what its relation names, or aboard. */
  readonly isCarried?: boolean;
  /** Where there are some, the others: no crowd is one person thrice. */
  readonly variants?: readonly Piece[];
  /** The same without the stool it sits on, for where there is a seat. */
  readonly seatless?: Piece;
  /** Of some who sit in the rows of the place: their bodies, as they are on its seats. */
  readonly inRows?: readonly Piece[];
  /** Walks on the water, as nobody does. */
  readonly isOnWater?: boolean;
  /** On its way down the steps. */
  readonly isDescending?: boolean;
  /** Under the surface of a flood. */
  readonly isSubmerged?: boolean;
  /** Of the sky: never before the ground. */
  readonly isCelestial?: boolean;
  /** So large that it stands behind everything: a wave as high as houses. */
  readonly isBackdrop?: boolean;
  /** Of the water, where there is none. */
  readonly isDry?: boolean;
  /** Another place is printed in its opening. */
  readonly isHolder?: boolean;
  /** An animal that stands on the ground. */
  readonly isBeast?: boolean;
  /** What of it is drawn before who is in it. */
  readonly front?: Piece;
  /** Is in what its relation names, and seen there: the holder's concept. */
  readonly isIn?: { readonly id: string; readonly n: number; readonly of: number };
  /** Which of how many are carried by the same. */
  readonly among?: { readonly n: number; readonly of: number };
  /** On its way off the sheet. */
  readonly isLeaving?: boolean;
  /** Somebody or something is in it. */
  readonly isHolding?: boolean;
  /** Of a size that one knows, and beside people: no larger than it is by day. */
  readonly isToScale?: boolean;
  /** Larger than people are, and behind them: as far away as it is small. */
  readonly isFar?: boolean;
  /** The place has it already: its own window, its own table is the one that is told. */
  readonly isOfStage?: boolean;
  /** Stretched from the ground up to something, or out of the sheet: a rope that one climbs. */
  readonly isReaching?: boolean;
  /** The ground of the place, rolled up like a carpet. */
  readonly isRolled?: boolean;
  /** On the ground, far below whoever flies over it. */
  readonly isFarBelow?: boolean;
  /** Under the water or the ice that others are on. */
  readonly isBeneath?: boolean;
  /** On the road ahead of the car that one sits in, or behind it. */
  readonly outsideCar?: 'ahead' | 'behind';
  /** Nobody: an animal, a thing. */
  readonly isThing?: boolean;
  /** Stands where there is no ground: seen from the waist up. */
  readonly isWading?: boolean;
  /** Where it is, said of another troupe's actor. */
  readonly relation?: {
    readonly name: string;
    readonly to: number | 'place';
    readonly at?: string;
  };
}

/** Whether there is one actor, or each of some has its own of the others. */
export function isOneKind({ actors, isEach }: Pick<Troupe, 'actors' | 'isEach'>): boolean {
  return actors.length === 1 || isEach === true;
}

export function standing(piece: Piece, stands: Standing): Pick<Troupe, 'piece' | 'box' | 'stands'> {
  return { piece, stands, box: boxOfPiece(piece) };
}

export function boxOfPiece({ layers }: Piece): Box {
  const boxes = layers.flatMap(({ path }) => boxOf(path) ?? []);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
