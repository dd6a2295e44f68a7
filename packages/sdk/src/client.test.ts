import { expect, test } from 'vitest';
import { createClient } from '#client.ts';

/** A network that loses the first `lost` requests, and remembers every one. */
function network(lost: number) {
  const keys: (string | null)[] = [];
  const client = createClient({
    origin: 'http://reverie.test',
    async fetch(request) {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length <= lost) throw new TypeError('fetch failed');
      return Response.json({});
    },
  });
  return { client, keys };
}

test('a call that makes something names itself, and keeps its name when it is tried again', async () => {
  const { client, keys } = network(1);
  await client.dreams.create({ content: 'Je vole.' });
  await client.dreams.create({ content: 'Je vole.' });
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('whoever asks again by themselves gives the name', async () => {
  const { client, keys } = network(0);
  await client.dreams.create({ content: 'Je vole.' }, { idempotencyKey: 'mine' });
  expect(keys).toEqual(['mine']);
});

test('a call that cannot be known to be safe is not tried again, and bears no name', async () => {
  const { client, keys } = network(9);
  await expect(client.dreams.like({ id: 'x' })).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  });
  expect(keys).toEqual([null]);
});

test('a call knows its own refusals, and types which they are', async () => {
  const client = createClient({
    origin: 'http://reverie.test',
    fetch: () =>
      Response.json(
        { type: 'about:blank', title: 'No', status: 401, code: 'wrong_credentials' },
        { status: 401 },
      ),
  });
  const error: unknown = await client.accounts
    .login({ email: 'ada@example.org', password: 'x' })
    .catch((thrown) => thrown);
  expect(client.accounts.register.refused(error)).toBe(false);
  expect(client.accounts.login.refused(new Error('another'))).toBe(false);
  if (!client.accounts.login.refused(error)) throw new Error('its own refusal');
  const { code } = error.problem;
  // @ts-expect-error signing in does not answer that
  expect(code === 'consent_changed').toBe(false);
  expect(code).toBe('wrong_credentials');
});

test('a change names the revision it was made on', async () => {
  let ifMatch: string | null = null;
  const client = createClient({
    origin: 'http://reverie.test',
    async fetch(request) {
      ifMatch = request.headers.get('if-match');
      return Response.json({});
    },
  });
  await client.dreams.update({ id: 'x', title: 'La baie' }, { revision: 7 });
  expect(ifMatch).toBe('"7"');
});
