import { createClient } from '@reverie/sdk';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { type Furnished, foundCommunity, furnish, someDreams } from '#furnish.ts';
import type { Language } from '#page-text.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { pages as known } from '../apps/web/app/pages/pages.ts';

const patience = 400_000;
const languages = ['fr', 'en'] as const;
const stage = openStage(aServerOfItsOwn);
let furnished: Furnished;
let community = '';

beforeAll(async () => {
  furnished = await furnish(stage.server, someDreams);
  const { origin } = stage.server;
  community = await foundCommunity(createClient({ origin, token: furnished.token }));
}, patience);

/** What the routes with a place to fill are asked for. A new one is added here. */
const samples: Record<string, () => string> = {
  id: () => furnished.dream.split('/').at(-1) ?? '',
  slug: () => 'remembering-more-dreams',
  category: () => 'research',
  username: () => furnished.owner.username,
  date: () => '2026-03-02',
  symbol: () => 'train',
};

/** For who moderates, or of what others told: the journeys of moderation judge these. */
const elsewhere = ['*', '/report', '/moderation', '/moderation/decisions/:id', '/moderation/tags'];
/** Every other page, as the router names it. */
const judged = known.flatMap(({ path }) => path).filter((path) => !elsewhere.includes(path));

for (const language of languages) {
  journey(
    `every page is quiet, fits and keeps nobody out in ${language}`,
    async () => {
      const page = await stage.visit({ language, width: 390 });
      const faults = listen(page);
      const { dream, token } = furnished;
      const closed = await judge(page, { paths: judged.map(filled), language, faults });
      await page
        .context()
        .addCookies([{ name: 'session', value: token, url: stage.server.origin }]);
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
      const nowhere = await judge(page, { paths: [...closed, '/', dream], language, faults });
      expect([...faults, ...nowhere.map((path) => `${path} leads elsewhere`)]).toEqual([]);
    },
    patience,
  );
}

function filled(pattern: string): string {
  const path = pattern.replace(/\/:\w+\?/g, '');
  if (path.startsWith('/communities/')) return path.replace(':slug', community);
  if (path === '/dreams/motif/:id') return path.replace(':id', 'sea');
  if (path === '/journal/imports/:id') return path.replace(':id', furnished.importId);
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const sample = samples[name];
    if (!sample) throw new Error(`What does :${name} of ${pattern} stand for?`);
    return sample();
  });
}

const phone = { width: 390, height: 900 };
const desk = { width: 1440, height: 900 };

/**
 * On a phone in the dark, then on a desk by day: what is true of a mode is true at any width. Adds
 * what is wrong to `faults`; resolves to the paths that led somewhere else.
 */
async function judge(
  page: Page,
  { paths, language, faults }: { paths: string[]; language: Language; faults: string[] },
): Promise<string[]> {
  const elsewhere: string[] = [];
  for (const path of paths) {
    const response = await page.goto(path);
    if (new URL(page.url()).pathname !== path) {
      elsewhere.push(path);
      continue;
    }
    await page.getByRole('main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const found: string[] = [];
    // Each language is read once and each mode seen once: they differ in nothing that is of both.
    if (language === 'fr') found.push(...(await faultsOf(page)));
    const narrow = await overflowOf(page);
    await page.setViewportSize(desk);
    await page.emulateMedia({ colorScheme: 'light' });
    if (language === 'en') found.push(...(await faultsOf(page)));
    const wide = await overflowOf(page);
    if (response?.status() !== 200) found.push(`answers ${response?.status()}`);
    if (narrow > 0) found.push(`is ${narrow} px too wide for a phone`);
    if (wide > 0) found.push(`is ${wide} px too wide for a desk`);
    faults.push(...found.map((fault) => `${path} ${fault}`));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
  }
  return elsewhere;
}

function listen(page: Page): string[] {
  const { origin } = stage.server;
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()} says ${message.text()}`);
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && new URL(address).origin !== origin) {
      faults.push(`${page.url()} asks ${address}`);
    }
  });
  page.on('requestfailed', (request) => {
    // What a page no longer waits for when it is left is given up, which is no failure.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
