import { join } from 'node:path';
import type { Import } from '@reverie/contract/imports';
import {
  type BesideKind,
  besideKinds,
  type ImportField,
  type ImportKind,
  importByteLimit,
  importDays,
} from '@reverie/contract/imports.rules';
import type { Brought } from '#features/imports/brought.rules.ts';
import { type ChangeParts, createChanges, holdsAny, Stopped } from '#features/imports/changes.ts';
import { createHanging } from '#features/imports/hanging.changes.ts';
import { importJob } from '#features/imports/job.ts';
import * as queries from '#features/imports/queries.ts';
import { BadFile, type Column, noCounts } from '#features/imports/rules.ts';
import type { ImportRow } from '#features/imports/table.ts';
import type { Db } from '#platform/db/database.ts';
import type { Upload } from '#platform/http/multipart.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { JobHandler } from '#platform/jobs/run-job.ts';
import type { Later } from '#platform/personal.ts';
import type { Seal } from '#platform/seal/seal.ts';
import { createSealedFolder } from '#platform/seal/sealed-folder.ts';

export type ImportParts = ChangeParts & { jobs: Jobs; seal: Seal; dataFolder: string };

export type Imports = ReturnType<typeof createImports>;

/** What is sealed of an import: it holds words of dreams. */
type Found = Pick<Import, 'fileName' | 'columns' | 'samples' | 'preview'> & {
  /** Whether a person matched the columns. */
  isMatched: boolean;
};

const done = { status: 'done', progress: 1, expiresAt: null } as const;
const hangingNext = { status: 'queued', stage: 'hanging', progress: 0 } as const;

const nothingBeside = Object.fromEntries(besideKinds.map((kind) => [kind, 0])) as Record<
  BesideKind,
  number
>;

/** How much further one is before that is written down. */
const step = 0.02;

