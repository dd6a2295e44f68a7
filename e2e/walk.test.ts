import { createClient } from '@reverie/sdk';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { crawl, type Walk } from '#crawl.ts';
import { type Furnished, furnish } from '#furnish.ts';
import type { Language } from '#page-text.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { englishDreams } from '../apps/server/src/demo/dreams-en.ts';
import { frenchDreams } from '../apps/server/src/demo/dreams-fr.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';
import { pages as known } from '../apps/web/app/pages/pages.ts';

const patience = 400_000;
const languages = ['fr', 'en'] as const;
const stage = openStage(aServerOfItsOwn);
let furnished: Furnished;
let community = '';

beforeAll(async () => {
  const shared = [...frenchDreams.slice(0, 2), ...englishDreams.slice(0, 2)];
  furnished = await furnish(stage.server, [...shared, ...longDreams.slice(0, 1)]);
  const { origin } = stage.server;
  const api = createClient({ origin, token: furnished.token });
  const words = { description: 'Les rêves où il y a de l’eau.', rules: ['Jamais de vrai nom.'] };
  community = (await api.communities.create({ name: 'Rives', kind: 'open', ...words })).slug;
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

/** Every page, as the router names it. */
const patterns = known.flatMap(({ path }) => (path === '*' ? [] : path));
/** For who moderates, or of what others told: the journeys of moderation judge these. */
const elsewhere = ['/report', '/moderation', '/moderation/decisions/:id', '/moderation/tags'];
const judged = patterns.filter((path) => !elsewhere.includes(path));
const linked = known.flatMap(({ path, isUnlinked }) => (path === '*' || isUnlinked ? [] : path));

const walks = new Map<string, Promise<Walk>>();

/** Walked once, for all who ask. */
function walk(who: 'a visitor' | 'a reader', language: Language): Promise<Walk> {
  const name = `${who} ${language}`;
  const session = who === 'a reader' ? furnished.token : null;
  const walked = walks.get(name) ?? crawl({ origin: stage.server.origin, language, session });
  walks.set(name, walked);
  return walked;
}

for (const who of ['a visitor', 'a reader'] as const) {
  for (const language of languages) {
    journey(
      `${who} walks every link in ${language} and meets no dead end`,
      async () => {
        const { pages, faults } = await walk(who, language);
        expect([...new Set(faults)]).toEqual([]);
        expect(pages.size).toBeGreaterThan(patterns.length);
      },
      patience,
    );
  }

  journey(
    `${who} finds every page in both languages, and no passage twice`,
    async () => {
      const [french, english] = await Promise.all([walk(who, 'fr'), walk(who, 'en')]);
      expect([...english.pages.keys()].sort()).toEqual([...french.pages.keys()].sort());
      const untold = [...french.pages].flatMap(([path, { passages }]) => {
        const others = new Set(english.pages.get(path)?.passages);
        return passages.filter((it) => others.has(it)).map((it) => `${path}: ${it}`);
      });
      expect(untold).toEqual([]);
    },
    patience,
  );
}

journey(
  'some link leads to every page',
  async () => {
    const [visitor, reader] = await Promise.all([walk('a visitor', 'fr'), walk('a reader', 'fr')]);
    const met = [...visitor.pages.keys(), ...reader.pages.keys()].map((path) => path.split('?')[0]);
    const isMet = (pattern: string) => {
      const shape = pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
      return met.some((path) => new RegExp(`^${shape}$`).test(path ?? ''));
    };
    expect(linked.filter((pattern) => !isMet(pattern))).toEqual([]);
  },
  patience,
);

journey(
  'every page that is met fits a phone',
  async () => {
    const { pages } = await walk('a visitor', 'fr');
    const page = await stage.visit({ width: 390, scripts: false });
    const wide: string[] = [];
    for (const path of pages.keys()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const excess = await overflowOf(page);
      if (excess > 0) wide.push(`${path} is ${excess} px too wide`);
    }
    expect(wide).toEqual([]);
  },
  patience,
);

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
 * On a phone in both modes, then on a desk. Adds what is wrong to `faults`; resolves to the paths
 * that led somewhere else.
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
    const found = await faultsOf(page);
    const narrow = await overflowOf(page);
    // Light pages differ from dark ones, and wide from narrow ones, in no language.
    if (language === 'fr') {
      await page.emulateMedia({ colorScheme: 'light' });
      found.push(...(await faultsOf(page, 'colour')));
    }
    await page.setViewportSize(desk);
    if (language === 'fr') found.push(...(await faultsOf(page)));
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
