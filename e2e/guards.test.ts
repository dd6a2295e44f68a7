import { expect } from 'vitest';
import { enter, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

for (const path of ['/dashboard', '/dreams/new', '/profile', '/settings/privacy']) {
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

journey('a visitor who clicks to tell a dream signs in, and is at the form', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await page.goto('/dreams');
  await page.getByRole('main').getByRole('link', { name: 'Raconter un rêve' }).first().click();
  // The page before it holds a field for an email too.
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mot de passe').fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dreams/new');
  await page.getByRole('heading', { level: 1, name: 'Partager un rêve' }).waitFor();
});

journey('a link that says where to go after signing in never leads to another site', async () => {
  const person = someone();
  await settle(stage.server, person);
  for (const from of ['/.//elsewhere.example', '/x/..//elsewhere.example', '/./%5celsewhere']) {
    for (const scripts of [true, false]) {
      const page = await stage.visit({ scripts });
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Mot de passe').fill(person.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.waitForURL((url) => url.pathname !== '/login');
      expect(new URL(page.url()).origin).toBe(stage.server.origin);
      await page.context().close();
    }
  }
});

journey('who is signed in has no use for the two doors', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await enter(page, person);
  for (const door of ['/login', '/register']) {
    await page.goto(door);
    await page.waitForURL('**/dashboard');
  }
});

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`who is led home from nowhere is told so, once, ${how}`, async () => {
    const page = await stage.visit({ scripts, width: 390 });
    const line = page
      .getByRole('status')
      .filter({ hasText: said('Cette adresse ne mène nulle part.', 'part') });
    for (const path of ['/nulle/part', '/blog/never-was']) {
      const response = await page.goto(path);
      expect(response?.headers()['cache-control']).toContain('no-store');
      await line.waitFor();
      expect(await page.title()).toMatch(/^Cette adresse/);
      if (!scripts) continue;
      await expect.poll(() => line.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.waitForURL(`${stage.server.origin}/`);
      await page.reload();
      expect(await line.count()).toBe(0);
    }
    await page.goto('/');
    expect(await line.count()).toBe(0);
  });
}

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

journey('what only a program fills in is not taken, and nobody is kept from writing', async () => {
  const reader = await settle(stage.server, someone());
  const dreamer = await settle(stage.server, someone());
  const content = 'La mer entre dans la cuisine.';
  const { id } = await dreamer.api.dreams.create({ content, visibility: 'public' });
  // Programs run no scripts.
  const page = await stage.visit({ scripts: false });
  const cookie = { name: 'session', value: reader.token, url: stage.server.origin };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { origin: stage.server.origin } });
  const comment = { conversation: 'comment', about: '', passage: '', content: 'Achetez !' };
  await post(`/dreams/${id}`, { ...comment, website: 'https://ailleurs.example' });
  expect((await dreamer.api.comments.list({ id })).comments).toEqual([]);
  const written = { name: 'Ada', email: 'ada@example.org', subject: 'Offre', message: 'Achetez !' };
  const message = { ...written, type: 'support', consent: 'on', key: crypto.randomUUID() };
  const before = (await stage.server.letters()).length;
  await post('/contact', { ...message, website: 'oui' });
  expect((await stage.server.letters()).length).toBe(before);
  await post(`/dreams/${id}`, { ...comment, content: 'Si c’était mon rêve…', website: '' });
  expect((await dreamer.api.comments.list({ id })).comments).toHaveLength(1);
});
