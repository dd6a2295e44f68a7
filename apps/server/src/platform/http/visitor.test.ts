import { type Context, Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#platform/http/api.ts';
import { clientAddress, visitorKey } from '#platform/http/visitor.ts';

const noon = new Date('2026-03-01T12:00:00Z');

async function ask(
  address: string,
  headers: Record<string, string>,
  read: (context: Context<ApiEnv>) => string,
): Promise<string> {
  const app = new Hono<ApiEnv>().get('/', (context) => context.text(read(context)));
  return (await app.request('/', { headers }, { address })).text();
}

const addressOf = (address: string, forwarded?: string) =>
  ask(address, forwarded ? { 'x-forwarded-for': forwarded } : {}, clientAddress);
const keyOf = (address: string, agent: string, now = noon) =>
  ask(address, { 'user-agent': agent }, (context) => visitorKey(context, now));

test('a proxy of our own network is believed, a stranger is not', async () => {
  expect(await addressOf('198.51.100.7')).toBe('198.51.100.7');
  expect(await addressOf('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7');
  expect(await addressOf('10.0.0.2', '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf('::ffff:127.0.0.1', '192.0.2.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf('::1', 'not an address')).toBe('::1');
});

test('a visitor is known again on the same day, and not on the next', async () => {
  const first = await keyOf('198.51.100.7', 'Firefox');
  expect(await keyOf('198.51.100.7', 'Firefox')).toBe(first);
  expect(await keyOf('198.51.100.8', 'Firefox')).not.toBe(first);
  expect(await keyOf('198.51.100.7', 'Safari')).not.toBe(first);
  const nextDay = new Date(noon.getTime() + 86_400_000);
  expect(await keyOf('198.51.100.7', 'Firefox', nextDay)).not.toBe(first);
});
