import { randomUUID } from 'node:crypto';
import { patternDreamLimit } from '@reverie/contract/patterns.rules';
import { analyse } from '@reverie/oneirology/reading';
import type pg from 'pg';
import { withClient } from '#database.ts';
import { createRandom } from '#random.ts';
import { createTeller } from '#telling.ts';
// The bench measures the server, so it alone may look inside: nothing imports it.
import { contextOf } from '../apps/server/src/features/analysis/service.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { silentLog } from '../apps/server/src/platform/log.ts';
import { openSeal } from '../apps/server/src/platform/seal/key.ts';
import type { Seal } from '../apps/server/src/platform/seal/seal.ts';

/** As many readings as tell dreams apart; longer journals hold them again. */
const readings = 500;
const words = 80;
const batchSize = 1_000;

export type Journal = { url: string; dataFolder: string; userId: string };

/**
 * Gives every dream of a journal its sealed reading. Those beyond the newest that are compared are never
 * opened, and hold none.
 */
export async function insertOwnReadings(journal: Journal): Promise<void> {
  const teller = createTeller(createRandom(23));
  const all = Array.from({ length: readings }, () =>
    JSON.stringify({ ...analyse(teller.ofWords(words)), of: 'report' }),
  );
  await withSeal(journal, async (client, seal) => {
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ id: string }>(
      'select id from dreams where owner_id = $1 order by night desc, seq desc',
      [journal.userId],
    );
    for (let from = 0; from < rows.length; from += batchSize) {
      const ids = rows.slice(from, from + batchSize).map(({ id }) => id);
      const isRead = from < patternDreamLimit;
      const sealed = ids.map((id, at) => {
        const reading = isRead ? (all[(from + at) % all.length] ?? '') : '';
        return Buffer.from(seal.seal(reading, contextOf(id)));
      });
      await insertSealed(client, ids, sealed);
    }
    await client.query('vacuum analyze');
  });
}

/** One more dream of tonight, read. */
export async function insertTonight(journal: Journal): Promise<void> {
  const id = randomUUID();
  const reading = analyse(
    'Une barque sur la mer, la nuit. Ma mère rit, un chien dort dans la maison.',
  );
  await withSeal(journal, async (client, seal) => {
    await client.query(
      `insert into dreams (id, owner_id, scope, visibility, content, report, tags, dreamed_at, night,
         analysis_status, image_status)
       values ($1, $2::uuid, 'owner:' || $2::uuid::text, 'private', 'Une barque.', $3, '{}', now(), current_date,
         'done', 'none')`,
      [id, journal.userId, Buffer.from(seal.seal('Une barque.', id))],
    );
    const whole = JSON.stringify({ ...reading, of: 'report' });
    await insertSealed(client, [id], [Buffer.from(seal.seal(whole, contextOf(id)))]);
  });
}

async function insertSealed(client: pg.Client, ids: string[], sealed: Buffer[]): Promise<void> {
  await client.query(
    `insert into analyses (dream_id, source, revision, sealed, created_at)
     select id, 'report', 1, sealed, now() from unnest($1::uuid[], $2::bytea[]) as r (id, sealed)`,
    [ids, sealed],
  );
}

async function withSeal(
  { url, dataFolder }: Journal,
  work: (client: pg.Client, seal: Seal) => Promise<void>,
): Promise<void> {
  const database = await openPostgres({ databaseUrl: url, log: silentLog });
  const ring = await openSeal({ database, dataFolder, log: silentLog });
  if (!ring) throw new Error('there is no key');
  try {
    await withClient(url, (client) => work(client, ring));
  } finally {
    await ring.close();
    await database.close();
  }
}
