import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { enter, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const schemes = { fr: 'dark', en: 'light' } as const;

/** Paths of the pages that this device has copies of. */
async function copies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until this device has a copy, as a reader does who reads on. */
async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => copies(page), { timeout: 15_000 }).toContain(path);
}

for (const language of ['fr', 'en'] as const) {
  const words = {
    fr: { away: 'Le réseau s’est absenté', about: 'À propos' },
    en: { away: 'The network has stepped out', about: 'About' },
  }[language];
  journey(`pages read before open again without a network, in ${language}`, async () => {
    const page = await stage.visit({ language, scheme: schemes[language], keepsCopies: true });
    await page.goto('/terms');
    const title = await page.title();
    await untilKept(page, '/terms');
    // Once through the router, once as a document.
    await page
      .locator('footer')
      .getByRole('link', { name: said(words.about) })
      .click();
    await page.waitForURL('**/about');
    await untilKept(page, '/about');
    await page.goto('/support');
    await untilKept(page, '/support');

    await page.context().setOffline(true);
    await page.goto('/terms');
    expect(await page.title()).toBe(title);
    await page
      .locator('footer')
      .getByRole('link', { name: said(words.about) })
      .click();
    await page.waitForURL('**/about');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

    await page.goto('/credits');
    await page.getByRole('heading', { level: 1, name: said(words.away) }).waitFor();
    expect(page.url()).toContain('/offline?from=%2Fcredits');
    await page.getByRole('main').locator('a[href="/support"]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await faultsOf(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.waitForURL('**/credits');
  });
}

journey('whoever signs in leaves no page behind, before or after', async () => {
  const page = await stage.visit({ keepsCopies: true });
  const person = someone();
  await settle(stage.server, person);
  await page.goto('/about');
  await untilKept(page, '/about');
  await enter(page, person);
  await expect.poll(() => copies(page), { timeout: 15_000 }).toEqual([]);
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await copies(page)).toEqual([]);
});

journey(
  'who refuses what is functional keeps no copy, and who changes their mind loses them',
  async () => {
    const page = await stage.visit({ hasChosen: false, keepsCopies: true });
    const isServed = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
    await page.goto('/cookies');
    expect(await isServed()).toBe(false);
    const choose = (name: string) =>
      page
        .getByRole('button', { name: said(name) })
        .first()
        .click();
    await choose('Tout accepter');
    await untilKept(page, '/cookies');
    await choose('Tout refuser');
    await expect.poll(isServed, { timeout: 15_000 }).toBe(false);
    await expect.poll(() => copies(page), { timeout: 15_000 }).toEqual([]);
  },
);

journey('the application can be installed: its manifests are whole', async () => {
  const page = await stage.visit();
  await page.goto('/');
  expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe(
    '/manifest.webmanifest',
  );
  for (const [path, lang] of [
    ['/manifest.webmanifest', 'fr'],
    ['/manifest.en.webmanifest', 'en'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: 'Reverie',
      lang,
      start_url: '/',
      display: 'standalone',
    });
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== 'image/png') continue;
      const bytes = await (await page.request.get(src)).body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) {
      expect((await page.request.get(url)).status()).toBe(200);
    }
  }
});

journey('a legal page prints in ink on white, without what surrounds it', async () => {
  const page = await stage.visit({ scheme: 'dark' });
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  const isShown = (selector: string) => page.locator(selector).first().isVisible();
  expect(await Promise.all(['body > header', 'body > footer'].map(isShown))).toEqual([
    false,
    false,
  ]);
  const inkOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await inkOf('main h1')).toBe('rgb(0, 0, 0)');
});

journey('a reading prints with its findings, and without lines measured for a screen', async () => {
  const page = await stage.visit();
  await page.goto('/documentation/usage/interpreting');
  const isShown = (selector: string) => page.locator(selector).first().isVisible();
  await page.locator('.affect').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await Promise.all(['.finding', '.affect', '.affect-legend'].map(isShown))).toEqual([
    true,
    false,
    false,
  ]);
});
