import { type Context, Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#platform/http/api.ts';
import { visitorKey } from '#platform/http/visitor.ts';

const noon = new Date('2026-03-01T12:00:00Z');

async function ask(
  address: string,
  headers: Record<string, string>,
  read: (context: Context<ApiEnv>) => string,
): Promise<string> {
  const app = new Hono<ApiEnv>().get('/', (context) => context.text(read(context)));
  return (await app.request('/', { headers }, { address })).text();
}

const keyOf = (address: string, agent: string, now = noon) =>
  ask(address, { 'user-agent': agent }, (context) => visitorKey(context, now));

test('a visitor is known again on the same day, and not on the next', async () => {
  const first = await keyOf('198.51.100.7', 'Firefox');
  expect(await keyOf('198.51.100.7', 'Firefox')).toBe(first);
  expect(await keyOf('198.51.100.8', 'Firefox')).not.toBe(first);
  // Four hundred browsers of one network are one visitor: what they call themselves is free.
  for (let turn = 0; turn < 400; turn += 1) {
    expect(await keyOf('198.51.100.7', `Browser ${turn}`)).toBe(first);
  }
  const nextDay = new Date(noon.getTime() + 86_400_000);
  expect(await keyOf('198.51.100.7', 'Firefox', nextDay)).not.toBe(first);
});
