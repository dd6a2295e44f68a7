import { z } from 'zod';
import type { Archive } from '#archives.ts';
import { ask } from '#ask.ts';
import { type Kind, largestExponent, sampleInTurns, typicalPercentile } from '#growth.ts';
import { millis, printFigures, printTable, verdict } from '#print.ts';
import { growthExponent, median } from '#statistics.ts';
import { vocabulary } from '#vocabulary.ts';

const rounds = 200;
const deepPage = 1_000;
const largestRatio = 1.5;

/** What a page of the library costs by the size of the archive, and by its depth. */
export async function measureLibrary(archives: readonly Archive[]): Promise<void> {
  const deepest = new Map<Archive, number>();
  for (const archive of archives) deepest.set(archive, await countPages(archive));
  const path = (query: string) => ({ path: `/api/library${query}` });
  const [common = ''] = vocabulary;
  const kinds: Kind[] = [
    { name: 'page 1', word: () => path('') },
    {
      name: `page ${deepPage} or the last`,
      // The last is cut short: the one before it is whole.
      word: (archive) => path(`?page=${Math.min(deepPage, (deepest.get(archive) ?? 2) - 1)}`),
    },
    { name: 'a category and a kind', word: () => path('?category=nature&type=lucid') },
    { name: 'popular', word: () => path('?sort=popular') },
    { name: 'popular this year', word: () => path('?sort=popular&period=year') },
    { name: 'annotated readings', word: () => path('?sort=analyzed&type=surreal') },
    {
      name: 'a word in a category',
      word: () => path(`?category=art&q=${encodeURIComponent(common)}`),
    },
    { name: 'featured', word: () => path('/featured?category=cosmos') },
  ];
  const rows: string[][] = [];
  for (const kind of kinds) {
    const samples = await sampleInTurns(kind, archives, rounds);
    const points = archives.map(({ size }, index) => ({
      size,
      cost: typicalPercentile(samples[index] ?? [], 0.5),
    }));
    const exponent = growthExponent(points);
    rows.push([
      kind.name,
      ...points.map(({ cost }) => millis(cost)),
      exponent.toFixed(3),
      `≤ ${largestExponent}`,
      verdict(exponent <= largestExponent),
    ]);
  }
  const sizes = archives.map(({ size }) => size.toLocaleString('en'));
  printTable(
    'The library by size of the archive, signed in, p50, one call at a time',
    ['call', ...sizes, 'exponent', 'target', ''],
    rows,
  );
  const largest = archives.at(-1);
  if (largest) await measureDepth(largest, deepest.get(largest) ?? 0);
}

async function countPages({ server, reader }: Archive): Promise<number> {
  const { answer } = await ask(server.origin, reader.token, { path: '/api/library' });
  return z.object({ pageCount: z.number() }).parse(answer).pageCount;
}

async function measureDepth(archive: Archive, pageCount: number): Promise<void> {
  const { server, reader, size } = archive;
  const page = Math.min(deepPage, pageCount - 1);
  const seen = { first: [] as number[], deep: [] as number[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    const first = await ask(server.origin, reader.token, { path: '/api/library' });
    const deep = await ask(server.origin, reader.token, { path: `/api/library?page=${page}` });
    seen.first.push(first.millis);
    seen.deep.push(deep.millis);
  }
  const ratio = median(seen.deep) / median(seen.first);
  printFigures(`Depth of the library among ${size.toLocaleString('en')} dreams`, [
    { name: 'page 1', value: millis(median(seen.first)) },
    { name: `page ${page}`, value: millis(median(seen.deep)) },
    {
      name: `page ${page} / page 1`,
      value: ratio.toFixed(2),
      target: `≤ ${largestRatio}`,
      isMet: ratio <= largestRatio,
    },
  ]);
}
