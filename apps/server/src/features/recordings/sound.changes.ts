import { createHash, randomBytes } from 'node:crypto';
import * as queries from '#features/recordings/pieces.queries.ts';
import { contextOf, pieceContextOf } from '#features/recordings/rules.ts';
import type { PieceRow, RecordingRow } from '#features/recordings/table.ts';
import type { Database } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { createLooseFiles, type LooseFile } from '#platform/loose-files.ts';
import type { Seal } from '#platform/seal/seal.ts';
import { newFileKey } from '#platform/seal/sealed-file.ts';
import { openPiece, sealPiece } from '#platform/seal/sealed-pieces.ts';
import type { Storage } from '#providers/storage/port.ts';

type SoundParts = { database: Database; seal: Seal; storage: Storage };

export type Sounds = ReturnType<typeof createSounds>;

type Keyed = Pick<RecordingRow, 'id' | 'sealed'>;

const contentType = 'application/octet-stream';

/** The bytes of recordings: sealed piece by piece, and opened only where they are asked for. */
export function createSounds({ database, seal, storage }: SoundParts) {
  function keyOf({ id, sealed }: Keyed): string {
    const key = seal.open(sealed, contextOf(id));
    if (key === null) throw new Problem('sealing_off');
    return key;
  }

  async function openOne(row: Keyed, key: string, piece: PieceRow): Promise<Uint8Array> {
    const file = await storage.get(piece.name);
    if (!file) throw new Error(`a piece of recording ${row.id} is not there`);
    const sealed = new Uint8Array(await new Response(file.body).arrayBuffer());
    const opened = openPiece(key, sealed, pieceContextOf(row.id, piece.start, piece.length));
    if (!opened) throw new Error(`a piece of recording ${row.id} does not open`);
    return opened;
  }

  /** Bytes from one up to and without another, a piece at a time. */
  async function* read(row: Keyed, from: number, to: number): AsyncGenerator<Uint8Array> {
    const key = keyOf(row);
    const pieces = await queries.listPieces(database.read, { recordingId: row.id, from, to });
    for (const piece of pieces) {
      const opened = await openOne(row, key, piece);
      yield opened.subarray(Math.max(0, from - piece.start), to - piece.start);
    }
  }

  const { discard, sweep } = createLooseFiles({
    database,
    find: queries.findLoose,
    take: queries.takeLoose,
    remove: (name) => storage.remove(name),
  });

  return {
    /** A key for the pieces of one recording, sealed as its row keeps it. Throws `sealing_off`. */
    newKey: (id: string) => seal.seal(newFileKey(), contextOf(id)),

    hashOf: (piece: Uint8Array) => createHash('sha256').update(piece).digest('hex'),

    /** Throws `sealing_off`. */
    mayOpen: (row: Keyed) => void keyOf(row),

    /** Stores a piece under a name that is noted, so that what a crash leaves of it is found. */
    async store(row: Keyed, start: number, piece: Uint8Array): Promise<LooseFile[]> {
      const key = keyOf(row);
      const name = `${row.id}-${start}-${randomBytes(4).toString('hex')}.sealed`;
      const noted = await database.write((db) => queries.noteLoose(db, name));
      const sealed = sealPiece(key, piece, pieceContextOf(row.id, start, piece.length));
      await storage.put(name, sealed, { contentType });
      return noted;
    },

    read,

    /** The same as a player and a reader of containers ask for it: what is asked next lies near. */
    sourceOf(row: Keyed & { bytes: number }) {
      return {
        size: row.bytes,
        async read(start: number, end: number): Promise<Uint8Array> {
          const parts: Uint8Array[] = [];
          for await (const part of read(row, start, end)) parts.push(part);
          return Buffer.concat(parts);
        },
      };
    },

    discard,
    sweep,
  };
}
