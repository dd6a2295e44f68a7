import type { Role } from '#press/drawing.ts';
import { boxOf } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { flames } from '#press/pieces/flames.ts';
import type { Random } from '#random.ts';

export const pieceStates = ['still', 'moving', 'open', 'broken', 'burning'] as const;
export type PieceState = (typeof pieceStates)[number];

export interface PieceOptions {
  readonly random: Random;
  /** A colour that the dream told, for its body. */
  readonly role?: Role;
  /** What a piece cannot be, it leaves: a cloud is never open. */
  readonly state?: PieceState;
  /** What has a face cries or is afraid. */
  readonly isSad?: boolean;
}

export type PieceMaker = (options: PieceOptions) => Piece;

/** Where a piece has its origin: its feet, its middle in the air, its waterline, its hook. */
export const standings = ['ground', 'air', 'water', 'hang', 'table'] as const;
export type Standing = (typeof standings)[number];

export interface PieceEntry {
  readonly make: PieceMaker;
  readonly stands: Standing;
  /** In centimetres, at rest. */
  readonly width: number;
  readonly height: number;
  /** `own`, or the set and the name there. */
  readonly source: string;
  readonly licence: string;
  readonly credit: string;
}

const own = { source: 'own', licence: 'AGPL-3.0-only', credit: 'Drawn for Reverie' } as const;

export function entry(
  make: PieceMaker,
  stands: Standing,
  width: number,
  height: number,
): PieceEntry {
  return { make: (options) => burnt(make, options, width, height), stands, width, height, ...own };
}

/** Whatever burns stands in flames; what can be open or broken is told so to its own maker. */
export function burnt(
  make: PieceMaker,
  options: PieceOptions,
  width: number,
  height: number,
): Piece {
  const piece = make(options);
  if (options.state !== 'burning') return piece;
  const box = boxOf(piece.layers.flatMap(({ path }) => path));
  if (!box) return piece;
  const x = (box.left + box.right) / 2;
  const behind = flames(options.random, x, box.bottom - height * 0.1, width, height * 1.2);
  const before = flames(options.random, x, box.bottom, width * 0.8, height * 0.45);
  return { ...piece, layers: [...behind, ...piece.layers, ...before] };
}
