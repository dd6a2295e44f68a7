import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#platform/db/database.ts';
import { acquireLock } from '#platform/db/lock.ts';
import { overPglite } from '#platform/db/over-pglite.ts';
import { guardSpace } from '#platform/db/space.ts';
import { findTemplate } from '#platform/db/template.ts';
import { keepUp } from '#platform/db/upkeep.ts';
import type { Log } from '#platform/log.ts';
import { closeAllIn, copyPrivately } from '#platform/private-folder.ts';

// Optimised once more in the background, a few functions of the database take half a gigabyte to
// compile. As they are first compiled, statements are a seventh slower and a start is sooner.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** A log of at most four segments, and a cache that leaves room for the rest of the server. */
const settings = ['min_wal_size=32MB', 'max_wal_size=64MB', 'shared_buffers=64MB'];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((one) => ['-c', one])];

export type EmbeddedOptions = {
  dataFolder: string;
  log: Log;
  /** Free bytes below which nothing is written. */
  reservedBytes?: number;
};

/**
 * Opens the database of a folder, alone: throws `FolderInUse` where another process has it. Nothing
 * is synced to the disk at each commit, so that a process killed loses nothing and a machine that
 * loses its power may: for keeps, use PostgreSQL.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataFolder, log } = options;
  await mkdir(dataFolder, { recursive: true });
  const lock = await acquireLock(dataFolder);
  try {
    const space = guardSpace(dataFolder, options.reservedBytes);
    await space.require();
    const client = await openFolder(join(dataFolder, 'database'));
    const upkeep = keepUp(client, space, log);
    return overPglite(client, { space, upkeep, closed: () => lock.release() });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!(await holdsFiles(folder))) await createFolder(folder);
  return PGlite.create({ dataDir: folder, startParams });
}

/** A database takes its place once it is whole: a start that is killed leaves none behind. */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const template = await findTemplate();
  // Copied and not unpacked: a second database in this process would take its memory for good.
  if (template) copyPrivately(template, draft);
  else await initialise(draft);
  await rename(draft, folder);
}

async function initialise(folder: string): Promise<void> {
  await (await PGlite.create({ dataDir: folder, startParams })).close();
  // Its files have modes of their own, open to everybody.
  await closeAllIn(folder, { isThorough: true });
  await chmod(folder, 0o700);
}

async function holdsFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length > 0;
}

/**
 * Opens a copy of a dumped database in memory: what tests run on. Its buffers are small, since each
 * of them is made ready at every start.
 */
export async function openInMemory(template: Blob): Promise<Database> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return overPglite(await PGlite.create({ loadDataDir: template, startParams }));
}
