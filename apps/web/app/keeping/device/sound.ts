import type { PersonHere } from '#keeping/device/database.ts';
import { findThing, piecesOf, readPiece } from '#keeping/device/things.ts';
import { readRecording } from '#keeping/device/written.rules.ts';

/** A recording as it stands on this device, opened. */
export async function readSound(person: PersonHere, id: string): Promise<Blob> {
  const thing = await findThing(person, id);
  const type = readRecording(thing?.says)?.type ?? 'audio/webm';
  const sizes = await piecesOf(id);
  const pieces = await Promise.all(sizes.map((_, index) => readPiece(person, id, index)));
  return new Blob(
    pieces.filter((piece) => piece !== null),
    { type },
  );
}
