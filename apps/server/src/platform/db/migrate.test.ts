import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { type Migration, migrate, readMigrations } from '#platform/db/migrate.ts';
import { openTestDatabase } from '#testing/database.ts';

function migration(name: string, text: string): Migration {
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
}

async function open() {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  return { database, known: await readMigrations() };
}

test('what is applied is not applied again', async () => {
  const { database } = await open();
  expect(await migrate(database)).toEqual([]);
});

test('a new file is applied once, however many start at once', async () => {
  const { database, known } = await open();
  const more = [...known, migration('9001_notes.sql', 'create table notes (id int);')];
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, more)));
  expect(applied.flat()).toEqual(['9001_notes.sql']);
});

test('a file that fails leaves nothing of itself', async () => {
  const { database, known } = await open();
  const text = 'create table notes (id int); insert into nowhere values (1);';
  const failing = migrate(database, [...known, migration('9001_notes.sql', text)]);
  await expect(failing).rejects.toThrow('9001_notes.sql failed');
  const { rows } = await database.execute(`select to_regclass('notes')::text as notes`);
  expect(rows).toEqual([{ notes: null }]);
  expect(await migrate(database)).toEqual([]);
});

test('a file that has changed since it was applied is refused', async () => {
  const { database, known } = await open();
  const [first, ...rest] = known;
  const changed = migration(first?.name ?? '', `${first?.text} -- a word more`);
  await expect(migrate(database, [changed, ...rest])).rejects.toThrow('has changed since');
});

test('a database of a newer build is refused', async () => {
  const { database, known } = await open();
  await expect(migrate(database, known.slice(0, -1))).rejects.toThrow('does not know');
});
