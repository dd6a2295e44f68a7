import { afterAll, expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';

const app = await startTestApp();
afterAll(app.close);

test('an avatar is a picture that may be kept and can run nothing', async () => {
  const response = await app.request('/api/avatars/ana.lune.svg?theme=rose');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const svg = await response.text();
  expect(svg).toContain('>AL</text>');
  expect(svg).toContain('#f87f99');
});

test('the answer is the same whether the name has an account or not', async () => {
  const { user } = await aUser(app, { username: 'vraie' });
  const known = await (await app.request(`/api/avatars/${user.username}.svg`)).text();
  const unknown = await (await app.request('/api/avatars/vrille.svg')).text();
  expect(known).toBe(unknown);
});

test('a hostile name stays text', async () => {
  const name = encodeURIComponent('"><script>alert(1)');
  const response = await app.request(`/api/avatars/${name}.svg`);
  expect(await response.text()).not.toContain('<script');
});

test('a name too long or a field unknown is refused', async () => {
  expect((await app.request(`/api/avatars/${'a'.repeat(31)}.svg`)).status).toBe(400);
  expect((await app.request('/api/avatars/ana.svg?size=9')).status).toBe(400);
});
