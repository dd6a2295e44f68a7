import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { limits } from '../packages/contract/src/limits.rules.ts';
import { compiled } from '../scripts/paths.ts';

const built = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const run = promisify(execFile);
/** Milliseconds: a machine may start several at once. */
const patience = 150_000;

/** All journeys come from one network, and some make many people. */
const ofNetworks = Object.entries(limits).filter(([, { by }]) => by === 'network');
const freely = [...ofNetworks.map(([name]) => name), 'networkWrongPasswords', 'takenAddresses']
  .map((name) => `${name}=10000`)
  .join(',');

/** Pixels of the longer side: a journey that is not about pictures does not wait for them. */
const smallPaintings = '128';

export type Server = {
  origin: string;
  /** Ends the process at once, as a crash would. The data stay. */
  kill(): Promise<void>;
  /** Starts it again where it was, on the same data; `program` is another build of it. */
  start(program?: string): Promise<void>;
  /** Runs an operator's command beside it, and resolves to what that prints. */
  operate(command: string, ...words: string[]): Promise<string>;
  /** Stops it, changes what it keeps as another time would have left it, and starts it again. */
  rewrite(sql: string): Promise<void>;
  /** The mails it kept for want of a mail server, oldest first, as plain text. */
  letters(): Promise<string[]>;
  /** Stops it and throws its data away. */
  close(): Promise<void>;
};

/**
 * The built server, as `npm start` runs it, on data of its own: embedded, or in a database of its
 * own on PostgreSQL where DATABASE_URL is set.
 */
export async function openServer(settings: Record<string, string> = {}): Promise<Server> {
  if (!existsSync(built)) throw new Error('Nothing is built: npm run build');
  const folder = await mkdtemp(join(tmpdir(), 'reverie-e2e-'));
  const database = await ownDatabase(process.env.DATABASE_URL);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compiled,
    PORT: String(port),
    REVERIE_DATA: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    REVERIE_LIMITS: freely,
    REVERIE_PAINTING_SIDE: smallPaintings,
    ...settings,
  };
  let child: ChildProcess;
  // A run that is broken off leaves no server behind.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);

  async function start(program = built) {
    child = spawn(process.execPath, [program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = lastWords(child);
    try {
      await untilReady(origin, child, said);
    } catch (error) {
      // Nobody else knows of it: it would outlive the journeys.
      await end('SIGKILL');
      throw error;
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async function close() {
    process.off('exit', abandon);
    await end('SIGTERM');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    start,
    kill: () => end('SIGKILL'),
    async operate(command, ...words) {
      const program = join(dirname(built), 'commands', `${command}.js`);
      const { stdout } = await run(process.execPath, [program, ...words], { env });
      return stdout;
    },
    async rewrite(sql) {
      await end('SIGTERM');
      const args = ['--input-type=module', '--eval', rewriting, dirname(built), sql];
      await run(process.execPath, args, { env });
      await start();
    },
    letters: () => readLetters(join(folder, 'outbox')),
    close,
  };
}

/** Opens the data of a server that stands still, by its own means. */
const rewriting = `
const [, folder, sql] = process.argv;
const { openDatabase } = await import(folder + '/platform/db/open-database.js');
const { silentLog: log } = await import(folder + '/platform/log.js');
const { REVERIE_DATA: dataFolder, DATABASE_URL: databaseUrl } = process.env;
const database = await openDatabase({ dataFolder, databaseUrl, log });
await database.execute(sql);
await database.close();
`;

/** What the server says, kept for when it does not come up: a journey that passes is quiet. */
function lastWords(child: ChildProcess): () => string {
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-4_000);
    });
  }
  return () => words;
}

async function untilReady(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}.\n${said()}`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready after ${patience} ms.\n${said()}`);
}

async function readLetters(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  // Named by ids that sort by their time; one that is being written has another ending.
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  const raw = await Promise.all(mails.map((name) => readFile(join(folder, name), 'latin1')));
  return raw.map((mail) =>
    Buffer.from(
      mail
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
      'latin1',
    ).toString('utf8'),
  );
}

/** Below the ports a system lends to those who call out: none is taken before the server listens. */
function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, () => server.close(() => resolve(port)));
  });
}

async function ownDatabase(url: string | undefined) {
  if (!url) return { url: '', drop: async () => {} };
  const name = `reverie_e2e_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = () => administer(url, `drop database ${name} with (force)`);
  return { url: own.href, drop };
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
