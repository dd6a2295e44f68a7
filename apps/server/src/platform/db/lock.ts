import { execFile } from 'node:child_process';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const holderSchema = z.object({ pid: z.int().positive(), started: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** Another living process works in the folder. */
export class FolderInUse extends Error {
  constructor(path: string, holder: Holder) {
    super(
      `The data folder is in use by process ${holder.pid} (${path}). ` +
        'Stop it first, choose another folder with REVERIE_DATA, ' +
        'or use PostgreSQL (DATABASE_URL) to run several.',
    );
    this.name = 'FolderInUse';
  }
}

export type Lock = { release(): Promise<void> };

/**
 * Takes the lock of a data folder for this process. The embedded database lets a second process in
 * and loses what either writes, so the lock names the process by number and start: a number alone
 * may have passed on to somebody else since. A lock whose process has ended is taken over. Throws
 * `FolderInUse`.
 */
export async function acquireLock(path: string): Promise<Lock> {
  const own: Holder = { pid: process.pid, started: await ownStart() };
  const ticket = `${path}.${own.pid}`;
  await writeFile(ticket, JSON.stringify(own));
  try {
    // A link appears whole or not at all, and only where there is none.
    while (!(await tryLink(ticket, path))) await removeStale(path, ticket);
  } finally {
    await rm(ticket, { force: true });
  }
  return { release: () => rm(path, { force: true }) };
}

async function tryLink(ticket: string, path: string): Promise<boolean> {
  try {
    await link(ticket, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a dead process's lock aside, and looks once more at what it moved. */
async function removeStale(path: string, ticket: string): Promise<void> {
  await refuseLiving(path, path);
  const aside = `${ticket}.stale`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    await refuseLiving(aside, path);
  } catch (error) {
    // Somebody took the stale lock over between our two looks: it is theirs.
    await link(aside, path).catch(() => {});
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function refuseLiving(file: string, path: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder && (await startOf(holder.pid)) === holder.started) throw new FolderInUse(path, holder);
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError || error instanceof z.ZodError) {
      return null;
    }
    throw error;
  }
}

async function ownStart(): Promise<string> {
  const started = await startOf(process.pid);
  if (started === null) throw new Error('This process cannot tell when it started');
  return started;
}

/** When a living process began, in words only to be compared. Null where there is none. */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return startOnLinux(pid);
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

async function startOnLinux(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The name stands in parentheses and may hold anything; the 22nd field counts ticks since boot.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : `${boot.trim()}:${fields[18]}`;
  } catch {
    return null;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
