import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { sharedEngineThreads } from '#testing/engine.ts';
import { refusal } from '#testing/refusal.ts';

/** A server whose comparing waits for a word, and is counted. */
async function opened() {
  const { promise: word, resolve: goOn } = Promise.withResolvers<void>();
  const threads = sharedEngineThreads();
  let compared = 0;
  const engineThreads: typeof threads = {
    ...threads,
    async compare(series) {
      compared += 1;
      await word;
      return threads.compare(series);
    },
  };
  const at = await testApp({ engineThreads });
  const owner = await aUser(at);
  await aDream(owner.client, { content: 'La mer monte dans la maison.' });
  await at.app.jobs.idle();
  const asked = { userId: owner.user.id, period: 'all', reference: 'none' } as const;
  return { ...at, owner, asked, goOn, compared: () => compared };
}

test('who asks is told to come again while it is made, and it is there then', async () => {
  const { owner, goOn, app, compared } = await opened();
  expect(await refusal(owner.client.patterns.get())).toBe('unavailable');
  goOn();
  await app.jobs.idle();
  expect(await owner.client.patterns.get()).toMatchObject({ dreams: 1 });
  expect(compared()).toBe(1);
});

test('two servers never both compare; one whose job is run again goes on', async () => {
  const { app, asked, goOn, compared, database } = await opened();
  const { compareFor } = app.features.patterns;
  const [one, other] = [randomUUID(), randomUUID()];
  const first = compareFor(asked, one);
  await expect.poll(compared).toBe(1);
  await compareFor(asked, other);
  expect(compared()).toBe(1);
  goOn();
  await first;
  await compareFor(asked, other);
  expect(compared()).toBe(1);
  expect((await database.execute('select 1 from series_making')).rows).toEqual([]);
});

test('who changes a dream while it is made has it made of the change, without asking twice', async () => {
  const { app, owner, asked, goOn, compared } = await opened();
  const first = app.features.patterns.compareFor(asked, randomUUID());
  await expect.poll(compared).toBe(1);
  const [{ id = '' } = {}] = (await owner.client.journal.list({})).dreams;
  await owner.client.dreams.update({ id, lucidity: 8 });
  await app.jobs.idle();
  const answer = owner.client.patterns.get();
  // Its job has found the other at it, and ended.
  await app.jobs.idle();
  goOn();
  const { overTime } = await answer;
  await first;
  expect(overTime.stretches[0]?.counts).toContainEqual(
    expect.objectContaining({ item: 'cue:lucidity', k: 1 }),
  );
});

test('a server that is gone holds it no longer than its job may last', async () => {
  const { app, asked, goOn, compared, database } = await opened();
  const { compareFor } = app.features.patterns;
  goOn();
  const gone = randomUUID();
  const hold = (until: string) =>
    database.execute(
      `insert into series_making values ($1, 'all', 'none', $2, now() + $3::interval)
        on conflict (user_id, period, reference) do update set until = excluded.until`,
      [asked.userId, gone, until],
    );
  await hold('1 minute');
  await compareFor(asked, randomUUID());
  expect(compared()).toBe(0);
  await compareFor(asked, gone);
  expect(compared()).toBe(1);
  await database.execute('delete from series_results');
  await hold('-1 minute');
  await compareFor(asked, randomUUID());
  expect(compared()).toBe(2);
});

test('where nothing can be sealed it is compared as one asks, and nothing is kept', async () => {
  const { database, owner, goOn } = await opened();
  goOn();
  const { client } = await testApp({ database, seal: closedSeal });
  expect(await client(owner.token).patterns.get()).toMatchObject({ dreams: 1 });
  expect((await database.execute('select 1 from series_results')).rows).toEqual([]);
});
