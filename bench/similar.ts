import { z } from 'zod';
import { type Archive, withArchives } from '#archives.ts';
import { ask } from '#ask.ts';
import { withClient } from '#database.ts';
import { type Kind, largestExponent, sampleInTurns, typicalPercentile } from '#growth.ts';
import { millis, printTable, verdict } from '#print.ts';
import { insertReadings } from '#shared-dreams.ts';
import { growthExponent } from '#statistics.ts';

/** Dreams that everybody reads: seven in ten of an archive. */
const sizes = [1_000, 10_000, 100_000];
const shareOpen = 0.7;
const rounds = 500;
const longest = 10;
/** Measured beside, to tell how much of the others is the machine and the server. */
const besides = new Set(['whom one follows', 'the dream itself']);

const found = z.object({ dreams: z.array(z.unknown()) });

/** What the page of a dream asks of those that are like it. */
export async function measureSimilar(): Promise<void> {
  await withArchives(
    sizes.map((size) => Math.ceil(size / shareOpen)),
    async (archives) => {
      const ids = new Map<Archive, string[]>();
      for (const archive of archives) {
        await withClient(archive.url, insertReadings);
        ids.set(archive, await drawIds(archive));
      }
      const of = (archive: Archive, turn: number) => {
        const known = ids.get(archive) ?? [];
        return { path: `/api/dreams/${known[(turn + known.length) % known.length]}/similar` };
      };
      await demandFound(archives, of);
      const kinds: Kind[] = [
        // First what the machine costs at this hour, which warms the server up: a session, two short lists.
        { name: 'whom one follows', word: () => ({ path: '/api/ties' }) },
        // What any call of a dream costs: the session, the dream and its picture.
        {
          name: 'the dream itself',
          word: (archive, turn) => ({ path: of(archive, turn).path.replace('/similar', '') }),
        },
        { name: 'those like a dream', word: of },
        {
          name: 'the same without a tag and a warning',
          word: (archive, turn) => ({
            path: `${of(archive, turn).path}?notTags=spider&notWarnings=violence`,
          }),
        },
      ];
      const rows: string[][] = [];
      for (const kind of kinds) {
        const samples = await sampleInTurns(kind, archives, rounds);
        for (const share of [0.5, 0.99]) rows.push(rowOf(kind, share, samples));
      }
      printTable(
        'Dreams like one, by how many everybody reads, signed in, one call at a time',
        ['call', ...sizes.map((size) => size.toLocaleString('en')), 'exponent', 'target', ''],
        rows,
      );
    },
  );
}

function rowOf({ name }: Kind, share: number, samples: readonly number[][]): string[] {
  const points = sizes.map((size, at) => ({
    size,
    cost: typicalPercentile(samples[at] ?? [], share),
  }));
  const exponent = growthExponent(points);
  const most = points.at(-1)?.cost ?? 0;
  const isTail = share >= 0.99 && !besides.has(name);
  const isFast = !isTail || most <= longest;
  const target = isTail ? `, ≤ ${longest} ms` : '';
  return [
    `${name} p${share * 100}`,
    ...points.map(({ cost }) => millis(cost)),
    exponent.toFixed(3),
    `≤ ${largestExponent}${target}`,
    verdict(exponent <= largestExponent && isFast),
  ];
}

/** An answer that finds nothing is soon given: nearly every one has to find some. */
async function demandFound(archives: readonly Archive[], of: Kind['word']): Promise<void> {
  for (const archive of archives) {
    let some = 0;
    for (let turn = 0; turn < 50; turn += 1) {
      const { server, reader } = archive;
      const { answer } = await ask(server.origin, reader.token, of(archive, turn));
      if (found.parse(answer).dreams.length > 0) some += 1;
    }
    if (some < 40) throw new Error(`of 50 dreams only ${some} have any that is like them`);
  }
}

/** Dreams of others, from all over. */
async function drawIds({ url, reader }: Archive): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from dreams where scope = 'public' and owner_id <> $1 order by id limit ${rounds}`,
      [reader.userId],
    );
    return rows.map(({ id }) => id);
  });
}