/** Journals kept elsewhere, read as dreams: looked at first, written on a word, taken back whole. */
export function createImports(parts: ImportParts) {
  const { database, clock, jobs, seal, dreams, dataFolder } = parts;
  const files = createSealedFolder({ folder: join(dataFolder, 'imports'), seal, contextOf });
  const changes = createChanges(parts);
  const hanging = createHanging(parts);

  const sealFound = (id: string, found: Found) =>
    seal.seal(JSON.stringify(found), foundContextOf(id));

  /** What was found, or nothing of it where its key is lost. */
  function openFound({ id, found }: ImportRow): Found {
    const opened = seal.open(found, foundContextOf(id));
    // Only this server writes it, in the shape it reads.
    if (opened !== null) return JSON.parse(opened) as Found;
    return { fileName: '', columns: [], samples: [], preview: [], isMatched: false };
  }

  async function findOwn({ userId }: Person, id: string, db: Db = database.read) {
    const row = await queries.findImport(db, id);
    const isGone = row?.expiresAt && row.expiresAt <= clock.now();
    if (row?.userId !== userId || isGone) throw new Problem('not_found');
    return row;
  }

  function present(row: ImportRow): Import {
    const { id, kind, status, stage, progress, counts, problem, askedAt, expiresAt } = row;
    const { isMatched: _, ...found } = openFound(row);
    const beside = { ...nothingBeside, ...row.beside };
    return {
      ...{ id, kind, status, stage, progress, counts, beside, problem, ...found },
      askedAt: askedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  }

  /** Moves one that waits on, in the transaction that queues its job. */
  async function moveOn(
    principal: Person,
    id: string,
    decide: (row: ImportRow) => Partial<ImportRow>,
  ): Promise<{ id: string }> {
    return database.write(async (tx) => {
      await queries.lockImport(tx, id);
      const row = await findOwn(principal, id, tx);
      if (await queries.isAtWork(tx, principal.userId)) throw new Problem('import_not_ready');
      await queries.updateImport(tx, id, { ...decide(row), status: 'queued', progress: 0 });
      await jobs.send(tx, importJob, { importId: id }, { turnOf: principal.userId });
      return { id };
    });
  }

  async function broughtBy(row: ImportRow): Promise<Brought> {
    const { fileName, columns, isMatched } = openFound(row);
    const source = await files.openAnywhere(row);
    return { source, fileName, kind: row.kind, columns: isMatched ? columns : null };
  }

  function teller(id: string) {
    let told = 0;
    return async (share: number) => {
      const progress = Math.min(share, 0.99);
      if (progress - told < step) return;
      told = progress;
      await database.write((tx) => queries.updateImport(tx, id, { progress }));
    };
  }

  async function read(row: ImportRow, signal: AbortSignal): Promise<void> {
    const brought = await broughtBy(row);
    const { kind, counts, columns, samples, preview, hasText, beside } = await changes.look(
      row.userId,
      brought,
      signal,
    );
    const before = openFound(row);
    const found = sealFound(row.id, { ...before, columns, samples, preview });
    const problem = hasText ? null : ('no_text_column' as const);
    const ready = { status: 'ready', progress: 1, kind, counts, beside, found, problem } as const;
    await database.write((tx) => queries.updateImport(tx, row.id, ready));
  }

  async function write(row: ImportRow, signal: AbortSignal): Promise<void> {
    const brought = await broughtBy(row);
    const imported = await changes.write(row, { brought, signal, tell: teller(row.id) });
    const { fileName, columns } = openFound(row);
    const found = sealFound(row.id, {
      fileName,
      columns,
      samples: [],
      preview: [],
      isMatched: false,
    });
    const counts = { ...row.counts, imported };
    const hangs = (await queries.countPictures(database.read, row.id)) > 0;
    const written = { counts, found, ...(hangs ? hangingNext : done) };
    await database.write(async (tx) => {
      await queries.updateImport(tx, row.id, written);
      // Only now: read while they are written, they would keep each other waiting.
      await dreams.readBrought(tx, row.userId);
      if (hangs) await sendOn(tx, row);
    });
    if (!hangs) await files.remove(row.id);
  }

  /** Hangs some pictures, and sends itself on for the rest. */
  async function hang(row: ImportRow, signal: AbortSignal): Promise<void> {
    const { source } = await broughtBy(row);
    const { left, lost } = await hanging.hang(row, { source, signal });
    const paintings = (row.beside.paintings ?? 0) - lost;
    const progress = 1 - left / Math.max(left, paintings);
    await database.write(async (tx) => {
      const now = await queries.lockImport(tx, row.id);
      if (now?.stage !== 'hanging') throw new Stopped();
      const next = left > 0 ? { ...hangingNext, progress: Math.min(progress, 0.99) } : done;
      await queries.updateImport(tx, row.id, { ...next, beside: { ...row.beside, paintings } });
      if (left > 0) await sendOn(tx, row);
    });
    if (left === 0) await files.remove(row.id);
  }

  async function sendOn(tx: Db, { id: importId, userId: turnOf }: ImportRow): Promise<void> {
    await jobs.send(tx, importJob, { importId }, { turnOf });
  }

  async function undo(row: ImportRow, signal: AbortSignal): Promise<void> {
    await changes.undo(row, { signal, tell: teller(row.id) });
    await database.write((tx) => queries.deleteImport(tx, row.id));
    await files.remove(row.id);
  }

  /** A file that is refused leaves nothing: neither itself nor what was found in it. */
  async function refuse(row: ImportRow, problem: ImportRow['problem']): Promise<void> {
    const { fileName } = openFound(row);
    const found = sealFound(row.id, {
      fileName,
      columns: [],
      samples: [],
      preview: [],
      isMatched: false,
    });
    const failed = { status: 'failed', problem, counts: noCounts, beside: {}, found } as const;
    await database.write((tx) => queries.updateImport(tx, row.id, failed));
    await files.remove(row.id);
  }

  return {
    /** Takes a file in, sealed while it comes, and queues a look at it. Throws `import_at_work`. */
    async request(
      { userId }: Person,
      upload: Upload<{ kind: ImportKind | 'auto' }>,
      signal: AbortSignal,
    ): Promise<{ id: string }> {
      if (await queries.isAtWork(database.read, userId)) throw new Problem('import_at_work');
      const askedAt = clock.now();
      const id = newId(askedAt);
      const sealed = files.newKey(id);
      try {
        const { taken: fileName, fields } = await upload.receive(async (file, name) => {
          const bytes = await files.write({ id, sealed }, file, signal);
          if (bytes > importByteLimit) throw new Problem('body_too_large');
          return name.split(/[\\/]/).at(-1)?.slice(0, 120).toWellFormed() ?? '';
        });
        const found = sealFound(id, {
          fileName,
          columns: [],
          samples: [],
          preview: [],
          isMatched: false,
        });
        const kind = fields.kind === 'auto' ? null : fields.kind;
        const expiresAt = new Date(askedAt.getTime() + importDays * 86_400_000);
        const fresh = { status: 'queued', stage: 'reading', progress: 0, problem: null } as const;
        const row = {
          ...fresh,
          id,
          userId,
          kind,
          sealed,
          found,
          ...{ counts: noCounts, beside: {}, sharesAgain: false },
          askedAt,
          expiresAt,
        };
        await database.write(async (tx) => {
          if (!(await queries.insertImport(tx, row))) throw new Problem('import_at_work');
          await jobs.send(tx, importJob, { importId: id }, { turnOf: userId });
        });
        return { id };
      } catch (error) {
        await files.remove(id);
        throw error;
      }
    },

    async list({ userId }: Person): Promise<{ imports: Import[] }> {
      const rows = await queries.listImports(database.read, userId);
      const now = clock.now();
      const living = rows.filter(({ expiresAt }) => !expiresAt || expiresAt > now);
      return { imports: living.map((row) => ({ ...present(row), samples: [], preview: [] })) };
    },

    get: async (principal: Person, id: string) => present(await findOwn(principal, id)),

    /** Throws `import_not_ready` where it is no table that waits. */
    async match(principal: Person, id: string, fields: (ImportField | null)[]) {
      return moveOn(principal, id, (row) => {
        const found = openFound(row);
        const isTable = row.status === 'ready' && found.columns.length > 0;
        if (!isTable) throw new Problem('import_not_ready');
        const columns = found.columns.map(
          ({ name }, at): Column => ({ name, field: fields[at] ?? null }),
        );
        return { stage: 'reading', found: sealFound(id, { ...found, columns, isMatched: true }) };
      });
    },

    /** Throws `import_not_ready` where there is nothing to write. */
    async apply(
      principal: Person,
      id: string,
      { isSharedAgain }: { isSharedAgain: boolean },
    ): Promise<{ id: string }> {
      return moveOn(principal, id, ({ status, problem, counts, beside }) => {
        const comes = counts.new + counts.doubtful > 0 || holdsAny(beside);
        if (status !== 'ready' || problem || !comes) throw new Problem('import_not_ready');
        // Begun, it is not swept away in the middle.
        return { stage: 'writing', sharesAgain: isSharedAgain, expiresAt: null };
      });
    },

    /** Forgets a dry run at once; takes back what was written by a job. One at work is stopped. */
    async undo(principal: Person, id: string): Promise<{ id: string }> {
      await database.write(async (tx) => {
        await queries.lockImport(tx, id);
        const row = await findOwn(principal, id, tx);
        const wrote = row.stage !== 'reading';
        if (!wrote) {
          await queries.deleteImport(tx, id);
          return;
        }
        await queries.updateImport(tx, id, { stage: 'undoing', status: 'queued', progress: 0 });
        await jobs.send(tx, importJob, { importId: id }, { turnOf: principal.userId });
      });
      if (!(await queries.findImport(database.read, id))) await files.remove(id);
      return { id };
    },

    /** Does what it is at, from where it stands. */
    async work({
      payload,
      signal,
      isLastAttempt,
    }: Parameters<JobHandler<{ importId: string }>>[0]) {
      const row = await queries.findImport(database.read, payload.importId);
      if (!row || (row.status !== 'queued' && row.status !== 'running')) return;
      await database.write((tx) => queries.updateImport(tx, row.id, { status: 'running' }));
      const steps = { reading: read, writing: write, hanging: hang, undoing: undo };
      try {
        await steps[row.stage](row, signal);
      } catch (error) {
        if (error instanceof Stopped) return;
        if (error instanceof BadFile) return refuse(row, error.problem);
        // What was written stays, and can be undone.
        if (isLastAttempt && row.stage === 'reading') await refuse(row, 'unreadable');
        else if (isLastAttempt) {
          const failed = { status: 'failed', problem: 'unreadable' } as const;
          await database.write(async (tx) => {
            await queries.updateImport(tx, row.id, failed);
            await dreams.readBrought(tx, row.userId);
          });
        }
        throw error;
      }
    },

    /** What was brought, without the words in it: these are dreams by now, or gone. */
    async keptOf(userId: string) {
      const rows = await queries.listImports(database.read, userId);
      return rows.map((row) => ({ ...present(row), samples: [], preview: [] }));
    },

    async forget(tx: Db, userId: string, later: Later): Promise<void> {
      const ids = await queries.deleteImportsOf(tx, userId);
      later(async () => {
        for (const id of ids) await files.remove(id);
      });
    },

    /** Erases dry runs nobody gave a word to, and files whose row has gone. */
    async sweep(): Promise<void> {
      await database.write((tx) => queries.deleteExpired(tx, clock.now()));
      await files.sweep((ids) => queries.findReadable(database.read, ids));
    },
  };
}

/** What the key of its file is sealed for, and what was found in it: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `import ${id}`;
}

export function foundContextOf(id: string): string {
  return `found by import ${id}`;
}
