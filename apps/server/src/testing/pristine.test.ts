import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openTestDatabase } from '#testing/database.ts';

/** The queues stand, with what they were told last. */
const tables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname = 'public' or (schemaname = 'jobs' and tablename not in ('version', 'queue'))`;

/** What is in every table: its rows, as text, in an order of their own. */
async function contentOf({ execute }: Database): Promise<Record<string, unknown>> {
  const names = (await execute(tables)).rows as { name: string }[];
  const all: Record<string, unknown> = {};
  for (const { name } of names) {
    const { rows } = await execute(
      `select coalesce(json_agg(row order by row::text), '[]')::text as said from ${name} row`,
    );
    all[name] = Object(rows[0]).said;
  }
  return all;
}

const somebody = `insert into users (id, email, email_key, username, username_key, language, created_at)
  values (gen_random_uuid(), 'ada', 'ada', 'ada', 'ada', 'fr', now())`;

test('what one test writes, the next does not find', async () => {
  const first = await openTestDatabase();
  const before = await contentOf(first.database);
  await first.database.execute(somebody);
  await first.database.execute(`insert into dreams (id, owner_id, scope, visibility, content,
      dreamed_at, night, analysis_status, created_at, updated_at)
    select gen_random_uuid(), id, 'private', 'private', 'Un phare.', now(), now(), 'done', now(), now()
    from users`);
  expect(await contentOf(first.database)).not.toEqual(before);
  await first.drop();
  const second = await openTestDatabase();
  expect(await contentOf(second.database)).toEqual(before);
  await second.drop();
});

test('a database whose tables were altered is given to nobody', async () => {
  const first = await openTestDatabase();
  await first.database.execute('alter table users add column altered text');
  await first.drop();
  const second = await openTestDatabase();
  await expect(second.database.execute('select altered from users')).rejects.toThrow();
  await second.drop();
});
