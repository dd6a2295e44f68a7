import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { archiveDays } from '@reverie/contract/archives.rules';
import { type ReadyLetter, readyLetter } from '#features/archives/mail.ts';
import * as queries from '#features/archives/queries.ts';
import { createReads } from '#features/archives/reads.ts';
import type { ArchiveFormat, ArchiveRow } from '#features/archives/table.ts';
import type { Avatars } from '#features/avatars/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Leaving } from '#features/leaving/service.ts';
import type { MailService } from '#features/mail/service.ts';
import type { Proofs } from '#features/proof/service.ts';
import type { Recordings } from '#features/recordings/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { JobDefinition } from '#platform/jobs/define-job.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { JobHandler } from '#platform/jobs/run-job.ts';
import type { Later } from '#platform/personal.ts';
import type { Seal } from '#platform/seal/seal.ts';
import { createSealedFolder } from '#platform/seal/sealed-folder.ts';

export type ArchiveParts = {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  seal: Seal;
  mail: MailService;
  note: Note;
  proofs: Proofs;
  avatars: Avatars;
  images: Images;
  leaving: Leaving;
  recordings: Recordings;
  dataFolder: string;
  /** Origin the links of our mail lead to. */
  site: string;
};

export type Archives = ReturnType<typeof createArchives>;
export type { ArchiveRow };

/** Everything in one file, or dreams in some format. */
type Family = 'archive' | 'export';

function familyOf({ format }: { format: ArchiveFormat }): Family {
  return format === 'archive' ? 'archive' : 'export';
}

/** What somebody wants written, and the job that writes it. */
export type Wish = Pick<
  ArchiveRow,
  'format' | 'language' | 'fromNight' | 'toNight' | 'isPlanned'
> & { job: JobDefinition<{ archiveId: string }> };

/** Gives the bytes of a file; told how far it is, from 0 to 1, as often as it likes. */
export type Writer = (
  row: ArchiveRow,
  tell: (share: number) => Promise<void>,
) => Promise<{ extension: string; output: Readable }>;

/** How much further a file is before that is written down. */
const step = 0.02;
/** Milliseconds between two such notes. */
const patience = 250;

/**
 * Files that hold what is somebody's own, for them alone: everything in one archive, or their dreams
 * in some format. Asked for, written by a job, sealed until fetched, and gone after some days.
 */
