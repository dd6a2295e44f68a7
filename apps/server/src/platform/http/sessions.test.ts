import type { Endpoint } from '@reverie/contract';
import { expect, test } from 'vitest';
import type { Person } from '#platform/http/principal.ts';
import { findPrincipal } from '#platform/http/sessions.ts';

const ada: Person = {
  ...{ kind: 'person', userId: 'ada', username: 'ada', role: 'user', sessionId: 's' },
  ...{ endsAt: new Date('2100-01-01'), language: 'fr', apart: [], communities: [] },
};
const site = 'https://reverie.test';

const plain: Endpoint = {
  ...{ route: 'POST /dreams', summary: 'Tell', access: 'session', responses: {}, errors: [] },
};
const heard: Endpoint = { ...plain, takesCookie: true };

/** Who calls, or the code of the refusal. */
async function whoCalls(endpoint: Endpoint, headers: Record<string, string>, origin?: string) {
  const request = new Request(`${site}/api/dreams`, { method: 'POST', headers });
  const resolve = async (token: string) => (token === 'ada' ? ada : null);
  const question = { endpoint, request, known: undefined, resolve, origin };
  return findPrincipal(question).then(
    (principal) => principal?.userId,
    (error: { code: string }) => error.code,
  );
}

const fromHere = { cookie: 'session=ada', origin: site, 'reverie-person': 'ada' };

test('a call that says so is heard by the cookie, from our own origin, for who is named', async () => {
  expect(await whoCalls(heard, fromHere)).toBe('ada');
  const behind = { ...fromHere, origin: 'https://dreams.example' };
  expect(await whoCalls(heard, behind, 'https://dreams.example')).toBe('ada');
});

test('no other call that changes something is', async () => {
  expect(await whoCalls(plain, fromHere)).toBe('unauthenticated');
});

test.each([
  ['from another site', { ...fromHere, origin: 'https://elsewhere.example' }],
  ['from a page that hides where it is', { ...fromHere, origin: 'null' }],
  ['from a program that says nothing of it', { cookie: 'session=ada', 'reverie-person': 'ada' }],
  ['for nobody', { cookie: 'session=ada', origin: site }],
  ['for somebody else who was signed in before', { ...fromHere, 'reverie-person': 'grace' }],
  ['with a session that has ended', { ...fromHere, cookie: 'session=gone' }],
])('%s the cookie opens nothing', async (_, headers) => {
  expect(await whoCalls(heard, headers)).toBe('unauthenticated');
});

test('behind a name of its own the server hears only that name', async () => {
  expect(await whoCalls(heard, fromHere, 'https://dreams.example')).toBe('unauthenticated');
});
