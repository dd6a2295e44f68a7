import {
  headByteLimit,
  pieceCountLimit,
  type RecordingProblem,
  recordingSecondsLimit,
} from '@reverie/contract/recordings.rules';
import * as pieces from '#features/recordings/pieces.queries.ts';
import * as queries from '#features/recordings/queries.ts';
import { isTooLarge } from '#features/recordings/rules.ts';
import type { Sounds } from '#features/recordings/sound.changes.ts';
import type { RecordingRow } from '#features/recordings/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { PieceHeaders } from '#platform/http/uploads.ts';
import type { SoundReader } from '#providers/sound/port.ts';

export type PieceParts = {
  database: Database;
  clock: Clock;
  sounds: Sounds;
  soundReader: SoundReader;
};

type Taken = PieceHeaders & { bytes: Uint8Array };

/** Seconds a container may count beyond the limit: the last packets, and a clock that is not ours. */
const grace = 5;

/** How a recording comes: piece after piece, each once, and looked at when it is whole. */
export function createPieces({ database, clock, sounds, soundReader }: PieceParts) {
  function mismatch(row: RecordingRow): Problem {
    const headers = { 'upload-offset': String(row.bytes) };
    return new Problem('offset_mismatch', { headers });
  }

  /** Keeps why it failed, and lets its sound go. */
  async function fail(row: RecordingRow, problem: RecordingProblem): Promise<never> {
    const noted = await database.write(async (tx) => {
      const failed = { status: 'failed', problem, bytes: 0, pieceCount: 0 } as const;
      await queries.updateRecording(tx, row.id, failed);
      await pieces.deletePieces(tx, row.id);
      return pieces.findNoted(tx, [row.id]);
    });
    await sounds.discard(noted);
    throw new Problem(problem);
  }

  /** Whether this piece is here already, byte for byte. */
  async function isRepeated(db: Db, row: RecordingRow, { offset, bytes }: Taken) {
    const there = await pieces.findPiece(db, { recordingId: row.id, start: offset });
    return there?.length === bytes.length && there.hash === sounds.hashOf(bytes);
  }

  /** What is wrong with a piece before anything of it is kept. */
  async function check(row: RecordingRow, { offset, hash, bytes, length }: Taken): Promise<void> {
    if (bytes.length > 0 && hash !== null && hash !== sounds.hashOf(bytes)) {
      throw new Problem('checksum_mismatch');
    }
    const whole = length ?? row.length;
    const isOver = whole !== null && offset + bytes.length > whole;
    if (isOver || (row.length !== null && length !== null && length !== row.length)) {
      throw mismatch(row);
    }
    if (isTooLarge(Math.max(offset + bytes.length, whole ?? 0))) {
      throw new Problem('recording_too_large');
    }
    if (row.pieceCount >= pieceCountLimit) throw new Problem('recording_too_large');
    if (offset > 0 || bytes.length === 0) return;
    const isTold = bytes.length >= headByteLimit && soundReader.guess(bytes) !== null;
    if (!isTold) await fail(row, 'recording_unsupported');
  }

  /** Keeps it if it begins where the last one ended by now; its row as it then is, or null. */
  async function keep(id: string, name: string, taken: Taken): Promise<RecordingRow | null> {
    const { offset, bytes, length } = taken;
    return database.write(async (tx) => {
      const row = await queries.lockRecording(tx, id);
      if (row?.status !== 'receiving' || row.bytes !== offset) return null;
      const piece = { recordingId: id, start: offset, length: bytes.length, name };
      await pieces.insertPiece(tx, { ...piece, hash: sounds.hashOf(bytes) });
      const next = {
        bytes: offset + bytes.length,
        pieceCount: row.pieceCount + 1,
        length: length ?? row.length,
        touchedAt: clock.now(),
      };
      await queries.updateRecording(tx, id, next);
      return { ...row, ...next };
    });
  }

  /** Looks at what came whole. Done again where it was interrupted. */
  async function finish(row: RecordingRow): Promise<void> {
    const found = await soundReader.look(sounds.sourceOf(row));
    if (!found) return fail(row, 'recording_unsupported');
    const { type, seconds } = found;
    if (seconds !== null && seconds > recordingSecondsLimit + grace) {
      return fail(row, 'recording_too_long');
    }
    const kept = { status: 'kept', type: typeKept(row.type, type), seconds } as const;
    await database.write((tx) => queries.updateRecording(tx, row.id, kept));
  }

  return {
    /** Takes a piece in and answers how many bytes are kept by then. */
    async append(row: RecordingRow, taken: Taken): Promise<number> {
      const { offset, bytes, length } = taken;
      if (row.status === 'failed') throw new Problem(row.problem ?? 'recording_unsupported');
      if (offset !== row.bytes || row.status !== 'receiving') {
        if (!(await isRepeated(database.read, row, taken)) && !isSaidAgain(row, taken)) {
          throw mismatch(row);
        }
        return settle(row, length);
      }
      await check(row, taken);
      if (bytes.length === 0) return settle(row, length);
      const loose = await sounds.store(row, offset, bytes);
      const name = loose[0]?.name ?? '';
      const kept = await keep(row.id, name, taken);
      if (kept) return settle(kept, null);
      await sounds.discard(loose);
      const now = await queries.findRecording(database.read, row.id);
      if (!now) throw new Problem('not_found');
      if (await isRepeated(database.read, now, taken)) return now.bytes;
      throw mismatch(now);
    },
  };

  /** Whether nothing comes but the length, of a recording that has it. */
  function isSaidAgain(row: RecordingRow, { offset, bytes, length }: Taken): boolean {
    return bytes.length === 0 && offset === row.bytes && (length === null || length === row.length);
  }

  /** Ends a recording of which all came. */
  async function settle(row: RecordingRow, said: number | null): Promise<number> {
    const length = row.length ?? said;
    if (row.status !== 'receiving') return row.bytes;
    if (length !== row.length && length !== null) {
      await database.write((tx) => queries.updateRecording(tx, row.id, { length }));
    }
    if (length === row.bytes && row.bytes > 0) await finish({ ...row, length });
    return row.bytes;
  }
}

/** What the recorder said beside the type, its codecs, is kept where the content is of that type. */
function typeKept(said: string, found: string): string {
  return said.split(';')[0]?.trim().toLowerCase() === found ? said : found;
}
