/**
 * Writes until it is killed: every transaction adds a note, counts it, changes or deletes another,
 * tells an event and queues a job. Prints a line once a transaction is committed. Run by
 * `kill.test.ts` with the data folder as its word.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { defineConsumer } from '#platform/events/consumer.ts';
import { createEvents } from '#platform/events/events.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog } from '#platform/log.ts';
import { anEvent } from '#testing/events.ts';

const [dataFolder = ''] = process.argv.slice(2);
const read = defineJob({ name: 'read', payload: z.strictObject({ note: z.uuid() }) });

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const database = await openDatabase({ dataFolder, log: silentLog });
await prepare(database);
say(await look(database));

const jobs = createJobs({ database, log: silentLog });
jobs.define(read);
const events = createEvents({ database, log: silentLog });
jobs.work(read, async (job) => {
  await database.write(async (tx) => {
    await tx.execute(sql`update notes set readings = readings + 1 where id = ${job.payload.note}`);
    await job.complete(tx);
  });
});
events.consume([
  defineConsumer({
    name: 'listening',
    kinds: ['dream.created'],
    async handle(tx, { subject }) {
      await tx.execute(sql`update notes set hearings = hearings + 1 where id = ${subject}`);
    },
  }),
]);
await jobs.start();
await events.start();

for (let count = 0; ; count += 1) {
  const id = randomUUID();
  const changed = await database.write((tx) => writeOne(tx, id, count));
  say({ id, changed });
}

async function prepare({ execute }: Database): Promise<void> {
  await execute(
    `create table if not exists notes (
       id uuid primary key, text text not null, revision int not null, readings int not null,
       hearings int not null default 0,
       written bigint generated always as identity
     );
     create table if not exists note_count (total int not null);
     insert into note_count select 0 where not exists (select 1 from note_count)`,
  );
}

async function writeOne(tx: Db, id: string, count: number): Promise<string | null> {
  const text = `${id} `.repeat(1 + (count % 40));
  await tx.execute(
    sql`insert into notes (id, text, revision, readings) values (${id}, ${text}, 1, 0)`,
  );
  await tx.execute(sql`update note_count set total = total + 1`);
  await events.publish(tx, anEvent(id));
  await jobs.send(tx, read, { note: id });
  if (count % 3 > 0) return null;
  const { rows } = await tx.execute<{ id: string }>(
    sql`update notes set revision = revision + 1
        where id = (select id from notes order by written desc offset 1 limit 1) returning id`,
  );
  return rows[0]?.id ?? null;
}

/** Everything the test judges by: what is there, and what should agree with it. */
async function look({ execute }: Database): Promise<object> {
  const { rows: notes } = await execute('select id, revision, readings, hearings from notes');
  const { rows: totals } = await execute('select total from note_count');
  const { rows: told } = await execute(
    `select e.subject as id, coalesce((e.tx, e.id) <= (c.tx, c.id), false) as "isHeard"
     from events e left join event_consumers c on c.name = 'listening'`,
  );
  const hasJobs = await execute(`select 1 where to_regclass('jobs.job') is not null`);
  const queued =
    hasJobs.rows.length > 0
      ? await execute(`select data->>'note' as id, state from jobs.job where name = 'read'`)
      : { rows: [] };
  return { notes, totals, told, queued: queued.rows };
}
