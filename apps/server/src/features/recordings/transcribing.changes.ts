import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type { ConsentService } from '#features/consents/service.ts';
import { transcribeJob } from '#features/recordings/job.ts';
import * as queries from '#features/recordings/queries.ts';
import { type KeptWords, wordsContextOf } from '#features/recordings/rules.ts';
import type { Sounds } from '#features/recordings/sound.changes.ts';
import type { RecordingRow } from '#features/recordings/table.ts';
import type { Tell } from '#features/recordings/telling.changes.ts';
import type { Database } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { JobHandler } from '#platform/jobs/run-job.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { Transcriber } from '#providers/speech/port.ts';

type TranscribingParts = {
  database: Database;
  jobs: Jobs;
  seal: Seal;
  consents: ConsentService;
  sounds: Sounds;
  transcriber: Transcriber | null;
  tell: Tell;
};

/** Recordings written down elsewhere, for those who agreed to it, as long as they do. */
export function createTranscribing(parts: TranscribingParts) {
  const { database, jobs, seal, consents, sounds, transcriber, tell } = parts;

  async function write(row: RecordingRow, signal: AbortSignal): Promise<void> {
    // It was asked for, and may have been taken back since, or the place may be gone.
    const mayBe = transcriber && (await consents.has(row.userId, 'transcription'));
    if (!mayBe || row.status !== 'kept') return end(row, { transcription: 'none' });
    await end(row, { transcription: 'running' });
    const { type, bytes: size, language } = row;
    const read = () => sounds.read(row, 0, size);
    const written = await transcriber.transcribe({ type, size, read, language }, signal);
    const kept: KeptWords = { words: written.words };
    await end(row, {
      transcription: 'done',
      source: 'server',
      language: written.language ?? language,
      words: seal.seal(JSON.stringify(kept), wordsContextOf(row.id)),
    });
  }

  /** Unless somebody else wrote it down meanwhile. */
  async function end({ id }: RecordingRow, fields: Partial<RecordingRow>): Promise<void> {
    await database.write(async (tx) => {
      const row = await queries.lockRecording(tx, id);
      if (!row || !isAtWork(row)) return;
      await queries.updateRecording(tx, id, fields);
      await tell(tx, row);
    });
  }

  return {
    async ask(row: RecordingRow, language: DreamLanguage | null): Promise<void> {
      if (!transcriber) throw new Problem('transcription_off');
      if (!(await consents.has(row.userId, 'transcription'))) throw new Problem('consent_required');
      if (row.status !== 'kept') throw new Problem('recording_unfinished');
      await database.write(async (tx) => {
        const before = await queries.lockRecording(tx, row.id);
        if (!before || isAtWork(before)) return;
        const queued = { transcription: 'queued', language } as const;
        await queries.updateRecording(tx, row.id, queued);
        const payload = { recordingId: row.id };
        await jobs.send(tx, transcribeJob, payload, { turnOf: row.userId });
      });
    },

    /** Runs the job. One that fails every try says so; it can be asked for again. */
    async work({
      payload,
      signal,
      isLastAttempt,
    }: Parameters<JobHandler<{ recordingId: string }>>[0]): Promise<void> {
      const row = await queries.findRecording(database.read, payload.recordingId);
      if (!row || !isAtWork(row)) return;
      try {
        await write(row, signal);
      } catch (error) {
        await end(row, { transcription: isLastAttempt ? 'failed' : 'queued' });
        throw error;
      }
    },
  };
}

function isAtWork({ transcription }: RecordingRow): boolean {
  return transcription === 'queued' || transcription === 'running';
}
