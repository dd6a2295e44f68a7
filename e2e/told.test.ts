import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nightOf } from '@reverie/contract/nights.rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    dream: 'Cette nuit, je grimpe à une échelle. La lune est si près que mon frère a peur.',
    lit: 'La lune',
    label: 'Votre rêve, comme il vient',
    paint: 'Peindre ce rêve',
    done: 'Peint ici, sur votre appareil.',
    take: 'Emporter le tableau',
    keep: 'Garder ce rêve',
    waits: 'Votre rêve n’attend qu’un nom',
    signIn: 'Se connecter',
    ...{ email: 'Email', password: 'Mot de passe', door: 'Se connecter' },
    gone: 'Ce rêve n’est plus ici',
  },
  en: {
    dream: 'Last night I climb a ladder. The moon is so close that my brother is afraid.',
    lit: 'The moon',
    label: 'Your dream, as it comes',
    paint: 'Paint this dream',
    done: 'Painted here, on your device.',
    take: 'Take the painting along',
    keep: 'Keep this dream',
    waits: 'Your dream only waits for a name',
    signIn: 'Sign in',
    ...{ email: 'Email', password: 'Password', door: 'Sign in' },
    gone: 'This dream is no longer here',
  },
};
type Words = (typeof words)['fr'];

const line = '#telling';
const isListening = 'html[data-listening]';

/** Clocks on which it is another night by now than on those of UTC. */
function farZone(): string {
  const now = new Date();
  const isFar = (zone: string) => nightOf(now, zone) !== nightOf(now, 'UTC');
  return ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(isFar) ?? 'UTC';
}

/** Writes it on the home without touching anything first, and waits for its picture. */
async function write(page: Page, t: Words): Promise<void> {
  await page.goto('/');
  await page.keyboard.type(t.dream);
  await page.locator('.telling-canvas[data-stage="done"]').waitFor();
}

for (const [language, scheme, width] of [
  ['fr', 'dark', 390],
  ['en', 'light', 1440],
] as const) {
  const t = words[language];
  journey(
    `what a visitor writes is lit, painted and kept, in ${language}, ${width} px`,
    async () => {
      const page = await stage.visit({ language, scheme, width });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await write(page, t);
      await page.locator('.glimpse', { hasText: t.lit }).waitFor({ state: 'attached' });
      await page.getByText(said(t.done)).waitFor();
      // Nothing of it has left the browser.
      expect(sent).toEqual([]);
      const painted = await page.locator('.telling-canvas').getAttribute('aria-label');
      expect(painted).toMatch(/\w{3}/);
      // By keyboard too, what is named leads to where it is painted.
      await page.locator('.found-now button').last().focus();
      await page.locator('.telling-leader .leader-dot').waitFor({ state: 'attached' });
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: said(t.take) }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('reverie.png');

      await page.getByRole('button', { name: said(t.keep) }).click();
      await page.waitForURL('**/register?**');
      await page.getByText(said(t.waits, 'part')).waitFor();
      await page.locator('.pending-dream', { hasText: t.lit }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      // A step back loses nothing, and one forward neither.
      await page.goBack();
      await expect.poll(() => page.locator(line).inputValue()).toBe(t.dream);
      await page.goForward();
      await page.locator('.pending-dream').waitFor();

      const person = someone('conteuse');
      const { api } = await settle(stage.server, person, language);
      await page
        .getByRole('main')
        .getByRole('link', { name: said(t.signIn) })
        .click();
      await page.waitForURL('**/login?**');
      await page.locator('.pending-dream', { hasText: t.lit }).waitFor();
      await page.getByLabel(said(t.email)).fill(person.email);
      await page.getByLabel(said(t.password)).fill(person.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: said(t.door) })
        .click();
      await page.waitForURL('**/dreams/*');
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The same seed: the server paints what was painted here.
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const alt = async () => (await api.dreams.get({ id })).imageAlt ?? '';
      await expect.poll(alt, { timeout: 60_000 }).toContain(painted?.split('.')[0]);
      await page.goto('/journal');
      expect(await page.locator(`main a[href^="/dreams/${id}"]`).count()).toBeGreaterThan(0);
    },
  );
}

journey('a newcomer’s dream is theirs with the account, and no name is asked for', async () => {
  const t = words.fr;
  const page = await stage.visit({});
  await write(page, t);
  await page.getByRole('button', { name: said(t.keep) }).click();
  await page.waitForURL('**/register?**');
  const person = someone('nouvelle');
  await page.getByLabel(said('Nom d’utilisateur')).fill(person.username);
  await page.getByLabel(said(t.email)).fill(person.email);
  await page.getByLabel(said(t.password), { exact: true }).fill(person.password);
  await page.getByLabel(said('Confirmer le mot de passe')).fill(person.password);
  await page.getByLabel(said('conditions d’utilisation', 'part')).check();
  await page.getByLabel(said('J’ai 16 ans', 'part')).check();
  await page.getByRole('button', { name: said('Créer mon compte') }).click();
  await page.waitForURL('**/dreams/*');
  // The address is confirmed elsewhere: the dream is there whether it is or not.
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Their own night is now what the home begins with.
  await expect
    .poll(async () => {
      await page.goto('/');
      return page.locator('.own-nights a[href^="/dreams/"]').count();
    })
    .toBeGreaterThan(0);
});

