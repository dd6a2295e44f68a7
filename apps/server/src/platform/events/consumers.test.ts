import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '#config.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { defineConsumer } from '#platform/events/consumer.ts';
import { createEvents, type Events } from '#platform/events/events.ts';
import { findParked, retryParked } from '#platform/events/parked.ts';
import { hasUnsettled } from '#platform/events/queries.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';
import { anEvent } from '#testing/events.ts';

// Several processes, or transactions side by side: only PostgreSQL lets them.
const onPostgres = test.runIf(loadConfig().databaseUrl);

const patience = { firstWait: 5, longestWait: 20, attempts: 3 };

async function open() {
  const opened = await openTestDatabase();
  onTestFinished(opened.drop);
  await opened.database.execute(
    `create table effects (
       place bigint generated always as identity, consumer text not null, subject uuid not null
     )`,
  );
  return opened;
}

/** A server that writes down what its consumers are handed. */
async function serve(database: Database, consumers: ReturnType<typeof noting>[]) {
  const events = createEvents({ database, log: silentLog, patience });
  events.consume(consumers);
  await events.start();
  onTestFinished(() => events.stop());
  return events;
}

function noting(consumer: string, before?: (subject: string, tx: Db) => Promise<void> | void) {
  return defineConsumer({
    name: consumer,
    kinds: ['dream.created'],
    async handle(tx, { subject }) {
      await before?.(subject, tx);
      await tx.execute(
        sql`insert into effects (consumer, subject) values (${consumer}, ${subject})`,
      );
    },
  });
}

async function effectsOf(database: Database, consumer: string): Promise<string[]> {
  const { rows } = await database.read.execute<{ subject: string }>(
    sql`select subject from effects where consumer = ${consumer} order by place`,
  );
  return rows.map(({ subject }) => subject);
}

async function tell(database: Database, events: Events, subject: string = randomUUID()) {
  await database.write((tx) => events.publish(tx, anEvent(subject)));
  return subject;
}

test('every consumer has its effect once, in the order of what happened', async () => {
  const { database } = await open();
  const events = await serve(database, [noting('one'), noting('two')]);
  const told: string[] = [];
  for (let count = 0; count < 5; count += 1) told.push(await tell(database, events));
  await database.write(async (tx) => {
    // More than are read at once, and of another kind in between.
    for (let count = 0; count < 230; count += 1) {
      const event = anEvent();
      told.push(event.subject);
      await events.publish(tx, event);
      const { payload, ...rest } = event;
      await events.publish(tx, { ...rest, type: 'dream.restored', payload });
    }
  });
  await events.idle();
  expect(await effectsOf(database, 'one')).toEqual(told);
  expect(await effectsOf(database, 'two')).toEqual(told);
});

test('a consumer resumes where it stopped, and a new one begins with what happens then', async () => {
  const { database } = await open();
  const first = await serve(database, [noting('one')]);
  const before = await tell(database, first);
  await first.idle();
  await first.stop();
  const meanwhile = await tell(database, first);
  // A cluster counts its transactions together: one of another database may still hold this back.
  await expect.poll(() => hasUnsettled(database.read)).toBe(false);
  const second = await serve(database, [noting('one'), noting('new')]);
  const after = await tell(database, second);
  await second.idle();
  expect(await effectsOf(database, 'one')).toEqual([before, meanwhile, after]);
  expect(await effectsOf(database, 'new')).toEqual([after]);
});

test('a consumer that fails is tried again, and holds no other up', async () => {
  const { database } = await open();
  let failures = 2;
  const events = await serve(database, [
    noting('careful'),
    noting('clumsy', async (_subject, tx) => {
      await tx.execute(
        sql`insert into effects (consumer, subject) values ('torn', gen_random_uuid())`,
      );
      if (failures > 0) {
        failures -= 1;
        throw new Error('not yet');
      }
    }),
  ]);
  const told = [await tell(database, events), await tell(database, events)];
  await expect.poll(() => effectsOf(database, 'clumsy')).toEqual(told);
  expect(await effectsOf(database, 'careful')).toEqual(told);
  // What a failed try did went with it.
  expect(await effectsOf(database, 'torn')).toHaveLength(2);
  expect(await findParked(database)).toEqual([]);
});

