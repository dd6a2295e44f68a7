import { createClient } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { failToStart, startServer } from '#testing/server.ts';

test('SIGTERM lets the server end what it does, and cuts off what does not end', async () => {
  const folder = await temporaryFolder();
  const server = await startServer(folder);
  const { token } = await createClient({ origin: server.origin }).accounts.register({
    email: 'ada@example.org',
    username: 'ada',
    password: 'a long corridor',
    acceptTerms: true,
    ageConfirmed: true,
  });
  const client = createClient({ origin: server.origin, token });
  const stream = await fetch(`${server.origin}/api/events`);
  const dream = await client.dreams.create({ content: 'I was flying over a calm sea with Nour.' });

  server.child.kill('SIGTERM');
  expect(await server.exited).toEqual([0, null]);
  // The stream ended as streams do, so that its reader comes back.
  expect(await stream.text()).toContain('retry:');

  const again = await startServer(folder);
  const kept = await createClient({ origin: again.origin, token }).dreams.get({ id: dream.id });
  expect(kept.content).toBe(dream.content);
  again.child.kill('SIGTERM');
  expect(await again.exited).toEqual([0, null]);
}, 120_000);

test('the log tells of each request, and of nobody’s words or token', async () => {
  const server = await startServer(await temporaryFolder());
  const client = createClient({ origin: server.origin });
  const { token, user } = await client.accounts.register({
    email: 'nour@example.org',
    username: 'nour',
    password: 'a quiet harbour',
    acceptTerms: true,
    ageConfirmed: true,
  });
  const signedIn = createClient({ origin: server.origin, token });
  await signedIn.dreams.create({ content: 'A violet elephant sang in the cellar.' });
  await signedIn.dreams.search({ q: 'elephant' });
  server.child.kill('SIGTERM');
  await server.exited;
  const log = server.lines.join('\n');
  expect(log).toContain('"route":"POST /dreams"');
  expect(log).toContain(`"userId":"${user.id}"`);
  for (const secret of ['elephant', 'cellar', token, 'nour@example.org', 'quiet', '127.0.0.1']) {
    expect(log).not.toContain(secret);
  }
}, 120_000);

test('a server that cannot start says why, and spares people the stack', async () => {
  const folder = await temporaryFolder();
  const first = await startServer(folder);
  const { port } = new URL(first.origin);
  const other = await temporaryFolder();
  const cases = [
    { env: { REVERIE_DATA: folder }, words: `in use by process ${first.child.pid}` },
    { env: { REVERIE_DATA: other, PORT: port }, words: 'The port is taken' },
    { env: { REVERIE_DATA: other, PORT: 'many' }, words: 'PORT' },
    {
      env: { REVERIE_DATA: other, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
      words: 'PostgreSQL does not answer',
    },
  ];
  for (const { env, words } of cases) {
    const { exitCode, said } = await failToStart(env);
    expect(exitCode).toBe(1);
    expect(said).toContain(words);
    expect(said).not.toMatch(/^\s+at /m);
  }
}, 120_000);