export function createArchives(parts: ArchiveParts) {
  const { database, jobs, clock, seal, mail, note, proofs, leaving, site } = parts;
  const reads = createReads(parts);
  const files = createSealedFolder({ folder: join(parts.dataFolder, 'archives'), seal, contextOf });

  async function findOwn({ userId }: Person, id: string, family: Family): Promise<ArchiveRow> {
    const row = await queries.findArchive(database.read, id);
    const isGone = row?.expiresAt && row.expiresAt <= clock.now();
    if (row?.userId !== userId || isGone || familyOf(row) !== family) {
      throw new Problem('not_found');
    }
    return row;
  }

  /** Queues a file in the caller's transaction; the one of that format at work, where one is. */
  async function ask(tx: Db, userId: string, { job, ...wish }: Wish) {
    const askedAt = clock.now();
    const id = newId(askedAt);
    const sealed = files.newKey(id);
    const fresh = { status: 'queued', progress: 0, bytes: null, extension: null } as const;
    const row = { ...wish, ...fresh, id, userId, sealed, askedAt, expiresAt: null };
    const isNew = await queries.insertArchive(tx, row);
    if (isNew) await jobs.send(tx, job, { archiveId: id }, { turnOf: userId });
    const found = isNew ? null : await queries.findAtWork(tx, { userId, format: wish.format });
    return { id: found?.id ?? id, isNew };
  }

  /** Writes how far a file is into its row, not at every word of it, nor many times a second. */
  function teller(id: string) {
    let told = 0;
    let toldAt = performance.now();
    return async (share: number) => {
      // It is whole when its row says so, not before.
      const progress = Math.min(share, 0.99);
      const now = performance.now();
      if (progress - told < step || now - toldAt < patience) return;
      told = progress;
      toldAt = now;
      await database.write((tx) => queries.updateArchive(tx, id, { progress }));
    };
  }

  /** Writes a file from its start; one that is done, or whose person has gone, is let be. */
  async function write(
    id: string,
    signal: AbortSignal,
    { writer, letter }: { writer: Writer; letter: ReadyLetter },
  ): Promise<void> {
    const row = await queries.findArchive(database.read, id);
    if (!row || row.status === 'done') return;
    const start = { status: 'running', progress: 0 } as const;
    await database.write((tx) => queries.updateArchive(tx, id, start));
    const { extension, output } = await writer(row, teller(id));
    const bytes = await files.write(row, output, signal);
    const expiresAt = new Date(clock.now().getTime() + archiveDays * 86_400_000);
    const owner = await leaving.whoIs(row.userId);
    const { email: to, isEmailVerified, username, preferences } = owner;
    const language = preferences.language === 'en' ? 'en' : 'fr';
    await database.write(async (tx) => {
      const done = { status: 'done', progress: 1, bytes, extension, expiresAt } as const;
      await queries.updateArchive(tx, id, done);
      // The page says it as well: a stranger whose address was typed there learns nothing.
      if (!to || !isEmailVerified) return;
      await mail.send(tx, readyLetter(letter, { to, language, username, site }));
    });
  }

  return {
    ask,

    /** Throws `proof_required`. Who asks twice gets the file of that format that is at work. */
    async request(principal: Person, wish: Wish, address: string): Promise<{ id: string }> {
      await proofs.demand(principal);
      const { userId } = principal;
      return database.write(async (tx) => {
        const { id, isNew } = await ask(tx, userId, wish);
        const kind = `${familyOf(wish)}_asked` as const;
        if (isNew) await note(tx, { kind, userId, address });
        return { id };
      });
    },

    /** Those that can still be fetched or are at work, newest first. */
    async list({ userId }: Person, family: Family): Promise<ArchiveRow[]> {
      const isExport = family === 'export';
      const rows = await queries.listArchives(database.read, { userId, isExport });
      const now = clock.now();
      return rows.filter(({ expiresAt }) => !expiresAt || expiresAt > now);
    },

    find: findOwn,

    /** A file as a stream. Throws `not_found` unless it is done and the asker's own. */
    async open(principal: Person, { id, family }: { id: string; family: Family }, address: string) {
      const row = await findOwn(principal, id, family);
      const { status, bytes, askedAt, extension } = row;
      if (status !== 'done' || bytes === null) throw new Problem('not_found');
      const body = await files.open(row);
      const kind = `${family}_fetched` as const;
      await database.write((tx) => note(tx, { kind, userId: principal.userId, address }));
      const end = extension ?? 'zip';
      const name = `reverie-${askedAt.toISOString().slice(0, 10)}.${end}`;
      return { body, bytes, name, extension: end };
    },

    /** Runs a job that writes a file. One that fails every try says so, and its person asks again. */
    async work(
      { payload, signal, isLastAttempt }: Parameters<JobHandler<{ archiveId: string }>>[0],
      how: { writer: Writer; letter: ReadyLetter },
    ): Promise<void> {
      const id = payload.archiveId;
      try {
        await write(id, signal, how);
      } catch (error) {
        const failed = { status: 'failed' } as const;
        if (isLastAttempt) await database.write((tx) => queries.updateArchive(tx, id, failed));
        throw error;
      }
    },

    /** The archive itself: everything that is kept of somebody, as one ZIP. */
    writer: reads.writer,

    /** The archives and exports that were asked for, without their keys. */
    async keptOf(userId: string) {
      const [archives, exports] = await Promise.all(
        [false, true].map((isExport) => queries.listArchives(database.read, { userId, isExport })),
      );
      const kept = (rows: ArchiveRow[] = []) =>
        rows.map(({ userId: _, sealed: __, ...row }) => row);
      return { archives: kept(archives), exports: kept(exports) };
    },

    /** Erases the files of somebody who leaves, once their rows are certain to be gone. */
    async forget(tx: Db, userId: string, later: Later): Promise<void> {
      const ids = await queries.deleteArchivesOf(tx, userId);
      later(async () => {
        for (const id of ids) await files.remove(id);
      });
    },

    /** Erases what has waited long enough, and files whose row has gone. */
    async sweep(): Promise<void> {
      await database.write((tx) => queries.deleteExpired(tx, clock.now()));
      await files.sweep((ids) => queries.findKnown(database.read, ids));
    },
  };
}

/** What its texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `archive ${id}`;
}
