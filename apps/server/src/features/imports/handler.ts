import type { Brought } from '#features/imports/brought.rules.ts';
import { type ChangeParts, createChanges, Stopped } from '#features/imports/changes.ts';
import type { FoundReads } from '#features/imports/found.reads.ts';
import { createHanging } from '#features/imports/hanging.changes.ts';
import { importJob } from '#features/imports/job.ts';
import * as queries from '#features/imports/queries.ts';
import { BadFile, noCounts } from '#features/imports/rules.ts';
import type { ImportRow } from '#features/imports/table.ts';
import type { Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { JobHandler } from '#platform/jobs/run-job.ts';
import type { createSealedFolder } from '#platform/seal/sealed-folder.ts';

export type WorkParts = ChangeParts & {
  jobs: Jobs;
  found: FoundReads;
  files: ReturnType<typeof createSealedFolder>;
};

const done = { status: 'done', progress: 1, expiresAt: null } as const;
const hangingNext = { status: 'queued', stage: 'hanging', progress: 0 } as const;

/** How much further one is before that is written down. */
const step = 0.02;

/** The work of an import: a look at its file, its dreams, their pictures, or the way back. */
export function createWork({ found, files, jobs, ...parts }: WorkParts) {
  const { database, dreams } = parts;
  const changes = createChanges(parts);
  const hanging = createHanging(parts);

  async function broughtBy(row: ImportRow): Promise<Brought> {
    const { fileName, columns, isMatched } = found.open(row);
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
    const before = found.open(row);
    const kept = found.write(row.id, { ...before, columns, samples, preview });
    const problem = hasText ? null : ('no_text_column' as const);
    const ready = { status: 'ready', progress: 1, kind, counts, beside, problem } as const;
    await database.write((tx) => queries.updateImport(tx, row.id, { ...ready, found: kept }));
  }

  async function write(row: ImportRow, signal: AbortSignal): Promise<void> {
    const brought = await broughtBy(row);
    const imported = await changes.write(row, { brought, signal, tell: teller(row.id) });
    const { fileName, columns } = found.open(row);
    const counts = { ...row.counts, imported };
    const hangs = (await queries.countPictures(database.read, row.id)) > 0;
    const bare = found.writeBare(row.id, { fileName, columns });
    const written = { counts, found: bare, ...(hangs ? hangingNext : done) };
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
    const { fileName } = found.open(row);
    const bare = found.writeBare(row.id, { fileName });
    const failed = { status: 'failed', problem, counts: noCounts, beside: {} } as const;
    await database.write((tx) => queries.updateImport(tx, row.id, { ...failed, found: bare }));
    await files.remove(row.id);
  }

  /** Does what an import is at, from where it stands. */
  return async function work({
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
  };
}
