import { cpuUsage } from 'node:process';
import { symbolConcepts } from '@reverie/oneirology';
import { createBenchDatabase, withClient } from '#database.ts';
import { fillDreamers } from '#dreamers.ts';
import { largestExponent } from '#growth.ts';
import { millis, printTable, verdict } from '#print.ts';
import { createRandom, zipf } from '#random.ts';
import { withFolder } from '#server.ts';
import { growthExponent, median } from '#statistics.ts';
// The bench measures the server, so it alone may look inside: nothing imports it.
import { createApp } from '../apps/server/src/app.ts';
import { pairUp, sharedBy } from '../apps/server/src/features/matches/pairing.rules.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { silentLog } from '../apps/server/src/platform/log.ts';
import { openSeal } from '../apps/server/src/platform/seal/key.ts';

/** Among fewer, hardly three motifs have enough carriers, and there is nothing to hold together. */
const sizes = [10_000, 30_000, 100_000];
const turns = 3;
/** Motifs somebody carries at most, and who of them agrees to be told of. */
const carriedAtMost = 14;
const agreeing = 0.3;

const agrees = (at: number) => (at * 7) % 10 < agreeing * 10;

/** Invented dreamers, whose motifs are as unequally common as words are. */
function invent(size: number) {
  const random = createRandom(size);
  const draw = zipf(symbolConcepts.length, random);
  return Array.from({ length: size }, (_, at) => {
    const count = 2 + Math.floor(random() ** 2 * carriedAtMost);
    const motifs = Array.from({ length: count }, () => symbolConcepts[draw()]?.id ?? '');
    return { userId: `u${at}`, motifs: [...new Set(motifs)] };
  });
}

/** The nightly look for people who share unusual motifs: alone, and as the job does it from a database. */
export async function measureMeeting(): Promise<void> {
  measureLook();
  await measureNight();
}

function measureLook(): void {
  const points = sizes.map((size) => {
    const all = invent(size);
    const candidates = new Set(all.filter((_, at) => agrees(at)).map(({ userId }) => userId));
    let pairs = 0;
    const costs = Array.from({ length: turns }, () => {
      const random = createRandom(size);
      const before = cpuUsage();
      const shared = sharedBy(all, { dreamers: size, candidates });
      pairs = pairUp(shared, {
        languageOf: () => 'fr',
        isBarred: () => false,
        random: (below) => Math.floor(random() * below),
      }).length;
      const { user, system } = cpuUsage(before);
      return (user + system) / 1_000;
    });
    return { size, pairs, total: median(costs) };
  });
  const exponent = growthExponent(points.map(({ size, total }) => ({ size, cost: total / size })));
  printTable(
    'Who shares unusual motifs, held together in one night (CPU)',
    ['dreamers', 'pairs told', 'in all', 'a dreamer'],
    points.map(({ size, pairs, total }) => [
      ...[size.toLocaleString('en'), pairs.toLocaleString('en')],
      ...[millis(total), millis(total / size)],
    ]),
  );
  printTable(
    'Growth of the cost of a dreamer',
    ['exponent', 'target', ''],
    [[exponent.toFixed(3), `≤ ${largestExponent}`, verdict(exponent <= largestExponent)]],
  );
}

type Night = { size: number; pairs: number; seconds: number; own: number };

/** The whole job: who carries what is read, who may be told is asked, and who is told is written. */
async function measureNight(): Promise<void> {
  const points: Night[] = [];
  for (const size of sizes) points.push(await nightOf(size));
  const exponent = growthExponent(
    points.map(({ size, seconds }) => ({ size, cost: seconds / size })),
  );
  printTable(
    'The nightly job as it reads from PostgreSQL and writes there, three dreams each',
    ['dreamers', 'pairs told', 'in all', 'of its own processor', 'a dreamer'],
    points.map(({ size, pairs, seconds, own }) => [
      ...[size.toLocaleString('en'), pairs.toLocaleString('en')],
      ...[millis(seconds * 1_000), millis(own), millis((seconds * 1_000) / size)],
    ]),
  );
  printTable(
    'Growth of what a dreamer costs the job',
    ['exponent', 'target', ''],
    [[exponent.toFixed(3), `≤ ${largestExponent}`, verdict(exponent <= largestExponent)]],
  );
}

async function nightOf(size: number): Promise<Night> {
  const bench = await createBenchDatabase(`meeting_${size}`);
  const database = await openPostgres({ databaseUrl: bench.url, log: silentLog });
  try {
    return await withFolder(async (dataFolder) => {
      await migrate(database);
      const dreamers = invent(size).map(({ motifs }, at) => ({ motifs, agrees: agrees(at) }));
      await withClient(bench.url, (client) => fillDreamers(client, dreamers));
      const ring = await openSeal({ database, dataFolder, log: silentLog });
      if (!ring) throw new Error('there is no key');
      const app = createApp({ database, dataFolder, log: silentLog, seal: ring, keepsTime: false });
      const nights: Omit<Night, 'size'>[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        // As if nobody had been told of anybody.
        await database.execute('delete from matches; delete from match_memory');
        const [begin, before] = [performance.now(), cpuUsage()];
        const { pairs } = await app.features.matches.propose();
        const { user, system } = cpuUsage(before);
        const seconds = (performance.now() - begin) / 1_000;
        nights.push({ pairs, seconds, own: (user + system) / 1_000 });
      }
      await ring.close();
      const of = (name: 'seconds' | 'own') => median(nights.map((night) => night[name]));
      return { size, pairs: nights[0]?.pairs ?? 0, seconds: of('seconds'), own: of('own') };
    });
  } finally {
    await database.close();
    await bench.drop();
  }
}
