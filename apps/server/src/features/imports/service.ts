import { join } from 'node:path';
import type { Import } from '@reverie/contract/imports';
import {
  type ImportField,
  type ImportKind,
  importByteLimit,
  importDays,
} from '@reverie/contract/imports.rules';
import { type ChangeParts, holdsAny } from '#features/imports/changes.ts';
import { createFound } from '#features/imports/found.reads.ts';
import { createWork } from '#features/imports/handler.ts';
import { importJob } from '#features/imports/job.ts';
import * as queries from '#features/imports/queries.ts';
import { type Column, noCounts } from '#features/imports/rules.ts';
import type { ImportRow } from '#features/imports/table.ts';
import type { Db } from '#platform/db/database.ts';
import type { Upload } from '#platform/http/multipart.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demandVoice } from '#platform/http/verdict.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Later } from '#platform/personal.ts';
import type { Seal } from '#platform/seal/seal.ts';
import { createSealedFolder } from '#platform/seal/sealed-folder.ts';

export type ImportParts = ChangeParts & { jobs: Jobs; seal: Seal; dataFolder: string };

export type Imports = ReturnType<typeof createImports>;

/** Journals kept elsewhere, read as dreams: looked at first, written on a word, taken back whole. */
export function createImports(parts: ImportParts) {
  const { database, clock, jobs, seal, dataFolder } = parts;
  const files = createSealedFolder({ folder: join(dataFolder, 'imports'), seal, contextOf });
  const found = createFound(seal);

  async function findOwn({ userId }: Person, id: string, db: Db = database.read) {
    const row = await queries.findImport(db, id);
    const isGone = row?.expiresAt && row.expiresAt <= clock.now();
    if (row?.userId !== userId || isGone) throw new Problem('not_found');
    return row;
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
        const kind = fields.kind === 'auto' ? null : fields.kind;
        const expiresAt = new Date(askedAt.getTime() + importDays * 86_400_000);
        const fresh = { status: 'queued', stage: 'reading', progress: 0, problem: null } as const;
        const row = {
          ...fresh,
          id,
          userId,
          kind,
          sealed,
          found: found.writeBare(id, { fileName }),
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
      return {
        imports: living.map((row) => ({ ...found.present(row), samples: [], preview: [] })),
      };
    },

    get: async (principal: Person, id: string) => found.present(await findOwn(principal, id)),

    /** Throws `import_not_ready` where it is no table that waits. */
    async match(principal: Person, id: string, fields: (ImportField | null)[]) {
      return moveOn(principal, id, (row) => {
        const before = found.open(row);
        const isTable = row.status === 'ready' && before.columns.length > 0;
        if (!isTable) throw new Problem('import_not_ready');
        const columns = before.columns.map(
          ({ name }, at): Column => ({ name, field: fields[at] ?? null }),
        );
        return {
          stage: 'reading',
          found: found.write(id, { ...before, columns, isMatched: true }),
        };
      });
    },

    /** Throws `import_not_ready` where there is nothing to write. */
    async apply(
      principal: Person,
      id: string,
      { isSharedAgain }: { isSharedAgain: boolean },
    ): Promise<{ id: string }> {
      if (isSharedAgain) demandVoice(principal);
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

    work: createWork({ ...parts, found, files }),

    /** What was brought, without the words in it: these are dreams by now, or gone. */
    async keptOf(userId: string) {
      const rows = await queries.listImports(database.read, userId);
      return rows.map((row) => ({ ...found.present(row), samples: [], preview: [] }));
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

/** What the key of its file is sealed for: elsewhere it does not open. */
export function contextOf(id: string): string {
  return `import ${id}`;
}
