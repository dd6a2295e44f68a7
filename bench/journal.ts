import { z } from 'zod';
import type { Archive } from '#archives.ts';
import { ask } from '#ask.ts';
import { createBenchDatabase } from '#database.ts';
import { type Kind, largestExponent, sampleInTurns, typicalPercentile } from '#growth.ts';
import { fillJournal } from '#own-dreams.ts';
import { millis, printTable, verdict } from '#print.ts';
import { startServer, withFolder } from '#server.ts';
import { growthExponent } from '#statistics.ts';
import { vocabulary } from '#vocabulary.ts';

export const journalSizes = [1_000, 10_000, 100_000];
const rounds = 100;

const counted = z.object({ totalCount: z.number() });

/** What a journal costs its dreamer, by how many dreams of their own they keep. */
export async function measureJournal(): Promise<void> {
  await withJournals(journalSizes, async (journals) => {
    const totals = new Map<Archive, number>();
    for (const journal of journals) {
      const { answer } = await ask(journal.server.origin, journal.reader.token, {
        path: '/api/journal',
      });
      totals.set(journal, counted.parse(answer).totalCount);
    }
    const rows: string[][] = [];
    for (const kind of kindsOf((journal) => totals.get(journal) ?? 0)) {
      const samples = await sampleInTurns(kind, journals, rounds);
      const points = journals.map(({ size }, index) => ({
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
    printTable(
      'A journal by how many dreams are in it: p50, one call at a time',
      ['call', ...journalSizes.map((size) => size.toLocaleString('en')), 'exponent', 'target', ''],
      rows,
    );
  });
}

function kindsOf(totalOf: (journal: Archive) => number): Kind[] {
  const journal = (query: string) => ({ path: `/api/journal?pageSize=20${query}` });
  const word = (text: string) => `&q=${encodeURIComponent(text)}`;
  const [common = '', another = ''] = vocabulary;
  const rare = vocabulary.slice(-3_000);
  return [
    { name: 'journal', word: () => journal('') },
    {
      name: 'page at 80 % depth',
      word: (of) => journal(`&page=${Math.max(1, Math.floor((totalOf(of) / 20) * 0.8))}`),
    },
    { name: 'one moon', word: () => journal('&from=2026-10-20&to=2026-11-18') },
    { name: 'calendar', word: () => ({ path: '/api/journal/calendar?year=2026' }) },
    {
      name: 'rare word, sealed ones too',
      word: (_, turn) => journal(word(rare[(turn + 20) % rare.length] ?? '')),
    },
    { name: 'common word', word: () => journal(word(common)) },
    { name: 'two words', word: () => journal(word(`${common} ${another}`)) },
    { name: 'beginning of a word', word: () => journal(word(common.slice(0, 5))) },
    { name: 'filter', word: () => journal('&lucid=yes') },
    { name: 'symbols', word: () => ({ path: '/api/symbols' }) },
    { name: 'people', word: () => ({ path: '/api/people' }) },
    {
      name: 'what a moon brought back',
      word: () => ({ path: '/api/journal/returned?from=2026-10-20&to=2026-11-18' }),
    },
    { name: 'filters and a word', word: () => journal(`&lucid=yes&type=lucid${word(another)}`) },
  ];
}

export type Journal = Archive & { dataFolder: string };

/** Gives the work a journal of each size, and leaves none behind. */
export async function withJournals<T>(
  of: readonly number[],
  work: (journals: Journal[]) => Promise<T>,
  opened: Journal[] = [],
): Promise<T> {
  const [size, ...others] = of;
  if (size === undefined) return work(opened);
  const database = await createBenchDatabase(`journal_${size}`);
  try {
    return await withFolder(async (dataFolder) => {
      const options = { dataFolder, databaseUrl: database.url };
      // The server migrates and makes its key; it starts again on what is then there.
      await (await startServer(options)).stop();
      const begin = performance.now();
      const reader = await fillJournal(database.url, dataFolder, size);
      const seconds = (performance.now() - begin) / 1000;
      console.error(`Kept ${size.toLocaleString('en')} dreams in ${seconds.toFixed(1)} s`);
      const server = await startServer(options);
      try {
        return await withJournals(others, work, [
          ...opened,
          { size, url: database.url, reader, server, dataFolder },
        ]);
      } finally {
        await server.stop();
      }
    });
  } finally {
    await database.drop();
  }
}