journey('an account made to keep a dream told without a picture keeps it at once', async () => {
  const page = await stage.visit({ scripts: false });
  const zone = farZone();
  const clocks = { name: 'timezone', value: encodeURIComponent(zone), url: stage.server.origin };
  await page.context().addCookies([clocks]);
  await page.goto('/');
  await page.getByLabel(said(words.fr.label)).fill(words.fr.dream);
  await page.getByRole('button', { name: said(words.fr.paint) }).click();
  await page.waitForURL('**/told/**');
  const told = page.url();
  await page.getByRole('link', { name: said('Créer un compte pour le garder') }).click();
  await page.getByText(said('Gardé sitôt entré', 'part')).waitFor();
  await page.goto(told);
  await page.getByRole('link', { name: said('J’ai déjà un compte') }).click();
  await page.getByText(said('Gardé sitôt entré', 'part')).waitFor();
  const person = someone('revenante');
  const { api } = await settle(stage.server, person);
  await page.getByLabel(said('Email')).fill(person.email);
  await page.getByLabel(said('Mot de passe')).fill(person.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: said('Se connecter') })
    .click();
  await page.waitForURL('**/dreams/*');
  expect((await api.journal.list()).totalCount).toBe(1);
  // In the night of its dreamer's clocks.
  const { night, dreamedAt } = await api.dreams.get({ id: page.url().split('/').at(-1) ?? '' });
  expect(night).toBe(nightOf(new Date(dreamedAt), zone));
});

journey('the first key is kept from the first paint on, with scripts that come late', async () => {
  const page = await stage.visit({});
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new PerformanceObserver(() => resolve());
        watch.observe({ type: 'paint', buffered: true });
      }),
  );
  await page.keyboard.type('Je vole');
  expect(await page.locator(line).inputValue()).toBe('Je vole');
  held.resolve();
  await page.locator(isListening).waitFor({ state: 'attached' });
  await page.keyboard.type(' avec un tigre');
  expect(await page.locator(line).inputValue()).toBe('Je vole avec un tigre');
  await page.locator('.glimpse', { hasText: 'un tigre' }).waitFor({ state: 'attached' });
});

journey('keys typed before the line has arrived are kept for it', async () => {
  const rest = Promise.withResolvers<void>();
  const slow = createServer(async (request, response) => {
    const { origin } = stage.server;
    const headers = { accept: request.headers.accept ?? '', 'accept-language': 'fr' };
    const answer = await fetch(`${origin}${request.url}`, { headers });
    const told = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) told.delete(name);
    response.setHeaders(told);
    if (request.url !== '/') {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const [before = '', after = ''] = (await answer.text()).split(/(?=<form[^>]*writing-line)/);
    response.write(before);
    await rest.promise;
    response.end(after);
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  try {
    const page = await stage.visit({});
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    await page.keyboard.type('Je voles');
    await page.keyboard.press('Backspace');
    rest.resolve();
    await page.locator(line).waitFor();
    await page.keyboard.type(' loin');
    expect(await page.locator(line).inputValue()).toBe('Je vole loin');
  } finally {
    slow.closeAllConnections();
    slow.close();
  }
});

journey('who wants nothing to move sees the picture whole', async () => {
  const page = await stage.visit({});
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await write(page, words.fr);
  expect(await page.locator('.telling-ticks i').count()).toBe(8);
});

journey('a link from elsewhere keeps nothing in anybody’s journal', async () => {
  const person = someone('tranquille');
  const { token, api } = await settle(stage.server, person);
  const { id, key } = await api.guestDreams.create({ content: 'Un rêve que je n’ai pas fait.' });
  const page = await stage.visit({});
  const url = stage.server.origin;
  await page.context().addCookies([{ name: 'session', value: token, url }]);
  await page.goto(`/told/${id}?${new URLSearchParams({ key, keep: '' })}`);
  await page.getByRole('button', { name: said(words.fr.keep) }).waitFor();
  expect((await api.journal.list()).totalCount).toBe(0);
});

journey('on a phone what is written stands alone, and the rest is under a thumb', async () => {
  const page = await stage.visit({ width: 390 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: said('Barre du bas') });
  const isOut = () => bar.evaluate((one) => one.getBoundingClientRect().top >= innerHeight);
  await page.locator(line).focus();
  await expect.poll(isOut).toBe(true);
  await page.locator(line).blur();
  await expect.poll(isOut).toBe(false);
  await bar.getByRole('link', { name: said('Raconter') }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('telling');
  await page.locator(line).blur();
  await bar.getByRole('button', { name: said('Plus') }).click();
  await page.locator('#menu:popover-open, .menu:popover-open').waitFor();
});

journey(
  'without scripts a dream is told, looked at again, and refused with its words',
  async () => {
    const t = words.fr;
    const page = await stage.visit({ scripts: false });
    await page.goto('/');
    await page.getByLabel(said(t.label)).fill(t.dream);
    await page.getByRole('button', { name: said(t.paint) }).click();
    await page.waitForURL('**/told/**');
    await expect
      .poll(async () => {
        const look = page.getByRole('link', { name: said('Regarder où il en est') });
        if (await look.isVisible()) await look.click();
        return page.getByText(said('Le tableau est peint.', 'part')).isVisible();
      })
      .toBe(true);
    expect(await page.locator('.told-print img').isVisible()).toBe(true);
    const told = page.url();
    await page.getByRole('link', { name: said('Créer un compte pour le garder') }).click();
    await page.locator('.pending-dream', { hasText: 'La lune' }).waitFor();
    // To anybody else it is not there.
    const visitor = await stage.visit({});
    await visitor.goto(told.replace(/key=.*/, 'key=x'));
    await visitor.getByRole('heading', { name: said(t.gone) }).waitFor();
    expect(await faultsOf(visitor)).toEqual([]);
    await page.goto('/');
    await page.getByLabel(said(t.label)).fill('   ');
    await page.getByRole('button', { name: said(t.paint) }).click();
    await page
      .getByRole('alert')
      .getByText(said('Écrivez d’abord quelques mots', 'part'))
      .waitFor();
  },
);
