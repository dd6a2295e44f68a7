import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#platform/http/serve.ts';
import { testApp } from '#testing/app.ts';

async function serveTestApp() {
  const { app } = await testApp();
  const server = await serve({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.drain(0));
  return { server, app, origin: `http://127.0.0.1:${server.address.port}` };
}

test('a body of two megabytes hears its refusal instead of a broken pipe', async () => {
  const { origin } = await serveTestApp();
  const body = JSON.stringify({ email: 'x'.repeat(2_097_152) });
  const headers = { 'content-type': 'application/json' };
  for (let turn = 0; turn < 3; turn += 1) {
    const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'body_too_large' });
  }
});

test('a body nobody reads hears its refusal too, again and again on one connection', async () => {
  const { app } = await testApp({ chosenLimits: { registrations: 1 } });
  const server = await serve({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.drain(0));
  const url = `http://127.0.0.1:${server.address.port}/api/auth/register`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'x'.repeat(1_000_000) });
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const response = await fetch(url, { method: 'POST', headers, body });
    statuses.push(response.status);
    await response.text();
  }
  expect(statuses).toEqual([413, 429, 429, 429]);
});

test('a body without a length is held to the same limit', async () => {
  const { origin } = await serveTestApp();
  const outgoing = sendRequest(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  for (let part = 0; part < 32; part += 1) outgoing.write('x'.repeat(65_536));
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  expect(response.statusCode).toBe(413);
});

test('a call without a body takes one and does not read it', async () => {
  const { origin } = await serveTestApp();
  const response = await fetch(`${origin}/api/auth/logout`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('what is not HTTP is refused and harms nobody', async () => {
  const { server, origin } = await serveTestApp();
  const socket = connect(server.address.port, '127.0.0.1');
  socket.write('DREAM / HTTP/9\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('400 Bad Request');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('answers are compressed for those who can read that', async () => {
  const { origin } = await serveTestApp();
  const response = await fetch(`${origin}/api/openapi.json`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  const plain = await fetch(`${origin}/api/openapi.json`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('a server that drains lets the running answer end and takes no other', async () => {
  const gate = Promise.withResolvers<void>();
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    async fetch() {
      await gate.promise;
      return new Response('done');
    },
  });
  const origin = `http://127.0.0.1:${server.address.port}`;
  const running = fetch(origin);
  await delay(50);
  const drained = server.drain(2_000);
  await delay(50);
  await expect(fetch(origin)).rejects.toThrow();
  gate.resolve();
  expect(await (await running).text()).toBe('done');
  await drained;
});

test('what does not end in time is cut off', async () => {
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    fetch: () => new Promise<Response>(() => {}),
  });
  const running = fetch(`http://127.0.0.1:${server.address.port}`);
  running.catch(() => {});
  await delay(50);
  await server.drain(200);
  await expect(running).rejects.toThrow();
});

test('a taken port is told', async () => {
  const { server } = await serveTestApp();
  const second = serve({
    fetch: () => new Response(),
    host: '127.0.0.1',
    port: server.address.port,
  });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('people who hang up in the middle are no failure of ours', async () => {
  const { server, app } = await serveTestApp();
  app.features.meter.take();
  const { port } = server.address;
  for (let turn = 0; turn < 5; turn += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
        'content-length: 1000\r\n\r\n{"email":',
    );
    // Sent whole before it is cut, so that the server has begun to read it.
    await new Promise((resolve) => socket.write(' ', resolve));
    await delay(20);
    socket.destroy();
  }
  // The last of them has been heard once a call that came later is answered.
  const { status } = await fetch(`http://127.0.0.1:${port}/api/status`);
  expect(status).toBe(200);
  await delay(100);
  const { requests, failures } = app.features.meter.take();
  expect({ requests, failures }).toEqual({ requests: 1, failures: 0 });
});
