import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiled } from '../scripts/paths.ts';

const program = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const patienceMillis = 120_000;
const unlimited = ['dreams', 'networkDreams', 'changes', 'networkChanges', 'patterns']
  .map((name) => `${name}=1000000`)
  .join(',');

export type RunningServer = {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process until it answered its first list. */
  coldStart: number;
  stop(): Promise<void>;
};

export type ServerOptions = { dataFolder: string; databaseUrl?: string };

/** Starts the built server as `npm start` does, log and all, on a free port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const port = await findFreePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compiled,
    REVERIE_DATA: options.dataFolder,
    DATABASE_URL: options.databaseUrl ?? '',
    // One reader asks as often as a city.
    REVERIE_LIMITS: unlimited,
  };
  await mkdir(options.dataFolder, { recursive: true });
  const logFile = join(options.dataFolder, 'bench.log');
  const log = await open(logFile, 'a');
  const started = performance.now();
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  const origin = `http://127.0.0.1:${port}`;
  try {
    await firstList(origin, child);
  } catch (cause) {
    await end(child);
    throw new Error(`The server did not start.\n${await readFile(logFile, 'utf8')}`, { cause });
  }
  const coldStart = performance.now() - started;
  return { origin, pid: child.pid ?? 0, coldStart, stop: () => end(child) };
}

async function firstList(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + patienceMillis;
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${origin}/api/dreams`).catch(() => null);
    if (response?.ok) {
      await response.arrayBuffer();
      return;
    }
    await delay(5);
  }
  throw new Error('no list was answered');
}

/** Asks a process we started to end, and makes it where it does not. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Memory a process holds now, in bytes. Linux tells; elsewhere null. */
export async function residentMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}

/** Milliseconds of processor a process and its threads have used. Linux tells; elsewhere null. */
export async function processorTime(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before the parenthesis may hold spaces; times are in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return user && system ? (Number(user) + Number(system)) * 10 : null;
}

/** Milliseconds a host has kept its processors from this machine. Linux tells; elsewhere 0. */
export async function stolenTime(): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  // The eighth count of the first line, in hundredths of a second.
  return Number(stat.split('\n', 1)[0]?.split(/\s+/)[8] ?? 0) * 10;
}

/** Gives the work an empty folder and takes it away again. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'reverie-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
