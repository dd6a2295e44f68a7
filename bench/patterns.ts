import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Archive } from '#archives.ts';
import { ask } from '#ask.ts';
import { withClient } from '#database.ts';
import { sampleInTurns, typicalPercentile } from '#growth.ts';
import { journalSizes, withJournals } from '#journal.ts';
import { insertOwnReadings, insertTonight } from '#own-readings.ts';
import { millis, printTable, verdict } from '#print.ts';
import { growthExponent } from '#statistics.ts';

const rounds = 40;
const patience = 900_000;
/** Opening and comparing so few takes its time by the clock of calls: the smallest differ little. */
const mostOfWhole = 1;

const compared = z.object({ dreams: z.number(), leftOut: z.number() });

/** What reading one’s dreams together costs: the first time, after one more dream, and again. */
export async function measurePatterns(): Promise<void> {
  await withJournals(journalSizes, async (journals) => {
    const rows: string[][] = [];
    const whole: number[] = [];
    const more: number[] = [];
    for (const journal of journals) {
      const own = { ...journal, userId: journal.reader.userId };
      await insertOwnReadings(own);
      whole.push(await untilCompared(journal));
      await insertTonight(own);
      more.push(await untilCompared(journal));
    }
    rows.push(rowOf('the first time: all read, and compared', whole));
    rows.push(rowOf('after one more dream: that one read, and all compared', more));
    const ids = new Map<Archive, string[]>();
    for (const journal of journals) ids.set(journal, await newest(journal));
    const kinds = [
      { name: 'again: nothing changed', word: () => ({ path: '/api/patterns' }) },
      {
        name: 'dreams like one, among one’s newest 1,500',
        word: (journal: Archive, turn: number) => {
          const known = ids.get(journal) ?? [];
          return { path: `/api/dreams/${known[(turn + known.length) % known.length]}/similar` };
        },
      },
    ];
    for (const kind of kinds) {
      const samples = await sampleInTurns(kind, journals, rounds);
      const costs = journals.map((_, at) => typicalPercentile(samples[at] ?? [], 0.5));
      rows.push(rowOf(`${kind.name}, p50`, costs));
    }
    printTable(
      'What returns, by how many dreams one keeps; the newest 10,000 are compared',
      ['call', ...journalSizes.map((size) => size.toLocaleString('en')), 'exponent'],
      rows,
    );
    const shares = more.map((cost, at) => cost / (whole[at] ?? 1));
    printTable(
      'After one more dream, as a share of the first time',
      [...journalSizes.map((size) => size.toLocaleString('en')), 'target', ''],
      [
        [
          ...shares.map((share) => share.toFixed(2)),
          `< ${mostOfWhole}`,
          verdict(shares.every((share) => share < mostOfWhole)),
        ],
      ],
    );
  });
}

function rowOf(name: string, costs: readonly number[]): string[] {
  const points = journalSizes.map((size, at) => ({ size, cost: costs[at] ?? 0 }));
  return [name, ...costs.map(millis), growthExponent(points).toFixed(3)];
}

/** Milliseconds until the page has its figures, asked again as a page does that hears to come later. */
async function untilCompared({ server, reader, size }: Archive): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < patience) {
    const question = { path: '/api/patterns' };
    const asked = await ask(server.origin, reader.token, question).catch((error: unknown) => {
      if (!String(error).includes('unavailable')) throw error;
      return null;
    });
    if (asked) {
      const { dreams, leftOut } = compared.parse(asked.answer);
      if (dreams + leftOut < size)
        throw new Error(`of ${size} dreams ${dreams + leftOut} were read`);
      return performance.now() - begin;
    }
    await delay(200);
  }
  throw new Error('nothing was compared');
}

async function newest({ url, reader }: Archive): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from dreams where owner_id = $1 order by night desc, seq desc limit 50',
      [reader.userId],
    );
    return rows.map(({ id }) => id);
  });
}
