import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createBenchDatabase } from '#database.ts';
import { type Figure, megabytes, millis, printFigures } from '#print.ts';
import {
  processorTime,
  type RunningServer,
  residentMemory,
  startServer,
  withFolder,
} from '#server.ts';
import { median } from '#statistics.ts';

const starts = 3;
const longestFirstStart = 5_000;
const longestStart = 2_000;
const mostEmbedded = 600 * 2 ** 20;
const mostOnPostgres = 160 * 2 ** 20;
/** Long enough for what the start left behind to be collected. */
const restMillis = 5_000;

type Start = { wall: number; processor: number | null };
type Measured = { first: Start[]; again: Start[]; memory: number | null };

/** Cold starts of the built server to its first list, and the memory it holds once at rest. */
export async function measureStart(): Promise<void> {
  const embedded = await startOften(() => ({ drop: async () => {} }));
  const postgres = await startOften(() => createBenchDatabase('start'));
  printFigures('Cold start to the first list, and memory at rest', [
    ...timesOf('embedded', embedded),
    ...timesOf('PostgreSQL', postgres),
    memoryOf('embedded', embedded.memory, mostEmbedded),
    memoryOf('PostgreSQL', postgres.memory, mostOnPostgres),
  ]);
}

type Opened = { url?: string; drop(): Promise<void> };

async function startOften(open: () => Opened | Promise<Opened>): Promise<Measured> {
  const measured: Measured = { first: [], again: [], memory: null };
  for (let run = 0; run < starts; run += 1) {
    const database = await open();
    try {
      await withFolder(async (folder) => {
        const dataFolder = join(folder, 'data');
        const options = { dataFolder, ...(database.url && { databaseUrl: database.url }) };
        const first = await startServer(options);
        measured.first.push(await timeOf(first));
        await first.stop();
        const again = await startServer(options);
        measured.again.push(await timeOf(again));
        if (run === starts - 1) {
          await delay(restMillis);
          measured.memory = await residentMemory(again.pid);
        }
        await again.stop();
      });
    } finally {
      await database.drop();
    }
  }
  return measured;
}

async function timeOf({ coldStart, pid }: RunningServer): Promise<Start> {
  return { wall: coldStart, processor: await processorTime(pid) };
}

function timesOf(name: string, { first, again }: Measured): Figure[] {
  return [
    ...describe(`${name}, nothing there yet`, first, longestFirstStart),
    ...describe(`${name}, existing data`, again, longestStart),
  ];
}

/** The quickest start is judged: what else a machine does can only make one slower. */
function describe(name: string, all: readonly Start[], limit: number): Figure[] {
  const wall = Math.min(...all.map((start) => start.wall));
  const processor = median(all.map((start) => start.processor ?? Number.NaN));
  return [
    { name, value: millis(wall), target: `≤ ${limit} ms`, isMet: wall <= limit },
    { name: '  of processor time', value: Number.isNaN(processor) ? '?' : millis(processor) },
  ];
}

function memoryOf(name: string, bytes: number | null, limit: number): Figure {
  const label = `${name}, memory at rest`;
  if (bytes === null) return { name: label, value: 'not told by this system' };
  const target = `≤ ${megabytes(limit)}`;
  return { name: label, value: megabytes(bytes), target, isMet: bytes <= limit };
}
