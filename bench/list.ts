import { execFile, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Archive } from '#archives.ts';
import { printFigures } from '#print.ts';
import { end, findFreePort, withFolder } from '#server.ts';
import { recordStatements, type Statement } from '#statements.ts';
import { median } from '#statistics.ts';

const rounds = 10;
const millis = 1_000;
const connections = 16;
const leastShare = 0.7;
const path = '/api/dreams?page=1&pageSize=20';

/** Requests a second of the signed-in list, against a bare handler that runs the same SQL. */
export async function measureList(archive: Archive): Promise<void> {
  const { server, reader, url } = archive;
  const statements = await withFolder((dataFolder) =>
    recordStatements({ databaseUrl: url, dataFolder, path, token: reader.token }),
  );
  const bare = await startBare(url, statements);
  try {
    const ours = `${server.origin}${path}`;
    const loadBare = () => load(`${bare.origin}/dreams`, '', millis);
    const shares: number[] = [];
    const seen = { ours: [] as number[], bare: [] as number[] };
    await load(ours, reader.token, 1_000);
    await loadBare();
    // Short turns, each in turn first: what else the machine does falls on both alike.
    for (let round = 0; round < rounds; round += 1) {
      const isOursFirst = round % 2 === 0;
      const before = isOursFirst ? 0 : await loadBare();
      const one = await load(ours, reader.token, millis);
      const other = isOursFirst ? await loadBare() : before;
      seen.ours.push(one);
      seen.bare.push(other);
      shares.push(one / other);
    }
    const hello = await load(`${bare.origin}/hello`, '', millis);
    const share = median(shares);
    printFigures(`List of 20 among ${archive.size.toLocaleString('en')} dreams, signed in`, [
      { name: 'ours', value: `${median(seen.ours).toFixed(0)}/s` },
      {
        name: `bare Hono, the same ${statements.length} statements`,
        value: `${median(seen.bare).toFixed(0)}/s`,
      },
      { name: 'bare hello', value: `${hello.toFixed(0)}/s` },
      {
        name: 'ours / bare Hono',
        value: share.toFixed(2),
        target: `≥ ${leastShare}`,
        isMet: share >= leastShare,
      },
      { name: 'ours / bare hello', value: (median(seen.ours) / hello).toFixed(2) },
    ]);
  } finally {
    await bare.stop();
  }
}

async function startBare(url: string, statements: readonly Statement[]) {
  const port = await findFreePort();
  const program = fileURLToPath(new URL('./bare.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--conditions=reverie-source', program, String(port), url, JSON.stringify(statements)],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('the bare handler did not start');
    const response = await fetch(`${origin}/hello`).catch(() => null);
    if (response?.ok) return { origin, stop: () => end(child) };
    await delay(20);
  }
}

const run = promisify(execFile);

/** Requests a second that a load of some milliseconds got answered. */
async function load(url: string, token: string, forMillis: number): Promise<number> {
  const program = fileURLToPath(new URL('./load.ts', import.meta.url));
  const args = [program, url, String(forMillis), String(connections), token];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout).perSecond;
}
