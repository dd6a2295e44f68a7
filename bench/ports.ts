import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@reverie/sdk';
import { createBenchDatabase, withClient } from '#database.ts';
import { type Figure, megabytes, printFigures } from '#print.ts';
import { residentMemory, startServer, withFolder } from '#server.ts';

const dreams = 10_000;
const longestBook = 25;
const mostOfCopy = 10;
/** How much more memory an export of all may take: that of one volume, however many there are. */
const mostMemory = 250 * 2 ** 20;

type Client = ReturnType<typeof createClient>;

/** How long 10,000 dreams take to come in and to go out, and the memory of it. */
export async function measurePorts(): Promise<void> {
  const database = await createBenchDatabase('ports');
  try {
    await withFolder(async (folder) => {
      const options = { dataFolder: join(folder, 'data'), databaseUrl: database.url };
      const server = await startServer(options);
      try {
        const { origin, pid } = server;
        printFigures(`${dreams.toLocaleString('en')} dreams in and out`, [
          ...(await measure({ origin, pid, url: database.url })),
        ]);
      } finally {
        await server.stop();
      }
    });
  } finally {
    await database.drop();
  }
}

type Where = { origin: string; pid: number; url: string };

async function measure({ origin, pid, url }: Where): Promise<Figure[]> {
  const { token } = await createClient({ origin }).accounts.register({
    ...{ email: 'ada@example.org', username: 'ada', password: 'une nuit sans lune' },
    ...{ acceptTerms: true, ageConfirmed: true },
  });
  const client = createClient({ origin, token, timeout: 60_000 });
  const file = new File([aTable()], 'dreams.csv');
  const { id } = await client.imports.request({ file });
  const looking = await secondsUntil(() => client.imports.get({ id }), 'ready');
  await client.imports.apply({ id });
  const writing = await secondsUntil(() => client.imports.get({ id }), 'done');
  // Their analyses would go on beside what is measured.
  await withClient(url, (db) => db.query(`delete from jobs.job where name = 'analyse'`));
  await delay(3_000);
  const before = (await residentMemory(pid)) ?? 0;
  const copy = await copySeconds(url);
  const csv = await exported(client, 'csv', pid);
  const book = await exported(client, 'pdf', pid);
  const most = Math.max(csv.memory, book.memory) - before;
  return [
    { name: 'a look at a file', value: seconds(looking) },
    { name: 'writing its dreams', value: seconds(writing) },
    { name: 'bare COPY', value: seconds(copy) },
    {
      ...{ name: 'CSV', value: seconds(csv.seconds), target: `${mostOfCopy} × COPY` },
      isMet: csv.seconds <= Math.max(mostOfCopy * copy, 0),
    },
    {
      ...{ name: 'PDF', value: seconds(book.seconds), target: seconds(longestBook) },
      isMet: book.seconds <= longestBook,
    },
    {
      ...{ name: 'memory on top', value: megabytes(most), target: megabytes(mostMemory) },
      isMet: most <= mostMemory,
    },
  ];
}

function aTable(): string {
  const words = 'Je marche au bord d’une mer très calme, et ma grand-mère tient une lampe.';
  const rows = Array.from({ length: dreams }, (_, at) => {
    const day = new Date(Date.UTC(1998, 0, 1 + at)).toISOString().slice(0, 10);
    return `${day},Nuit ${at},"${words} Rêve ${at}. ${words} ${words} ${words}"`;
  });
  return `date,title,text\n${rows.join('\n')}\n`;
}

async function secondsUntil(look: () => Promise<{ status: string }>, wanted: string) {
  const begin = performance.now();
  for (;;) {
    const { status } = await look();
    if (status === wanted) return (performance.now() - begin) / 1000;
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

async function exported({ exports }: Client, format: 'csv' | 'pdf', pid: number) {
  const { id } = await exports.request({ format });
  let memory = 0;
  const took = await secondsUntil(async () => {
    memory = Math.max(memory, (await residentMemory(pid)) ?? 0);
    return exports.get({ id });
  }, 'done');
  return { seconds: took, memory };
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
