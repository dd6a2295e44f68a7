import { expect } from 'vitest';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';

const stage = openStage();

for (const path of ['/dashboard', '/dreams/new', '/profile']) {
  journey(`a visitor who asks for ${path} is asked who they are, and brought back`, async () => {
    const page = await stage.visit();
    const person = someone();
    await settle(stage.server, person);
    await page.goto(path);
    await page.waitForURL('**/login**');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mot de passe').fill(person.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL(`**${path}`);
  });
}

journey('who is signed in has no use for the two doors', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await signIn(page, person);
  for (const door of ['/login', '/register']) {
    await page.goto(door);
    await page.waitForURL('**/dashboard');
  }
});

journey('an unknown address leads home; a missing asset and an unknown call do not', async () => {
  const page = await stage.visit();
  await page.goto('/nulle/part');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/webmaster');
  expect(new URL(page.url()).pathname).not.toBe('/webmaster');
  for (const path of ['/assets/nothing-here.js', '/api/nothing-here']) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(404);
  }
});

journey('a session that died elsewhere leads to the sign-in page', async () => {
  const page = await stage.visit();
  const person = someone();
  const { token, api } = await settle(stage.server, person);
  await page.goto('/');
  await page
    .context()
    .addCookies([
      { name: 'session', value: token, url: stage.server.origin, httpOnly: true, sameSite: 'Lax' },
    ]);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Explorer les rêves' }).waitFor();
  await api.accounts.logout();
  await page.goto('/dashboard');
  await page.waitForURL('**/login**');
});
