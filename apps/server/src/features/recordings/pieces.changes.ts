import {
  headByteLimit,
  pieceCountLimit,
  type RecordingProblem,
  recordingSecondsLimit,
} from '@reverie/contract/recordings.rules';
import { lookJob } from '#features/recordings/job.ts';
import * as pieces from '#features/recordings/pieces.queries.ts';
import * as queries from '#features/recordings/queries.ts';
import { isTooLarge } from '#features/recordings/rules.ts';
import type { Sounds } from '#features/recordings/sound.changes.ts';
import type { RecordingRow } from '#features/recordings/table.ts';
import type { Tell } from '#features/recordings/telling.changes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { PieceHeaders } from '#platform/http/uploads.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { SoundReader } from '#providers/sound/port.ts';

export type PieceParts = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  sounds: Sounds;
  soundReader: SoundReader;
  tell: Tell;
};

type Taken = PieceHeaders & { bytes: Uint8Array };

/** Seconds a container may count beyond the limit: the last packets, and a clock that is not ours. */
const grace = 5;

/** How a recording comes: piece after piece, each once, and looked at when it is whole. */
export function createPieces({ database, clock, jobs, sounds, soundReader, tell }: PieceParts) {
  function mismatch(row: RecordingRow): Problem {
    const headers = { 'upload-offset': String(row.bytes) };
    return new Problem('offset_mismatch', { headers });
  }

  /** Keeps why it failed, and lets its sound go. */
  async function fail(row: RecordingRow, problem: RecordingProblem): Promise<void> {
    const noted = await database.write(async (tx) => {
      const failed = { status: 'failed', problem, bytes: 0, pieceCount: 0 } as const;
      await queries.updateRecording(tx, row.id, failed);
      await tell(tx, row);
      await pieces.deletePieces(tx, row.id);
      return pieces.findNoted(tx, [row.id]);
    });
    await sounds.discard(noted);
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
    if (bytes.length >= headByteLimit && soundReader.guess(bytes) !== null) return;
    await fail(row, 'recording_unsupported');
    throw new Problem('recording_unsupported');
  }

  /** Of a recording of which all came by now: its content is looked at, by a job that is sent here. */
  async function whole(db: Db, row: RecordingRow): Promise<Partial<RecordingRow>> {
    if (row.length !== row.bytes || row.bytes === 0) return {};
    await jobs.send(db, lookJob, { recordingId: row.id }, { turnOf: row.userId });
    return { status: 'checking' };
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
      const after = { ...next, ...(await whole(tx, { ...row, ...next })) };
      await queries.updateRecording(tx, id, after);
      return { ...row, ...after };
    });
  }

  /** Keeps a length that is said once all came, or again. */
  async function settle(row: RecordingRow, length: number | null): Promise<RecordingRow> {
    if (row.status !== 'receiving' || length === null) return row;
    return database.write(async (tx) => {
      const now = await queries.lockRecording(tx, row.id);
      if (now?.status !== 'receiving') return now ?? row;
      const after = { length, ...(await whole(tx, { ...now, length })) };
      await queries.updateRecording(tx, row.id, after);
      return { ...now, ...after };
    });
  }

  /** Looks at what came whole. Done again where it was interrupted. */
  async function look(row: RecordingRow): Promise<void> {
    const found = await soundReader.look(sounds.sourceOf(row));
    if (!found) return fail(row, 'recording_unsupported');
    const { type, seconds } = found;
    if (seconds !== null && seconds > recordingSecondsLimit + grace) {
      return fail(row, 'recording_too_long');
    }
    const kept = { status: 'kept', type: typeKept(row.type, type), seconds } as const;
    await database.write(async (tx) => {
      await queries.updateRecording(tx, row.id, kept);
      await tell(tx, row);
    });
  }

  /** Whether nothing comes but the length, of a recording that has it. */
  function isSaidAgain(row: RecordingRow, { offset, bytes, length }: Taken): boolean {
    return bytes.length === 0 && offset === row.bytes && (length === null || length === row.length);
  }

  return {
    /** Takes a piece in; answers the recording as it then is. */
    async append(row: RecordingRow, taken: Taken): Promise<RecordingRow> {
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
      const kept = await keep(row.id, loose[0]?.name ?? '', taken);
      if (kept) return kept;
      await sounds.discard(loose);
      const now = await queries.findRecording(database.read, row.id);
      if (!now) throw new Problem('not_found');
      if (await isRepeated(database.read, now, taken)) return now;
      throw mismatch(now);
    },

    /** Runs the job: what is no sound, or too much of it, is refused and goes. */
    async work({ payload }: { payload: { recordingId: string } }): Promise<void> {
      const row = await queries.findRecording(database.read, payload.recordingId);
      if (row?.status === 'checking') await look(row);
    },

    /** Sends the job anew for what has waited for an hour: its tries were used up meanwhile. */
    async lookAgain(): Promise<void> {
      const before = new Date(clock.now().getTime() - 3_600_000);
      await database.write(async (tx) => {
        for (const { id, userId } of await queries.listUnseen(tx, before)) {
          await jobs.send(tx, lookJob, { recordingId: id }, { turnOf: userId });
        }
      });
    },
  };
}

/** What the recorder said beside the type, its codecs, is kept where the content is of that type. */
function typeKept(said: string, found: string): string {
  return said.split(';')[0]?.trim().toLowerCase() === found ? said : found;
}
