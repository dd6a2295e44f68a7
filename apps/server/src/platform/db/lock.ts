import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const holderSchema = z.object({ pid: z.int(), host: z.string(), since: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** Another living process works in the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: Holder | null) {
    // In a container a process has a number and a machine a name that mean nothing outside it.
    const who = holder
      ? `process ${holder.pid} of the machine or container "${holder.host}", since ${holder.since}`
      : 'another process';
    super(
      `The data folder is in use by ${who} (${folder}). ` +
        'Stop it first, choose another folder with REVERIE_DATA, ' +
        'or use PostgreSQL (DATABASE_URL) to run several.',
    );
    this.name = 'FolderInUse';
  }
}

export type Lock = { release(): Promise<void> };

const busy = 5;

/**
 * Takes the lock of a data folder for this process. The embedded database lets a second process in
 * and loses what either writes. The lock is the kernel's own, by way of SQLite's on an empty file:
 * it holds between containers, whose process numbers mean nothing to each other, and ends with its
 * process, however that ends. Throws `FolderInUse`.
 */
export async function acquireLock(folder: string): Promise<Lock> {
  // Said in the system's words: SQLite knows one for a folder that is missing, closed or read-only.
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  // Never opened in another way: closing any handle of a file lets go of every lock on it.
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    // Nothing is ever written: no journal is left behind.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(folder, await readHolder(folder));
  }
  // Left out where nothing more fits on the disk, which is for others to say.
  await writeFile(notePath(folder), JSON.stringify(ownName()), { mode: 0o600 }).catch(() => {});
  return {
    async release() {
      await rm(notePath(folder), { force: true });
      // The file itself stays: one that is removed may be locked already by who opened it before.
      if (file.isOpen) file.close();
    },
  };
}

/** Who holds the lock, for people alone: what it says decides nothing. */
function notePath(folder: string): string {
  return join(folder, 'lock.json');
}

function ownName(): Holder {
  return { pid: process.pid, host: hostname(), since: new Date().toISOString() };
}

/** Null while the holder has not said it yet. */
async function readHolder(folder: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(notePath(folder), 'utf8')));
  } catch {
    return null;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
