import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { parkedEvents } from '#commands/parked-events.ts';
import { testApp } from '#testing/app.ts';

const dreamId = randomUUID();

test('a database without a parked event says so', async () => {
  const { database } = await testApp();
  expect(await parkedEvents([], { database })).toEqual({
    exitCode: 0,
    message: 'No event is parked.',
  });
  expect(await parkedEvents(['retry', 'all'], { database })).toMatchObject({ exitCode: 1 });
});

test('what is held up and what is parked is listed with its reason, and tried again', async () => {
  const { database } = await testApp();
  await database.execute(
    `insert into event_consumers (name, tx, id, failures, reason, retry_at)
     values ('shelving', '1', 0, 3, 'Error: no shelf', '2026-11-22T10:00:00Z');
     insert into parked_events (consumer, tx, id, type, subject, payload, attempts, reason)
     values ('shelving', '7', 4, 'dream.created', '${dreamId}', '{}', 10, 'Error: no dream')`,
  );
  const { message } = await parkedEvents([], { database });
  expect(message).toContain(
    'shelving is held up: failed 3 times, next at 2026-11-22T10:00:00.000Z\n  Error: no shelf\n',
  );
  expect(message).toMatch(
    new RegExp(
      `shelving/7-4 {2}dream.created of ${dreamId} .*after 10 attempts\\n {2}Error: no dream$`,
    ),
  );
  expect(await parkedEvents(['retry', 'shelving/7-4'], { database })).toEqual({
    exitCode: 0,
    message: '1 events are tried again.',
  });
  expect((await parkedEvents([], { database })).message).not.toContain('shelving/7-4');
});

test('words that make no sense get the usage', async () => {
  const { database } = await testApp();
  for (const words of [['retry'], ['forget', 'all'], ['retry', 'a', 'b']]) {
    expect(await parkedEvents(words, { database })).toMatchObject({ exitCode: 2 });
  }
});
