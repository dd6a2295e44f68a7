import { birdPieces } from '#press/pieces/birds.ts';
import { bodyPieces, skyPieces } from '#press/pieces/bodies.ts';
import { buildingPieces } from '#press/pieces/buildings.ts';
import { growingPieces } from '#press/pieces/growing.ts';
import type { PieceEntry, PieceMaker } from '#press/pieces/kit.ts';
import { morePieces } from '#press/pieces/more.ts';
import { rollingPieces } from '#press/pieces/rolling.ts';
import { roomPieces } from '#press/pieces/rooms.ts';
import { seaPieces } from '#press/pieces/sea.ts';
import { smallPieces } from '#press/pieces/small.ts';
import { takenPieces } from '#press/pieces/taken.ts';
import { tamePieces } from '#press/pieces/tame.ts';
import { thingPieces } from '#press/pieces/things.ts';
import { wildPieces } from '#press/pieces/wild.ts';

/** Things and animals by the engine's concept ids. */
export const pieceEntries: Readonly<Record<string, PieceEntry>> = {
  // Ours stand above what is taken.
  ...takenPieces,
  ...tamePieces,
  ...wildPieces,
  ...seaPieces,
  ...birdPieces,
  ...smallPieces,
  ...growingPieces,
  ...buildingPieces,
  ...rollingPieces,
  ...roomPieces,
  ...thingPieces,
  ...bodyPieces,
  ...skyPieces,
  ...morePieces,
  'childhood-home': buildingPieces.house,
};

export const pieceMakers: Readonly<Record<string, PieceMaker>> = Object.fromEntries(
  Object.entries(pieceEntries).map(([concept, { make }]) => [concept, make]),
);

/** Null where no piece shows the concept: it is never replaced by another thing. */
export function pieceFor(concept: string): PieceEntry | null {
  return Object.hasOwn(pieceEntries, concept) ? (pieceEntries[concept] ?? null) : null;
}
