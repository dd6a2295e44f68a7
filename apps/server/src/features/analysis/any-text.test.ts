import { problemSchema } from '@reverie/contract';
import { reportLimit } from '@reverie/contract/dreams.rules';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Problem } from '#platform/http/problem.ts';
import { type Log, silentLog } from '#platform/log.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp, testApp, testOrigin } from '#testing/app.ts';
import { sharedEngineThreads } from '#testing/engine.ts';
import { refusal } from '#testing/refusal.ts';

const dream = 'Un cheval galope dans la neige. Je suis furieuse contre ma sœur.';
const secret = /cheval|horse|neige|snow|furieuse/i;

const shared = await startTestApp();
afterAll(shared.close);

const analyze = (app: TestApp, body: unknown) =>
  app.request('/api/analyze', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a visitor’s text is read, each finding on its own words', async () => {
  const { client } = shared;
  const found = await client().analysis.analyze({ content: dream });
  expect(found.symbols.map(({ id }) => id)).toContain('horse');
  expect(found.emotions.map((emotion) => emotion.class)).toContain('anger');
  const evidence = [...found.symbols, ...found.emotions].flatMap((each) => each.evidence);
  for (const { start, end, text } of evidence) expect(dream.slice(start, end)).toBe(text);
});

test('a language that is named is believed', async () => {
  const { client } = shared;
  const found = await client().analysis.analyze({ content: dream, language: 'en' });
  expect(found.language.code).toBe('en');
});

test('nothing of it is kept, and nothing of it is logged', async () => {
  const lines: unknown[] = [];
  const keep = (...line: unknown[]) => lines.push(line);
  const log: Log = { ...silentLog, debug: keep, info: keep, warn: keep, error: keep };
  const app = await testApp({ log });
  const { client } = await aUser(app);
  await client.analysis.analyze({ content: dream });
  await app.app.jobs.idle();
  const tables = await app.database.execute(
    `select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'pgboss')`,
  );
  const named = z.array(z.object({ name: z.string() })).parse(tables.rows);
  expect(named.length).toBeGreaterThan(10);
  // What tags mean stands there from the first day, a horse and the snow among it.
  const seeded = ['public.tags', 'public.tag_spellings'];
  for (const { name } of named.filter(({ name }) => !seeded.includes(name))) {
    const { rows } = await app.database.execute(`select * from ${name}`);
    expect(JSON.stringify(rows), name).not.toMatch(secret);
  }
  expect(JSON.stringify(lines)).toContain('POST /analyze');
  expect(JSON.stringify(lines)).not.toMatch(secret);
});

test('what is no text, blank or too long is refused, and says why', async () => {
  const faultOf = async (body: unknown) => {
    const response = await analyze(shared, body);
    expect(response.status).toBe(400);
    const { errors } = problemSchema.parse(await response.json());
    return errors?.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await faultOf({})).toEqual(['content required']);
  expect(await faultOf({ content: ' \n' })).toEqual(['content blank']);
  expect(await faultOf({ content: 'x'.repeat(reportLimit + 1) })).toEqual(['content too_long']);
  // A letter under a tower of marks is one character, and its bytes are counted too.
  const tower = `e${'\u0301'.repeat(50)}`;
  expect(await faultOf({ content: tower.repeat(1_000) })).toEqual(['content too_long']);
  expect(await faultOf({ content: 'a', language: 'de' })).toEqual(['language invalid']);
  expect(await faultOf({ content: 'a', store: true })).toEqual(['store unknown_field']);
});

test('a network that asks too often waits, and others do not', async () => {
  const time = new Date('2026-03-01T22:00:00Z');
  const app = await testApp({ clock: { now: () => time } });
  const first = await analyze(app, { content: dream });
  const limit = Number(first.headers.get('ratelimit-limit'));
  expect(first.headers.get('ratelimit-remaining')).toBe(String(limit - 1));
  for (let call = 1; call < limit; call += 1) await analyze(app, { content: 'Je vole.' });
  const refused = await analyze(app, { content: dream });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
  const elsewhere = await app.app.fetch(
    new Request(`${testOrigin}/api/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Je vole.' }),
    }),
    { address: '198.51.100.9' },
  );
  expect(elsewhere.status).toBe(200);
});

test('where the engine has no time, the answer says to come again', async () => {
  const busy = async () => {
    throw new Problem('unavailable', { retryAfter: 5 });
  };
  const { client } = await testApp({
    engineThreads: { ...sharedEngineThreads(), analyse: busy, compare: busy },
  });
  expect(await refusal(client().analysis.analyze({ content: dream }))).toBe('unavailable');
});
