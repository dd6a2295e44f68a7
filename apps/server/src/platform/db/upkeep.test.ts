import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#platform/db/embedded.ts';
import { silentLog } from '#platform/log.ts';
import { temporaryFolder } from '#testing/folder.ts';

test('the log does not grow with what is written', async () => {
  const folder = await temporaryFolder();
  const database = await openEmbedded({ dataFolder: folder, log: silentLog });
  onTestFinished(() => database.close());
  await database.execute('create table notes (id int, text text not null)');
  // About 130 MB of log in all.
  for (let turn = 0; turn < 1_600; turn += 1) {
    await database.write((tx) =>
      tx.execute(sql`insert into notes
        select i, repeat(md5(random()::text), 60) from generate_series(1, 40) i`),
    );
  }
  const segments = (await readdir(join(folder, 'database/pg_wal'))).filter((name) =>
    /^[0-9A-F]{24}$/.test(name),
  );
  expect(segments.length, 'segments of 16 MB').toBeLessThanOrEqual(5);
}, 120_000);
