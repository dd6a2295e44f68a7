import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@reverie/sdk';
import { createBenchDatabase, withClient } from '#database.ts';
import { type Figure, megabytes, printFigures } from '#print.ts';
import {
  processorTime,
  type RunningServer,
  residentMemory,
  startServer,
  withFolder,
} from '#server.ts';

const sizes = [1_000, 10_000];
const longestWriting = 60;
const longestBook = 25;
const mostOfCopy = 10;
/** How much more memory ten times the dreams may take at the most. */
const mostGrowth = 64 * 2 ** 20;

type Client = ReturnType<typeof createClient>;
type Passed = { seconds: number; work: number; memory: number };
type Ports = Record<'looking' | 'writing', Passed> & {
  /** The first request of somebody else that waited longest while dreams were written. */
  longestWait: number;
  outside: (Record<'csv' | 'book', Passed> & { copy: number }) | null;
};

/** How long 1,000 and 10,000 dreams take to come in and to go out, and the memory of it. */
export async function measurePorts(): Promise<void> {
  const found: Ports[] = [];
  for (const dreams of sizes) found.push(await onPostgres(dreams));
  const [few, many] = found;
  if (few && many) printFigures('dreams in and out, PostgreSQL', figuresOf(few, many));
  const embedded = await withFolder((folder) => measure({ dreams: 10_000, folder }));
  printFigures('10,000 dreams in, embedded', comingIn(embedded));
}

async function onPostgres(dreams: number): Promise<Ports> {
  const database = await createBenchDatabase('ports');
  try {
    return await withFolder((folder) => measure({ dreams, folder, databaseUrl: database.url }));
  } finally {
    await database.drop();
  }
}

type Where = { dreams: number; folder: string; databaseUrl?: string };

async function measure({ dreams, folder, databaseUrl }: Where): Promise<Ports> {
  const data = { dataFolder: join(folder, 'data'), ...(databaseUrl && { databaseUrl }) };
  const server = await startServer(data);
  try {
    return await comeAndGo(server, { dreams, databaseUrl });
  } finally {
    await server.stop();
  }
}

async function comeAndGo(
  server: RunningServer,
  { dreams, databaseUrl }: { dreams: number; databaseUrl: string | undefined },
): Promise<Ports> {
  const { origin } = server;
  const { token } = await createClient({ origin }).accounts.register({
    ...{ email: 'ada@example.org', username: 'ada', password: 'une nuit sans lune' },
    ...{ acceptTerms: true, ageConfirmed: true },
  });
  const client = createClient({ origin, token, timeout: 60_000 });
  const file = new File([aTable(dreams)], 'dreams.csv');
  const { id } = await client.imports.request({ file });
  const looking = await until(server, () => client.imports.get({ id }), 'ready');
  await client.imports.apply({ id });
  let longestWait = 0;
  const writing = await until(
    server,
    async () => {
      const begin = performance.now();
      await fetch(`${origin}/api/dreams?pageSize=10`).then((answer) => answer.text());
      longestWait = Math.max(longestWait, performance.now() - begin);
      return client.imports.get({ id });
    },
    'done',
  );
  if (!databaseUrl) return { looking, writing, longestWait, outside: null };
  // Their analyses would go on beside what is measured.
  await withClient(databaseUrl, (db) =>
    db.query(`update dreams set analysis_status = 'done' where analysis_status <> 'done'`),
  );
  await delay(3_000);
  const copy = await copySeconds(databaseUrl);
  const csv = await exported(server, client, 'csv');
  const book = await exported(server, client, 'pdf');
  return { looking, writing, longestWait, outside: { copy, csv, book } };
}

function comingIn({ looking, writing, longestWait }: Ports): Figure[] {
  return [
    { name: 'a look at a file', value: told(looking) },
    {
      ...{ name: 'writing its dreams', value: told(writing), target: seconds(longestWriting) },
      isMet: writing.seconds <= longestWriting,
    },
    { name: 'longest wait of somebody else', value: `${longestWait.toFixed(0)} ms` },
  ];
}

function figuresOf(few: Ports, many: Ports): Figure[] {
  const { outside } = many;
  if (!outside || !few.outside) return comingIn(many);
  const { copy, csv, book } = outside;
  const growth = (most: Passed, least: Passed) => most.memory - least.memory;
  const flat = (name: string, more: number): Figure => ({
    ...{ name, value: megabytes(more), target: megabytes(mostGrowth), isMet: more <= mostGrowth },
  });
  return [
    ...comingIn(many),
    { name: 'bare COPY', value: seconds(copy) },
    {
      ...{ name: 'CSV', value: told(csv), target: `${mostOfCopy} × COPY` },
      isMet: csv.seconds <= mostOfCopy * copy,
    },
    {
      ...{ name: 'PDF', value: told(book), target: seconds(longestBook) },
      isMet: book.seconds <= longestBook,
    },
    { name: 'most memory, 1,000 in CSV', value: megabytes(few.outside.csv.memory) },
    { name: 'most memory, 1,000 in PDF', value: megabytes(few.outside.book.memory) },
    flat('more for 10,000 written', growth(many.writing, few.writing)),
    flat('more for 10,000 in CSV', growth(csv, few.outside.csv)),
    flat('more for 10,000 in PDF', growth(book, few.outside.book)),
  ];
}

function aTable(dreams: number): string {
  const words = 'Je marche au bord d’une mer très calme, et ma grand-mère tient une lampe.';
  const rows = Array.from({ length: dreams }, (_, at) => {
    const day = new Date(Date.UTC(1998, 0, 1 + at)).toISOString().slice(0, 10);
    return `${day},Nuit ${at},"${words} Rêve ${at}. ${words} ${words} ${words}"`;
  });
  return `date,title,text\n${rows.join('\n')}\n`;
}

/** What passes until a status: time, time of the processor in milliseconds, the most memory held. */
async function until(
  { pid }: RunningServer,
  look: () => Promise<{ status: string }>,
  wanted: string,
): Promise<Passed> {
  const begin = performance.now();
  const worked = (await processorTime(pid)) ?? 0;
  let memory = 0;
  for (;;) {
    const { status } = await look();
    memory = Math.max(memory, (await residentMemory(pid)) ?? 0);
    if (status === wanted) {
      const work = ((await processorTime(pid)) ?? 0) - worked;
      return { seconds: (performance.now() - begin) / 1000, work, memory };
    }
    if (status === 'failed') throw new Error('it failed');
    await delay(50);
  }
}

async function copySeconds(url: string): Promise<number> {
  return withClient(url, async (db) => {
    const begin = performance.now();
    await db.query(`copy (select * from dreams order by night) to '/dev/null'`);
    return (performance.now() - begin) / 1000;
  });
}

async function exported(server: RunningServer, { exports }: Client, format: 'csv' | 'pdf') {
  const { id } = await exports.request({ format });
  return until(server, () => exports.get({ id }), 'done');
}

function told({ seconds: passed, work }: Passed): string {
  return `${seconds(passed)} (${(work / 1000).toFixed(2)} s of processor)`;
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
