import { expect, test } from 'vitest';
import { endedSessionCookie, sessionCookie } from '#features/accounts/session-cookie.rules.ts';

function post(origin: string) {
  return new Request('http://localhost/login', { method: 'POST', headers: { origin } });
}

test('a remembered session lives 30 days, another one day', () => {
  const request = post('http://localhost');
  expect(sessionCookie(request, { token: 'abc', remember: true })).toBe(
    'session=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(sessionCookie(request, { token: 'abc', remember: false })).toContain('Max-Age=86400');
});

test('over https the cookie never travels in the clear', () => {
  const cookie = sessionCookie(post('https://reves.example'), { token: 'abc', remember: false });
  expect(cookie).toMatch(/; Secure;/);
});

test('signing out empties the cookie at once', () => {
  expect(endedSessionCookie(post('http://localhost'))).toMatch(/^session=; Max-Age=0;/);
});
