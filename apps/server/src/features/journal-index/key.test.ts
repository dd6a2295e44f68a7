import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '#config.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';

/** The embedded database has one connection: nobody ever meets there. */
const onPostgres = test.runIf(loadConfig().databaseUrl);

async function aWriter() {
  const at = await startTestApp();
  onTestFinished(() => at.close());
  const { user } = await aUser(at);
  const { journalIndex } = at.app.features;
  const { database } = at;
  const named = { ownerId: user.id, kind: 'person', night: null } as const;

  /** Keeps a text in a connection of its own, and waits there until it is let go. */
  function begin(write: (tx: Db) => Promise<void>) {
    const { promise: held, resolve: letGo, reject: giveUp } = Promise.withResolvers<void>();
    const { promise: wrote, resolve: tell } = Promise.withResolvers<void>();
    const done = database.write(async (tx) => {
      await write(tx);
      tell();
      await held;
    });
    return { wrote, letGo, giveUp, done };
  }

  async function untilSomebodyWaits(): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      const { rows } = await database.execute(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if (rows.length > 0) return;
      await delay(25);
    }
    throw new Error('Nobody waited for anybody');
  }

  const keep = (ref: string, text: string) => (tx: Db) =>
    journalIndex.keepText(tx, { ...named, ref, text });
  const forget = (ref: string) => (tx: Db) => journalIndex.forgetText(tx, { ...named, ref });
  /** What a search finds, the last word as somebody still types it. */
  const found = async (q: string) => {
    const words = await journalIndex.stemsFor(user.id, q);
    const texts = await journalIndex.findTexts(user.id, { kind: 'person', words, limit: 9 });
    return texts.map(({ ref }) => ref);
  };
  const keys = async () => {
    const { rows } = await database.execute('select user_id from journal_keys where user_id = $1', [
      user.id,
    ]);
    return rows.length;
  };
  return { begin, untilSomebodyWaits, keep, forget, found, keys };
}

onPostgres('two who make a person’s first key at once write under one', async () => {
  const { begin, untilSomebodyWaits, keep, found, keys } = await aWriter();
  const [one, other] = [newId(new Date()), newId(new Date())];
  const first = begin(keep(one, 'Lucy, ma sœur'));
  await first.wrote;
  const second = begin(keep(other, 'Marc, mon frère'));
  second.letGo();
  await untilSomebodyWaits();
  first.letGo();
  await Promise.all([first.done, second.done]);
  expect(await keys()).toBe(1);
  expect(await found('soeur')).toEqual([one]);
  expect(await found('frer')).toEqual([other]);
});

onPostgres('where the first of them fails, the other’s key stands', async () => {
  const { begin, untilSomebodyWaits, keep, found, keys } = await aWriter();
  const [one, other] = [newId(new Date()), newId(new Date())];
  const first = begin(keep(one, 'Lucy, ma sœur'));
  await first.wrote;
  const second = begin(keep(other, 'Marc, mon frère'));
  second.letGo();
  await untilSomebodyWaits();
  first.giveUp(new Error('it was not to be'));
  await expect(first.done).rejects.toThrow('it was not to be');
  await second.done;
  expect(await keys()).toBe(1);
  expect(await found('soeur')).toEqual([]);
  expect(await found('frer')).toEqual([other]);
});

onPostgres('a word is not forgotten while somebody else writes it', async () => {
  const { begin, untilSomebodyWaits, keep, forget, found } = await aWriter();
  const [one, other] = [newId(new Date()), newId(new Date())];
  const before = begin(keep(one, 'Un héron'));
  before.letGo();
  await before.done;
  const gone = begin(forget(one));
  await gone.wrote;
  const written = begin(keep(other, 'Le héron revient'));
  written.letGo();
  await untilSomebodyWaits();
  gone.letGo();
  await Promise.all([gone.done, written.done]);
  expect(await found('hero')).toEqual([other]);
});