test('an event that fails every time is parked, others go on, and an operator retries it', async () => {
  const { database } = await open();
  const poison = randomUUID();
  let isCured = false;
  const events = await serve(database, [
    noting('one', (subject) => {
      if (subject === poison && !isCured) throw new Error('indigestible');
    }),
  ]);
  const told = [await tell(database, events)];
  await tell(database, events, poison);
  told.push(await tell(database, events));
  await expect.poll(() => effectsOf(database, 'one')).toEqual(told);
  const [parked, ...others] = await findParked(database);
  expect(others).toEqual([]);
  expect(parked).toMatchObject({
    consumer: 'one',
    type: 'dream.created',
    subject: poison,
    attempts: 3,
    reason: 'Error: indigestible',
  });
  // Tried once more in vain, it is put aside again.
  await retryParked(database, parked?.id ?? '');
  await expect.poll(async () => (await findParked(database))[0]?.attempts).toBe(4);
  isCured = true;
  expect(await retryParked(database, parked?.id ?? '')).toBe(true);
  await expect.poll(() => effectsOf(database, 'one')).toEqual([...told, poison]);
  expect(await findParked(database)).toEqual([]);
  expect(await retryParked(database, 'one/1-1')).toBe(false);
});

test('what has waited longest for its effect is told', async () => {
  const { database } = await open();
  const events = await serve(database, [
    noting('one', () => {
      throw new Error('never');
    }),
  ]);
  expect(await events.oldestWait()).toBe(0);
  await tell(database, events);
  await database.execute(`update events set created_at = now() - interval '1 minute'`);
  await expect.poll(() => events.oldestWait()).toBeGreaterThan(59);
});

test('events are kept for as long as a consumer has not read them', async () => {
  const { database } = await open();
  const events = await serve(database, [noting('one')]);
  await events.stop();
  const told = [await tell(database, events), await tell(database, events)];
  await database.execute(`update events set created_at = created_at - interval '20 days'`);
  await events.tidy();
  const again = await serve(database, [noting('one')]);
  await again.idle();
  expect(await effectsOf(database, 'one')).toEqual(told);
  await again.tidy();
  const { rows } = await database.read.execute(sql`select 1 from events`);
  expect(rows).toHaveLength(1);
});

test('a consumer that no server runs any more holds no events back', async () => {
  const { database } = await open();
  const events = await serve(database, [noting('one')]);
  await events.stop();
  await tell(database, events);
  await tell(database, events);
  await database.execute(`update events set created_at = created_at - interval '40 days'`);
  await database.execute(`update event_consumers set seen_at = seen_at - interval '40 days'`);
  // By a server that does not know it.
  await createEvents({ database, log: silentLog, patience }).tidy();
  const { rows } = await database.read.execute(sql`select 1 from events`);
  expect(rows).toHaveLength(1);
});

onPostgres('an event committed late is never stepped past', async () => {
  const { database } = await open();
  const events = await serve(database, [noting('one')]);
  const slow = randomUUID();
  const [written, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = database.write(async (tx) => {
    await events.publish(tx, anEvent(slow));
    written.resolve();
    await gate.promise;
  });
  await written.promise;
  // Committed on another connection, after the slow one drew its number and before it commits.
  const heard = Promise.withResolvers<void>();
  await database.listen('events', () => heard.resolve());
  const quick = await tell(database, events);
  await heard.promise;
  // A consumer that stops ends the look that the quick one gave rise to.
  await events.stop();
  expect(await effectsOf(database, 'one')).toEqual([]);
  gate.resolve();
  await writing;
  const again = await serve(database, [noting('one')]);
  await again.idle();
  expect(await effectsOf(database, 'one')).toEqual([slow, quick]);
});

onPostgres('servers side by side have each effect once, whoever told of it', async () => {
  const { database, url = '' } = await open();
  const servers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const own = await openPostgres({ databaseUrl: url, log: silentLog, connections: 3 });
      onTestFinished(() => own.close());
      return { own, events: await serve(own, [noting('one'), noting('two')]) };
    }),
  );
  const told = await Promise.all(
    servers.flatMap(({ own, events }) => Array.from({ length: 20 }, () => tell(own, events))),
  );
  for (const { events } of servers) await events.idle();
  expect((await effectsOf(database, 'one')).sort()).toEqual(told.sort());
  expect((await effectsOf(database, 'two')).sort()).toEqual(told);
  for (const { events } of servers) await events.stop();
});

test('a database restored into another cluster loses no event and reads new ones', async () => {
  const { database } = await open();
  const before = await serve(database, [noting('one')]);
  const told = [await tell(database, before)];
  await before.idle();
  await before.stop();
  told.push(await tell(database, before));
  // As a copy keeps them: numbers of transactions that this cluster is far from.
  await database.execute(`update events set tx = (tx::text::bigint + 1000000000)::text::xid8;
    update event_consumers set tx = (tx::text::bigint + 1000000000)::text::xid8`);
  const after = await serve(database, [noting('one')]);
  told.push(await tell(database, after));
  await after.idle();
  expect(await effectsOf(database, 'one')).toEqual(told);
});
