import { z } from 'zod';
import type { Archive } from '#archives.ts';
import { ask, type Question } from '#ask.ts';
import { withClient } from '#database.ts';
import { millis, printTable, verdict } from '#print.ts';
import { createRandom } from '#random.ts';
import { growthExponent, median, percentile } from '#statistics.ts';
import { vocabulary } from '#vocabulary.ts';

const rounds = 500;
const creations = 250;
/**
 * Calls of each kind before any counts. A server that just started compiles its code while it answers:
 * the tail of its first five hundred calls was twice that of the next five hundred.
 */
const warmUp = 300;
/** The tail of each fifth of a sample is judged by itself, so that one bad second does not decide. */
const blocks = 5;
export const largestExponent = 0.15;
const pageSize = 20;

/** One kind of call, worded anew for each archive and each turn. */
export type Kind = { name: string; word(archive: Archive, turn: number): Question };

const listed = z.object({ totalCount: z.number() });

/** Milliseconds of every kind of call at every size, and how they grow with the size. */
export async function measureGrowth(archives: readonly Archive[]): Promise<void> {
  const kinds = await wordCalls(archives);
  const rows: string[][] = [];
  for (const kind of kinds) {
    const isCreation = kind.name === 'create';
    const samples = await sampleInTurns(kind, archives, isCreation ? creations : rounds);
    for (const share of [0.5, 0.99]) {
      const points = archives.map(({ size }, index) => ({
        size,
        cost: typicalPercentile(samples[index] ?? [], share),
      }));
      const exponent = growthExponent(points);
      rows.push([
        `${kind.name} p${share * 100}`,
        ...points.map(({ cost }) => millis(cost)),
        exponent.toFixed(3),
        `≤ ${largestExponent}`,
        verdict(exponent <= largestExponent),
      ]);
    }
  }
  const sizes = archives.map(({ size }) => size.toLocaleString('en'));
  printTable(
    'Cost by size of the archive, signed in, one call at a time',
    ['call', ...sizes, 'exponent', 'target', ''],
    rows,
  );
}

/**
 * Every archive answers the same call before any answers the next: whatever else the machine does
 * in that moment falls on all sizes alike, and leaves their proportion as it is.
 */
export async function sampleInTurns(
  kind: Kind,
  archives: readonly Archive[],
  turns: number,
): Promise<number[][]> {
  const samples: number[][] = archives.map(() => []);
  for (let turn = -warmUp; turn < turns; turn += 1) {
    for (const step of archives.keys()) {
      // Each in turn goes first: what follows another's work finds warmer or busier caches.
      const index = (step + turn + warmUp) % archives.length;
      const archive = archives[index];
      if (!archive) continue;
      const { server, reader } = archive;
      const { millis } = await ask(server.origin, reader.token, kind.word(archive, turn));
      if (turn >= 0) samples[index]?.push(millis);
    }
  }
  return samples;
}

/** A percentile of every block of consecutive calls, and of those the median. */
export function typicalPercentile(sample: readonly number[], share: number): number {
  const length = Math.ceil(sample.length / blocks);
  const parts = Array.from({ length: blocks }, (_, block) =>
    sample.slice(block * length, (block + 1) * length),
  );
  return median(parts.map((part) => percentile(part, share)));
}

async function wordCalls(archives: readonly Archive[]): Promise<Kind[]> {
  const random = createRandom(7);
  const totals = new Map<Archive, number>();
  const ids = new Map<Archive, string[]>();
  for (const archive of archives) {
    const { server, reader, url } = archive;
    const { answer } = await ask(server.origin, reader.token, { path: '/api/dreams' });
    totals.set(archive, listed.parse(answer).totalCount);
    ids.set(archive, await drawIds(url));
  }
  const search = (words: string) => `/api/dreams/search?q=${encodeURIComponent(words)}`;
  const common = vocabulary[0] ?? '';
  const another = vocabulary[1] ?? '';
  const rare = vocabulary.slice(-3_000);
  return [
    { name: 'list', word: () => ({ path: `/api/dreams?pageSize=${pageSize}` }) },
    {
      name: 'page at 80 % depth',
      word(archive) {
        const pages = (totals.get(archive) ?? 0) / pageSize;
        // Pages around the depth, so that no place in a bucket is measured alone.
        const page = Math.max(1, Math.floor(pages * 0.8 - random() * 8));
        return { path: `/api/dreams?page=${page}&pageSize=${pageSize}` };
      },
    },
    {
      name: 'detail',
      word(archive, turn) {
        const known = ids.get(archive) ?? [];
        return { path: `/api/dreams/${known[(turn + warmUp) % known.length]}` };
      },
    },
    {
      name: 'search, rare word',
      word: (_, turn) => ({ path: search(rare[(turn + warmUp) % rare.length] ?? '') }),
    },
    { name: 'search, common word', word: () => ({ path: search(common) }) },
    { name: 'search, two words', word: () => ({ path: search(`${common} ${another}`) }) },
    {
      name: 'create',
      // Declared so that it asks before painting: seconds of painting would be measured instead.
      word: (_, turn) => ({
        method: 'POST',
        path: '/api/dreams',
        body: {
          content: `Je marchais avec ma mère dans une maison rouge, la nuit, ${turn}.`,
          tags: ['maison', 'nuit'],
          visibility: 'public',
          warnings: ['violence'],
        },
      }),
    },
  ];
}

/** Some dreams from all over an archive. */
async function drawIds(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from dreams where scope = 'public' order by id limit ${rounds}`,
    );
    return rows.map(({ id }) => id);
  });
}
