import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { keepsCompiled } from '#testing/compiled.ts';

const writer = join(import.meta.dirname, '../../testing/programs/writer.ts');
/** The siege goes on for longer. */
const kills = process.env.REVERIE_SIEGE === 'whole' ? 100 : 10;

const found = z.object({
  notes: z.array(
    z.object({ id: z.string(), revision: z.number(), readings: z.number(), hearings: z.number() }),
  ),
  totals: z.array(z.object({ total: z.number() })),
  told: z.array(z.object({ id: z.string(), isHeard: z.boolean() })),
  queued: z.array(z.object({ id: z.string(), state: z.string() })),
});
const acknowledged = z.object({ id: z.string(), changed: z.string().nullable() });

type Acknowledged = Map<string, { revision: number }>;

function startWriter(folder: string) {
  return spawn(process.execPath, ['--conditions=reverie-source', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...keepsCompiled },
  });
}

type Start = { done: number; heard: number };

/** Starts the writer, checks what it finds, and kills it once it has begun to write. */
async function writeAndKill(folder: string, known: Acknowledged): Promise<Start> {
  const child = startWriter(folder);
  const died = once(child, 'exit');
  const start: Start = { done: 0, heard: 0 };
  let isWriting = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const told: unknown = JSON.parse(line);
    const state = found.safeParse(told);
    if (state.success) {
      Object.assign(start, judge(state.data, known));
      continue;
    }
    const { id, changed } = acknowledged.parse(told);
    known.set(id, { revision: 1 });
    const before = changed === null ? undefined : known.get(changed);
    if (before) before.revision += 1;
    if (!isWriting) killWithin(child, 300);
    isWriting = true;
  }
  await died;
  expect(child.signalCode).toBe('SIGKILL');
  return start;
}

/** At any point, most often in the middle of a transaction. */
function killWithin(child: ChildProcess, millis: number): void {
  setTimeout(() => child.kill('SIGKILL'), Math.random() * millis);
}

/** Kills a start in its middle: while it takes the lock over, or repairs what the last kill left. */
async function killWhileOpening(folder: string): Promise<void> {
  const child = startWriter(folder);
  killWithin(child, 900);
  await once(child, 'exit');
}

/** Returns how many jobs are done, and how many events have had their effect. */
function judge(
  { notes, totals, told, queued }: z.infer<typeof found>,
  known: Acknowledged,
): { done: number; heard: number } {
  const there = new Map(notes.map((note) => [note.id, note]));
  const lost = [...known].filter(([id, { revision }]) => (there.get(id)?.revision ?? 0) < revision);
  expect(lost, 'acknowledged writes that are gone').toEqual([]);
  expect(totals, 'a note and its count are kept together').toEqual([{ total: notes.length }]);
  const ids = notes.map(({ id }) => id).sort();
  expect(told.map(({ id }) => id).sort(), 'every note has its event').toEqual(ids);
  expect(queued.map(({ id }) => id).sort(), 'every note has its job').toEqual(ids);
  const done = new Set(queued.filter(({ state }) => state === 'completed').map(({ id }) => id));
  const torn = notes.filter(({ id, readings }) => readings !== (done.has(id) ? 1 : 0));
  expect(torn, 'a job counts as done with its result, and runs once').toEqual([]);
  const heard = new Set(told.filter(({ isHeard }) => isHeard).map(({ id }) => id));
  const unheard = notes.filter(({ id, hearings }) => hearings !== (heard.has(id) ? 1 : 0));
  expect(unheard, 'a consumer moves on with its effect, and has it once').toEqual([]);
  return { done: done.size, heard: heard.size };
}

test('a server killed while it writes loses nothing it has acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reverie-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const known: Acknowledged = new Map();
  const starts: Start[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    starts.push(await writeAndKill(folder, known));
    if (kill % 6 === 0) await killWhileOpening(folder);
  }
  expect(starts.at(-1)?.done, 'jobs done between the kills').toBeGreaterThan(0);
  expect(starts.at(-1)?.heard, 'events heard between the kills').toBeGreaterThan(0);
}, 1_800_000);
