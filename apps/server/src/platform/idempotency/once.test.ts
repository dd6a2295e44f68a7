import { expect, test } from 'vitest';
import { z } from 'zod';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';

const content = 'Une baleine traverse la baie.';
const report = 'Ma sœur me confie un secret terrible au sujet du phare.';

function post(
  app: TestApp,
  user: Pick<TestUser, 'token'> | null,
  path: string,
  key: string | null,
) {
  return (body: object) =>
    app.request(`/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(user && { authorization: `Bearer ${user.token}` }),
        ...(key !== null && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
}

async function answerOf(response: Response) {
  const body = told.parse(await response.json());
  return { status: response.status, etag: response.headers.get('etag'), body };
}

/** Whatever is answered, and its id where it has one. */
const told = z.looseObject({ id: z.string().optional() });

const countOf = async ({ client }: TestUser) => (await client.dreams.list()).totalCount;

test('the same key and the same dream tell it once, and are answered the same', async () => {
  const app = await testApp();
  const user = await aUser(app);
  const tell = post(app, user, '/dreams', 'k1');
  const first = await answerOf(await tell({ content, report }));
  expect(first.status).toBe(201);
  await app.app.jobs.idle();
  expect(await answerOf(await tell({ report, content }))).toEqual(first);
  expect(await countOf(user)).toBe(1);
});

test('calls under one key at once make one dream, and all hear of it', async () => {
  const app = await testApp();
  const user = await aUser(app);
  const tell = post(app, user, '/dreams', 'k1');
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => answerOf(await tell({ content }))),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await countOf(user)).toBe(1);
});

test('a key of one call is refused to another call, and to the same one elsewhere', async () => {
  const app = await testApp();
  const user = await aUser(app);
  await post(app, user, '/dreams', 'k1')({ content });
  const other = await answerOf(await post(app, user, '/dreams', 'k1')({ content: 'Un cerf.' }));
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  expect(await countOf(user)).toBe(1);

  const [one, two] = [await aDream(user.client), await aDream(user.client)];
  expect((await post(app, user, `/dreams/${one.id}/generate-image`, 'k2')({})).status).toBe(202);
  expect((await post(app, user, `/dreams/${two.id}/generate-image`, 'k2')({})).status).toBe(422);
});

test('keys belong to their caller and to the call they were used for', async () => {
  const app = await testApp();
  const [ada, lou] = [await aUser(app), await aUser(app)];
  const mine = await answerOf(await post(app, ada, '/dreams', 'k1')({ content, report }));
  const theirs = await answerOf(await post(app, lou, '/dreams', 'k1')({ content, report }));
  expect(theirs.body.id).not.toBe(mine.body.id);
  expect(await countOf(lou)).toBe(2);
  const { id } = mine.body;
  expect((await post(app, ada, `/dreams/${id}/generate-image`, 'k1')({})).status).toBe(202);
  // Nobody without a session is told what a key was answered.
  expect((await post(app, null, '/dreams', 'k1')({ content, report })).status).toBe(401);
});

test('a call that is refused leaves its key free', async () => {
  const app = await testApp();
  const user = await aUser(app);
  const tell = post(app, user, '/dreams', 'k1');
  expect((await tell({ content: ' ' })).status).toBe(400);
  expect((await tell({ content, visibility: 'community' })).status).toBe(422);
  expect((await tell({ content })).status).toBe(201);
  expect(await countOf(user)).toBe(1);
});

test('without a key, whatever is told is told', async () => {
  const app = await testApp();
  const user = await aUser(app);
  const tell = post(app, user, '/dreams', null);
  await tell({ content });
  await tell({ content });
  expect(await countOf(user)).toBe(2);
});

test('what can be no key is refused clearly, and nothing is done', async () => {
  const app = await testApp();
  const user = await aUser(app);
  for (const key of ['', ' ', 'a b', 'é', '"', 'x'.repeat(256)]) {
    const answer = await answerOf(await post(app, user, '/dreams', key)({ content }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_idempotency_key' } });
  }
  expect(await countOf(user)).toBe(0);
});

test('nothing that stands beside a key can be read in the database', async () => {
  const app = await testApp();
  const user = await aUser(app);
  await post(app, user, '/dreams', 'a-key-of-my-own')({ content, report });
  const { rows } = await app.database.execute('select * from idempotency_keys');
  expect(rows).toHaveLength(1);
  const kept = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' || value instanceof Uint8Array
      ? Buffer.from(value.data ?? value).toString('latin1')
      : value,
  );
  for (const word of ['secret', 'baleine', 'a-key-of-my-own', 'POST', 'dreams'])
    expect(kept).not.toContain(word);
});

test('a key is forgotten after a day, and its row with it', async () => {
  let now = new Date();
  const app = await testApp({ clock: { now: () => now } });
  const user = await aUser(app);
  const tell = post(app, user, '/dreams', 'k1');
  const first = await answerOf(await tell({ content }));
  now = new Date(now.getTime() + 23 * 3_600_000);
  expect((await answerOf(await tell({ content }))).body.id).toBe(first.body.id);
  now = new Date(now.getTime() + 2 * 3_600_000);
  // By then one has signed in anew.
  const { email, password } = user;
  const { token } = await app.client().accounts.login({ email, password });
  const later = await post(app, { token }, '/dreams', 'k1')({ content: 'Un cerf.' });
  expect(later.status).toBe(201);
  now = new Date(now.getTime() + 25 * 3_600_000);
  await app.app.features.once.tidy();
  const { rows } = await app.database.execute('select * from idempotency_keys');
  expect(rows).toEqual([]);
});

test('a painting is wished for once under one key', async () => {
  const app = await testApp();
  const user = await aUser(app);
  const { id } = await aDream(user.client);
  await app.app.jobs.idle();
  const paint = post(app, user, `/dreams/${id}/generate-image`, 'k1');
  // Without a seed of its own each wish draws another.
  const first = await answerOf(await paint({ style: 'ink' }));
  expect(await answerOf(await paint({ style: 'ink' }))).toEqual(first);
  await app.app.jobs.idle();
  expect(await answerOf(await paint({ style: 'ink' }))).toEqual(first);
  await app.app.jobs.idle();
  expect((await user.client.images.history({ id })).images).toHaveLength(2);
});

test('a change is made once under one key: the second answer is no conflict with the first', async () => {
  const app = await testApp();
  const user = await aUser(app);
  const { id, revision } = await aDream(user.client);
  const options = { revision, idempotencyKey: 'k1' };
  const first = await user.client.dreams.update({ id, title: 'La baie' }, options);
  expect(await user.client.dreams.update({ id, title: 'La baie' }, options)).toEqual(first);
  expect((await user.client.dreams.get({ id })).revision).toBe(2);
});

test('a visitor’s message arrives once, and its ticket is said again', async () => {
  const app = await testApp();
  const message = {
    name: 'Ada',
    email: 'ada@example.org',
    type: 'support',
    subject: 'Une question',
    message: 'Où est la mer ?',
    consent: true,
    language: 'fr',
  };
  const write = post(app, null, '/contact', 'k1');
  const first = await answerOf(await write(message));
  expect(first.status).toBe(201);
  expect(await answerOf(await write(message))).toEqual(first);
  expect((await write({ ...message, message: 'Et le ciel ?' })).status).toBe(422);
  const { rows } = await app.database.execute('select * from contact_messages');
  expect(rows).toHaveLength(1);
});

test('a server without its key still does once what it can, and tells the answer once', async () => {
  const app = await testApp({ seal: closedSeal });
  const user = await aUser(app);
  const tell = post(app, user, '/dreams', 'k1');
  expect((await tell({ content })).status).toBe(201);
  expect((await answerOf(await tell({ content }))).body).toMatchObject({ code: 'sealing_off' });
  expect(await countOf(user)).toBe(1);
});
