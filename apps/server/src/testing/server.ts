import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { keepsCompiled } from '#testing/compiled.ts';

const main = join(import.meta.dirname, '../main.ts');
/** Pixels of the longer side: nobody looks at what these servers paint. */
const smallPaintings = '128';
const listening = z.object({ msg: z.literal('listening'), port: z.number() });

export type TestServer = {
  child: ChildProcess;
  /** Settles with the code or the signal it ended by. */
  exited: Promise<unknown[]>;
  /** What it has logged so far. */
  lines: string[];
  origin: string;
};

/** The server as people run it: a process of its own, on a data folder and the embedded database. */
export async function startServer(
  dataFolder: string,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const child = spawnMain({ REVERIE_DATA: dataFolder, ...env });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  const port = await new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const told = line.startsWith('{') ? listening.safeParse(JSON.parse(line)) : undefined;
      if (told?.success) resolve(told.data.port);
    });
  });
  return { child, exited, lines, origin: `http://127.0.0.1:${port}` };
}

/** Starts a server that is expected not to. What it ended by, and what it said. */
export async function failToStart(env: Record<string, string>) {
  const child = spawnMain(env);
  const said = text(child.stderr);
  const [exitCode] = await once(child, 'exit');
  return { exitCode, said: await said };
}

function spawnMain(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=reverie-source', main], {
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...keepsCompiled },
      REVERIE_PAINTING_SIDE: smallPaintings,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
