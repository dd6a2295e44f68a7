import type { Role } from '#press/drawing.ts';
import type { Piece } from '#press/piece.ts';
import type { ParticularWings } from '#press/scene.ts';
import type { Random } from '#random.ts';

/** What is known of whoever bears a part of a body that is not theirs by day. */
export interface BearerOptions {
  readonly random: Random;
  readonly skin?: Role;
  /** What is told of its colour is of its body, not of what it borrows. */
  readonly kind: 'person' | 'beast' | 'thing';
  /** Seen from the front or from behind: one wing on either side. */
  readonly isFacing?: boolean;
  readonly isCrying?: boolean;
  /** Its mouth is wide open. */
  readonly isCalling?: boolean;
  /** Of a person: what they wear, and their hair. */
  readonly garment?: Role;
  readonly hairRole?: Role;
  /** Whose wings they have, where those are no bird's. */
  readonly wings?: ParticularWings;
}

/** Draws such a part where it grows. */
export type Adding = (piece: Piece, options: BearerOptions) => Piece;
