import { z } from 'zod';
import type { TestApp } from '#testing/app.ts';

const idRow = z.array(z.object({ id: z.string() }));

/** Shelves dreams that a test wrote, or deleted, behind everybody's back. Returns those there are. */
export async function shelveAll({ app, database }: Pick<TestApp, 'app' | 'database'>) {
  await app.events.idle();
  const told = await database.execute('select id from dreams');
  const known = await database.execute('select dream_id as id from shelved_dreams');
  const ids = (rows: unknown[]) => idRow.parse(rows).map(({ id }) => id);
  const all = [...new Set([...ids(told.rows), ...ids(known.rows)])];
  await database.write((tx) => app.features.shelving.shelve(tx, all));
  return ids(told.rows);
}
