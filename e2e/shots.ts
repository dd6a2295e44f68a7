/**
 * `npm run shots`: photographs every route at three widths, dark and light, in both languages, into
 * the folder `shots` (ignored), from a server furnished with the demonstration community's dreams.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#browser.ts';
import { furnish } from '#furnish.ts';
import { agreeToAll } from '#people.ts';
import { openServer, type Server } from '#server.ts';
import { frenchDreams } from '../apps/server/src/demo/dreams-fr.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';

const folder = fileURLToPath(new URL('../shots/', import.meta.url));
const widths = [390, 768, 1440];
const schemes = ['dark', 'light'] as const;
const locales = { fr: 'fr-FR', en: 'en-GB' } as const;
/** Enough to fill a wall and small enough to be painted while one waits. */
const dreamsTold = 14;

type Shot = { name: string; path: string; isOwn: boolean; open?: keyof typeof openings };

/** What lies over a page once it is opened: photographed as the window shows it. */
const openings = {
  async menu(page: Page) {
    await page.locator('header [popovertarget=menu]:visible').first().click();
    await page.locator('#menu').waitFor();
  },
  async settings(page: Page) {
    await page.locator('header [popovertarget=settings]').first().click();
    await page.getByRole('slider').waitFor();
  },
  async search(page: Page) {
    await page.locator('header [aria-haspopup=dialog]').click();
    await page.getByRole('combobox').fill('mer');
    await page.getByRole('option').first().waitFor();
  },
};

function shotsOf(dream: string): Shot[] {
  const shared = [
    '/',
    '/dreams',
    '/dreams?type=lucid&sort=popular',
    '/about',
    '/science',
    '/login',
    '/api',
    '/register',
    '/features',
    '/pricing',
    '/pricing?billing=yearly',
    '/pricing?category=business',
    '/pricing?category=research',
    '/blog',
    '/blog/a-painter-without-a-model',
    '/blog/category/research',
    '/contact',
    '/credits',
    '/terms',
    '/privacy',
    '/cookies',
    '/newsletter',
    dream,
    '/documentation',
    '/documentation/usage/interpreting',
    '/documentation/guides/lucid-dreaming',
    '/documentation/getting-started/installation',
    '/offline',
    '/support',
    '/status',
    '/support?q=peinture',
    '/contact#dreamer',
  ];
  const own = ['/', '/dashboard', '/dashboard?q=mer', '/dreams/new', '/profile', dream];
  const named = (path: string, isOwn: boolean): Shot => {
    const words = path.replace(dream, 'dream').replace(/^\//, '') || 'home';
    return { name: words.replace(/[^a-z]+/g, '-') + (isOwn ? '' : '-visitor'), path, isOwn };
  };
  const opened = (['menu', 'settings', 'search'] as const).flatMap((open) =>
    [false, true].map((isOwn) => ({ ...named(`/open-${open}`, isOwn), path: '/', open })),
  );
  return [
    ...opened,
    ...shared.map((path) => named(path, false)),
    ...[...own, `${dream}/edit`].map((path) => named(path, true)),
  ];
}

async function photograph(browser: Browser, server: Server, token: string, shots: Shot[]) {
  for (const [language, locale] of Object.entries(locales)) {
    for (const scheme of schemes) {
      for (const width of widths) {
        for (const isOwn of [false, true]) {
          const context = await browser.newContext({
            baseURL: server.origin,
            locale,
            timezoneId: 'Europe/Paris',
            colorScheme: scheme,
            reducedMotion: 'reduce',
            viewport: { width, height: 900 },
          });
          await agreeToAll(context, server.origin);
          if (isOwn) {
            await context.addCookies([{ name: 'session', value: token, url: server.origin }]);
            await context.addInitScript((value) => localStorage.setItem('token', value), token);
          }
          const page = await context.newPage();
          for (const shot of shots.filter((candidate) => candidate.isOwn === isOwn)) {
            await take(page, shot, join(folder, `${shot.name}-${language}-${scheme}-${width}.png`));
          }
          await context.close();
        }
      }
    }
  }
}

async function take(page: Page, { path, open }: Shot, file: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures further down load when they come near: bring them near.
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    const pictures = [...document.images].filter(({ complete }) => !complete);
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  if (open) {
    await openings[open](page);
    await page.waitForLoadState('networkidle');
  }
  await page.screenshot({ path: file, fullPage: !open });
}

const { browser, origin } = await openBrowser();
const server = await openServer();
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const told = [...frenchDreams.slice(0, dreamsTold - 1), ...longDreams.slice(0, 1)];
  const { token, dream } = await furnish(server, told);
  const shots = shotsOf(dream);
  await photograph(browser, server, token, shots);
  const count = shots.length * widths.length * schemes.length * Object.keys(locales).length;
  console.log(`${count} photographs in ${folder}, taken with ${origin}.`);
} finally {
  await browser.close();
  await server.close();
}
