import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { openBrowser, unseen } from '#browser.ts';
import { agreeToAll } from '#people.ts';
import { openServer, type Server } from '#server.ts';

export type Visit = {
  language?: 'fr' | 'en';
  width?: number;
  scheme?: 'dark' | 'light';
  scripts?: boolean;
  /** False for somebody who has not chosen yet what is kept, and is asked. */
  hasChosen?: boolean;
  /** True lets the service worker in, which hides its requests from journeys that answer some. */
  keepsCopies?: boolean;
  /** True for a page that is left open while another build takes its server's place. */
  outlivesBuild?: boolean;
};

export type Stage = {
  server: Server;
  /** A person's browser: cookies and storage of their own, closed when the test ends. */
  visit(options?: Visit): Promise<Page>;
};

const locales = { fr: 'fr-FR', en: 'en-GB' };
/** Milliseconds: a busy machine is slow, which is not the page's fault. */
const patience = 60_000;

/**
 * Where no browser starts, journeys are skipped, and say why; CI never skips. Decided once, before
 * the tests of a file are collected.
 */
const opened: { browser: Browser; origin: string } | { reason: string } = await openBrowser(
  unseen,
).catch((error: Error) => {
  if (process.env.CI) throw error;
  return { reason: error.message };
});
if ('reason' in opened) console.error(`Journeys are skipped. ${opened.reason}`);

/**
 * The files of a worker share its browser, and a server where they need none of their own: starting
 * both took as long as most journeys.
 */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads there which fixtures this one needs.
const inHouse = test.extend('house', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const server = await openServer();
  onCleanup(server.close);
  return server;
});

/** A journey: a test that needs a browser. */
export const journey = inHouse.skipIf('reason' in opened);

/** For journeys that count what everybody sees, or that stop the server: nobody else was there. */
export const aServerOfItsOwn = async () => ({});

/**
 * Gives the journeys of a file a server, and a person's browser whenever one asks. Others have been
 * on that server before: people are new, the dreams of strangers are not. `configure` opens another,
 * and answers with what its environment holds beside the usual.
 */
export function openStage(configure?: () => Promise<Record<string, string>>): Stage {
  let server: Server | undefined;
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];

  if (configure) {
    beforeAll(async () => {
      if ('browser' in opened) server = await openServer(await configure());
    });
    afterAll(() => server?.close());
  } else {
    inHouse.beforeAll(({ house }) => {
      server = house;
    });
  }
  beforeEach(() => {
    contexts = [];
    faults = [];
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    // A script that throws, a part that is missing or blocked: faults even where nobody sees them.
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

  async function visit(options: Visit = {}) {
    const { language = 'fr', width = 1440, scheme = 'dark', scripts = true } = options;
    const { hasChosen = true, keepsCopies = false, outlivesBuild = false } = options;
    if (!('browser' in opened)) throw new Error(opened.reason);
    const context = await opened.browser.newContext({
      baseURL: stage.server.origin,
      locale: locales[language],
      timezoneId: 'Europe/Paris',
      colorScheme: scheme,
      reducedMotion: 'reduce',
      javaScriptEnabled: scripts,
      viewport: { width, height: 900 },
      serviceWorkers: keepsCopies ? 'allow' : 'block',
    });
    contexts.push(context);
    if (hasChosen) await agreeToAll(context, stage.server.origin);
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    if (scripts) waitsForScripts(page);
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      const isPart = ['stylesheet', 'script', 'font', 'image'].includes(kind);
      const isGone = outlivesBuild && response.status() === 404;
      if (isPart && response.status() >= 400 && !isGone)
        faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(text)) {
        faults.push(`${page.url()}: ${text}`);
      }
    });
    return page;
  }

  const stage: Stage = {
    get server() {
      if (!server) throw new Error('The stage opens before the first journey.');
      return server;
    },
    visit,
  };
  return stage;
}

/**
 * Scripts come after the first paint: a page that is gone to is only handed over once they listen,
 * as a person is slower than they are. Who names what to wait for gets the page as it is then.
 */
function waitsForScripts(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const wait = async () => {
    // A document that is no page of the product has nothing to wait for.
    const isPage = await page.evaluate("'__reactRouterContext' in window");
    if (isPage) await page.locator('html[data-listening]').waitFor({ state: 'attached' });
  };
  page.goto = async (address, options) => {
    const response = await goTo(address, options);
    if (!options?.waitUntil) await wait();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await wait();
    return response;
  };
}
