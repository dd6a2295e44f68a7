import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { lacksFactor } from '#features/sessions/policy.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { anAuthenticator } from '#testing/authenticator.ts';

const origin = 'https://reverie.example';

test('a webmaster reached by https has no powers before a second factor guards the account', async () => {
  const app = await testApp({ origin, site: origin });
  const { resolve } = app.app.features.sessions;
  const grace = await aUser(app);
  const appointed = await app.app.features.accounts.appoint(grace.email);
  expect(appointed).toEqual({ username: grace.user.username, lacksFactor: true });
  expect(await resolve(grace.token)).toMatchObject({ role: 'user', lacksFactor: true });
  expect(await grace.client.accounts.me()).toMatchObject({ role: 'webmaster', lacksFactor: true });

  // A secret that was shown and never confirmed guards nothing.
  const { secret } = await grace.client.factors.begin();
  expect(await resolve(grace.token)).toMatchObject({ lacksFactor: true });
  await grace.client.factors.confirm({ code: generateSync({ secret }) });
  expect(await resolve(grace.token)).toMatchObject({ role: 'webmaster' });
  expect(await grace.client.accounts.me()).not.toHaveProperty('lacksFactor');

  await grace.client.factors.remove();
  expect(await resolve(grace.token)).toMatchObject({ role: 'user', lacksFactor: true });
  const device = anAuthenticator({ origin });
  const passkey = device.create(await grace.client.passkeys.begin());
  await grace.client.passkeys.add({ passkey });
  expect(await resolve(grace.token)).toMatchObject({ role: 'webmaster' });
});

test('on one’s own machine, and for anybody else, no second factor is asked', () => {
  const bare = { hasFactor: false };
  expect(lacksFactor({ role: 'webmaster', ...bare }, origin)).toBe(true);
  expect(lacksFactor({ role: 'webmaster', hasFactor: true }, origin)).toBe(false);
  expect(lacksFactor({ role: 'webmaster', ...bare }, undefined)).toBe(false);
  expect(lacksFactor({ role: 'webmaster', ...bare }, 'http://localhost:3000')).toBe(false);
  for (const role of ['user', 'moderator', 'researcher'] as const)
    expect(lacksFactor({ role, ...bare }, origin)).toBe(false);
});
