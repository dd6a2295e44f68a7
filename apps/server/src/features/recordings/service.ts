import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type {
  Recording,
  RecordingCreation,
  RecordingProposal,
  RecordingSummary,
  TranscriptionWays,
} from '@reverie/contract/recordings';
import { proposeFrom } from '@reverie/contract/speech.rules';
import type { ConsentService } from '#features/consents/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import { createErasing } from '#features/recordings/erasing.changes.ts';
import { createPieces } from '#features/recordings/pieces.changes.ts';
import * as queries from '#features/recordings/queries.ts';
import { createReads } from '#features/recordings/reads.ts';
import { fileNameOf } from '#features/recordings/rules.ts';
import { createSounds } from '#features/recordings/sound.changes.ts';
import type { Claims } from '#features/recordings/table.ts';
import { createTelling, type TellingParts } from '#features/recordings/telling.changes.ts';
import { createTranscribing } from '#features/recordings/transcribing.changes.ts';
import { createWords } from '#features/recordings/words.changes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { PieceHeaders } from '#platform/http/uploads.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { SoundReader } from '#providers/sound/port.ts';
import type { Transcriber } from '#providers/speech/port.ts';
import type { Storage } from '#providers/storage/port.ts';

export type RecordingParts = TellingParts & {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  seal: Seal;
  dreams: Dreams;
  claims: Claims;
  consents: ConsentService;
  storage: Storage;
  soundReader: SoundReader;
  transcriber: Transcriber | null;
  /** Where browsers may fetch a model that listens on the device. */
  speechModel?: { url: string; name: string } | undefined;
};

export type Recordings = ReturnType<typeof createRecordings>;

/** What people spoke: kept as it comes, for them alone. */
export function createRecordings(parts: RecordingParts) {
  const { database, clock, seal, dreams, claims, consents, transcriber, speechModel } = parts;
  const sounds = createSounds(parts);
  const tell = createTelling(parts);
  const pieces = createPieces({ ...parts, sounds, tell });
  const reads = createReads({ seal, place: transcriber?.recipient ?? null });
  const transcribing = createTranscribing({ ...parts, sounds, tell });
  const { keepTrack, keepWords, sealWords, sealTrack } = createWords({ ...parts, reads });
  const { remove, forget, sweep } = createErasing({ ...parts, sounds, pieces });

  /** To anybody else there is no such thing. */
  async function findOwn({ userId }: Person, id: string, db: Db = database.read) {
    const row = await queries.findRecording(db, id);
    if (row?.userId !== userId) throw new Problem('not_found');
    return row;
  }

  return {
    /** Begins a recording. Throws `not_found` for a dream that is not one's own, and `sealing_off`. */
    async create({ userId }: Person, form: RecordingCreation): Promise<{ id: string }> {
      const now = clock.now();
      const id = newId(now);
      const said = form.recordedAt === undefined ? now : new Date(form.recordedAt);
      const row = {
        ...{ id, userId, type: form.type, sealed: sounds.newKey(id) },
        isKeyword: form.isKeyword ?? false,
        ...(form.marks && { track: sealTrack(id, { peaks: [], marks: form.marks }) }),
        ...(form.words && sealWords(id, form.words)),
        // Nobody spoke in the future: a clock that is wrong says nothing.
        recordedAt: said > now ? now : said,
        createdAt: now,
        touchedAt: now,
      };
      await database.write(async (tx) => {
        const { dreamId } = form;
        if (dreamId) await dreams.hold(tx, { userId, id: dreamId });
        await queries.insertRecording(tx, row);
        if (dreamId) await claims.claim(tx, { userId, dreamId, audioId: id });
      });
      return { id };
    },

    async list(
      { userId }: Person,
      { isAlone }: { isAlone: boolean },
    ): Promise<{ recordings: RecordingSummary[] }> {
      const rows = await queries.listRecordings(database.read, { userId, isAlone });
      return { recordings: rows.map(reads.summary) };
    },

    async get(principal: Person, id: string): Promise<Recording> {
      return reads.whole(await findOwn(principal, id));
    },

    /** Takes the next piece in; answers the recording as it then is. */
    async append(principal: Person, id: string, taken: PieceHeaders & { bytes: Uint8Array }) {
      return pieces.append(await findOwn(principal, id), taken);
    },

    /** The sound as far as it came. Throws `sealing_off`, and `not_found` where there is none. */
    async open(principal: Person, id: string) {
      const row = await findOwn(principal, id);
      if (row.bytes === 0 || row.status === 'silent') throw new Problem('not_found');
      sounds.mayOpen(row);
      const read = (from: number, to: number) =>
        ReadableStream.from(sounds.read(row, from, to)) as ReadableStream<Uint8Array>;
      return { type: row.type, size: row.bytes, read };
    },

    ...{ keepTrack, keepWords, remove, forget, sweep },

    /**
     * Queues it for the server that writes down. Throws `transcription_off`, `consent_required`, and
     * `recording_unfinished` before all of it came.
     */
    async transcribe(
      principal: Person,
      id: string,
      language: DreamLanguage | null,
    ): Promise<RecordingSummary> {
      const row = await findOwn(principal, id);
      await transcribing.ask(row, language);
      return reads.summary(await findOwn(principal, id));
    },

    transcribing,
    look: pieces.work,

    async propose(principal: Person, id: string): Promise<RecordingProposal> {
      const row = await findOwn(principal, id);
      return { isProposal: true, ...proposeFrom(reads.wordsOf(row) ?? [], row.language) };
    },

    async ways(principal: Principal | null): Promise<TranscriptionWays> {
      const server = transcriber?.recipient ?? null;
      const isGranted = principal
        ? server !== null && (await consents.has(principal.userId, 'transcription'))
        : false;
      return { server, isGranted, model: speechModel ?? null };
    },

    /** All that is kept of somebody’s recordings, opened, without their sound. */
    async keptOf(userId: string): Promise<Recording[]> {
      const rows = await queries.listRecordings(database.read, { userId, isAlone: false });
      return rows.map(reads.whole);
    },

    countSounds: (userId: string) => queries.countSounds(database.read, userId),

    /** The sound of each recording of somebody’s, as a file is called and read, for their archive. */
    async *soundsOf(userId: string) {
      const rows = await queries.listRecordings(database.read, { userId, isAlone: false });
      for (const row of rows) {
        if (row.bytes === 0) continue;
        yield { name: fileNameOf(row), read: () => sounds.read(row, 0, row.bytes) };
      }
    },
  };
}
