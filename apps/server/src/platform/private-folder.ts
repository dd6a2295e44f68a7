import { chmodSync, constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, lstat, mkdir, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#platform/log.ts';

/** Every right of group and others. */
const others = 0o077;

/**
 * Makes the data folder a place of its owner alone: what this process makes from now on is private,
 * and what was open to other people of the machine is closed. Throws where there can be no folder.
 */
export async function keepPrivate(folder: string, log: Log): Promise<void> {
  // Windows keeps rights in another way, by the folder a folder lies in.
  if (process.platform === 'win32') {
    await mkdir(folder, { recursive: true });
    return;
  }
  process.umask(others);
  await mkdir(folder, { recursive: true });
  try {
    // First of all: nobody else reaches what lies behind a closed door, whatever its rights.
    const isMended = await close(folder);
    const within = await closeAllIn(folder);
    if (isMended || within > 0) {
      log.warn(
        { files: within },
        'the data folder was open to other people of this machine: closed',
      );
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    log.warn(
      { error },
      'part of the data folder belongs to somebody else: it may be open to others',
    );
  }
}

type Look = {
  /** Whether folders that are closed already are looked into. */
  isThorough?: boolean;
};

/**
 * Closes what lies in a folder, and answers how much was open. A folder is closed after what it
 * holds, so that one found closed need not be looked into: pictures are many.
 */
export async function closeAllIn(folder: string, look: Look = {}): Promise<number> {
  let open = 0;
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const isEntered = entry.isDirectory() && (look.isThorough || (await isOpen(path)));
    if (isEntered) open += await closeAllIn(path, look);
    // A link has no rights of its own, and leads to what may not be ours.
    if (!entry.isSymbolicLink() && (await close(path))) open += 1;
  }
  return open;
}

/**
 * Copies a folder, for its owner alone, whatever the rights of what it copies. All else waits: in the
 * background, a thousand small files take three times the work.
 */
export function copyPrivately(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [original, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      copyPrivately(original, copy);
    } else {
      copyFileSync(original, copy, constants.COPYFILE_FICLONE);
      chmodSync(copy, 0o600);
    }
  }
}

async function isOpen(path: string): Promise<boolean> {
  return ((await lstat(path)).mode & others) !== 0;
}

/** Whether it was open. */
async function close(path: string): Promise<boolean> {
  const mode = (await lstat(path)).mode & 0o7777;
  if ((mode & others) === 0) return false;
  await chmod(path, mode & ~others);
  return true;
}
