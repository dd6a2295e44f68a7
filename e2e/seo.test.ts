import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settle, someone, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';

const stage = openStage();

/** What a search engine reads of a page, with the picture as large as it really is. */
async function readHead(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, { credentials: 'omit' });
    // The policy of this page would refuse the sheets that the other allows itself.
    const html = (await answer.text()).replace(/<style.*?<\/style>/gs, '');
    const { head, documentElement } = new DOMParser().parseFromString(html, 'text/html');
    const told = (selector: string, name = 'content') =>
      head.querySelector(selector)?.getAttribute(name) ?? '';
    const picture = told('meta[property="og:image"]');
    const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
    return {
      address,
      status: answer.status,
      lang: documentElement.lang,
      title: head.querySelector('title')?.textContent ?? '',
      description: told('meta[name="description"]'),
      canonical: told('link[rel="canonical"]', 'href'),
      languages: [...head.querySelectorAll('link[hreflang]')].map((link) =>
        link.getAttribute('hreflang'),
      ),
      alt: told('meta[property="og:image:alt"]'),
      size: [bitmap.width, bitmap.height],
    };
  }, path);
}

/** Addresses of a map of the site; fails where it is no XML. */
async function readMap(page: Page, path: string): Promise<string[]> {
  const { broken, addresses } = await page.evaluate(async (address) => {
    const text = await (await fetch(address, { credentials: 'omit' })).text();
    const map = new DOMParser().parseFromString(text, 'application/xml');
    return {
      broken: map.querySelector('parsererror')?.textContent ?? null,
      addresses: [...map.querySelectorAll('loc')].map((loc) => loc.textContent ?? ''),
    };
  }, path);
  expect(broken).toBeNull();
  return addresses;
}

journey('every listed page says who it is, in both languages, with a picture', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const addresses = await readMap(page, '/sitemap/pages.xml');
  expect(addresses.length).toBeGreaterThan(60);
  const titles = new Set<string>();
  for (const address of addresses) {
    const head = await readHead(page, address);
    const lang = address.endsWith('?lang=en') ? 'en' : 'fr';
    expect(head).toMatchObject({
      ...{ status: 200, lang, canonical: address, size: [1200, 630] },
      languages: ['fr', 'en', 'x-default'],
    });
    expect(head.description, address).toMatch(/^.{20,160}$/);
    expect(head.alt, address).not.toBe('');
    titles.add(`${lang} ${head.title}`);
  }
  // No two pages go by one name.
  expect(titles.size).toBe(addresses.length);
});

journey('the map lists the dreams everybody may read, and no others', async () => {
  const { api } = await settle(stage.server, someone());
  const content = 'Une mer calme, et une lampe au fond de l’eau.';
  const open = await api.dreams.create({ content });
  const closed = await api.dreams.create({ content, visibility: 'private' });
  const grave = await api.dreams.create({ content, warnings: ['death'] });

  const page = await stage.visit();
  await page.goto('/contact');
  const { origin } = stage.server;
  const maps = await readMap(page, '/sitemap.xml');
  expect(maps).toEqual([`${origin}/sitemap/pages.xml`, `${origin}/sitemap/dreams/1.xml`]);
  const addresses = await readMap(page, '/sitemap/dreams/1.xml');
  expect(addresses).toContain(`${origin}/dreams/${open.id}`);
  expect(addresses.join()).not.toContain(closed.id);
  expect(addresses.join()).not.toContain(grave.id);
  const missing = await fetch(`${origin}/sitemap/dreams/2.xml`);
  expect(missing.status).toBe(404);

  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /dashboard\n');
});

journey('a language in the address is spoken and kept, until another is chosen', async () => {
  const page = await stage.visit();
  await page.goto('/contact?lang=en');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.goto('/about');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');

  await page.goto('/contact?type=press&lang=en');
  await untilAwake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/contact?type=press');
  await page.locator('html[lang=fr]').waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});
