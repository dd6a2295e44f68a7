import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Personal } from '#platform/personal.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

/** Tables that know nobody. Any other one is some feature's, which tells what it keeps of people. */
const nobodys = [
  // Sealed by a key that goes with its person: noise then, and an unbroken chain.
  ...['activity', 'activity_marks', 'activity_signing'],
  // Counted under keyed digests, which lead to nobody and end within days.
  ...['limits', 'limit_salt'],
  // What happened, by ids: `events.forget` takes a leaver out of them.
  ...['events', 'event_consumers', 'parked_events'],
  // Articles, letters to everybody, sums of all, and how the server does.
  ...['blog_posts', 'blog_seeds', 'newsletter_issues', 'facet_counts', 'library_totals'],
  // Of twenty dreamers or more, or noise with them.
  ...['motif_figures', 'dream_weather'],
  ...['status_measures', 'status_pulse', 'status_spans', 'migrations', 'journal_backlog'],
  ...['seal_sample', 'seal_copies', 'seal_holders', 'seal_keys', 'seal_keys_gone'],
  // What this server is known by to the services of browsers.
  'push_keys',
  // What tags mean in two languages.
  ...['tags', 'tag_spellings'],
  // How far the dreams of before have been gone through.
  'motif_filling',
  // How often guesses were right: sums.
  'guess_sums',
  // Digests of two who were told of one another, and among how many was looked.
  ...['match_memory', 'match_keys', 'match_looks'],
];

let at: TestApp;
let rooms: readonly Personal[];
beforeAll(async () => {
  at = await startTestApp();
  rooms = at.app.features.rooms();
}, 60_000);
afterAll(() => at.close());

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  return (await at.database.execute(sql)).rows as Row[];
}

test('every table is some feature’s that tells what it keeps of people, or knows nobody', async () => {
  const kept = await rowsOf<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const told = rooms.flatMap(({ tables }) => tables);
  expect(told.filter((name, at) => told.indexOf(name) !== at)).toEqual([]);
  expect([...told, ...nobodys].sort()).toEqual(kept.map(({ name }) => name).sort());
});

test('what knows nobody refers to nobody', async () => {
  const columns = await rowsOf<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ '(user|owner|person|dreamer|viewer|author)_?id|email'`,
  );
  expect(columns.filter(({ table }) => nobodys.includes(table))).toEqual([]);
  expect(columns.length).toBeGreaterThan(15);
});

test('what is said to go with the account does so by a rule of the database', async () => {
  const rules = await rowsOf<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  );
  const said = rooms.flatMap(({ tables, forgets }) =>
    forgets === 'with the account' ? tables : [],
  );
  const held = new Set(rules.flatMap(({ child, parent }) => (parent === 'users' ? child : [])));
  expect(said.filter((table) => !held.has(table))).toEqual([]);
  expect(said.length).toBeGreaterThan(8);
});
