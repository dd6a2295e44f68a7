import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';

async function notes() {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  await database.execute('create table notes (text text)');
  const add = (text: string) =>
    database.write((tx) => tx.execute(sql`insert into notes values (${text})`));
  const all = async () => {
    const { rows } = await database.read.execute<{ text: string }>(sql`select text from notes`);
    return rows.map(({ text }) => text);
  };
  return { database, add, all };
}

test('reads and writes of one work are one transaction: all of it is kept', async () => {
  const { database, add, all } = await notes();
  const seen = await database.together(async () => {
    await add('one');
    await add('two');
    return all();
  });
  expect(seen).toEqual(['one', 'two']);
  expect(await all()).toEqual(['one', 'two']);
});

test('where the work fails, nothing of it is kept', async () => {
  const { database, add, all } = await notes();
  const work = database.together(async () => {
    await add('one');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await all()).toEqual([]);
});

test('a write that fails inside takes only itself back, where the work goes on', async () => {
  const { database, add, all } = await notes();
  await database.together(async () => {
    await add('one');
    await database
      .write(async (tx) => {
        await tx.execute(sql`insert into notes values ('two')`);
        await tx.execute(sql`insert into nowhere values (1)`);
      })
      .catch(() => {});
    await add('three');
  });
  expect(await all()).toEqual(['one', 'three']);
});

test('what cannot join says so, instead of waiting for ever', async () => {
  const { database } = await notes();
  const outside = database.read;
  const beside: (() => Promise<unknown>)[] = [
    () => outside.execute(sql`select 1`),
    () => database.execute('select 1'),
    () => database.together(async () => {}),
    () => database.write(() => database.read.execute(sql`select 1`)),
  ];
  for (const query of beside) {
    await expect(database.together(query)).rejects.toThrow(/transaction/);
  }
});

test('a time comes to Drizzle as it is written, and as a date to who asks by hand', async () => {
  const { database } = await notes();
  const written = '2026-03-02 04:05:06+00';
  const { rows: byHand } = await database.execute('select $1::timestamptz as at', [written]);
  expect(byHand).toEqual([{ at: new Date(written) }]);
  const read = sql`select ${written}::timestamptz as at, array[${written}::timestamptz] as more`;
  for (const db of [database.read, null]) {
    const { rows } = await (db ? db.execute(read) : database.write((tx) => tx.execute(read)));
    expect(rows).toEqual([{ at: written, more: `{"${written}"}` }]);
  }
});
