import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { openBrowser } from '#browser.ts';
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
const patience = 30_000;

/**
 * Where no browser starts, journeys are skipped, and say why; CI never skips. Decided once, before
 * the tests of a file are collected.
 */
const opened: { browser: Browser; origin: string } | { reason: string } = await openBrowser().catch(
  (error: Error) => {
    if (process.env.CI) throw error;
    return { reason: error.message };
  },
);
if ('reason' in opened) console.error(`Journeys are skipped. ${opened.reason}`);

/** A journey: a test that needs a browser. */
export const journey = test.skipIf('reason' in opened);

/**
 * Opens a server for the journeys of a file, and a person's browser whenever a journey asks.
 * `configure` answers with what the server's environment holds beside the usual.
 */
export function openStage(configure?: () => Promise<Record<string, string>>): Stage {
  let server: Server | undefined;
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];

  beforeAll(async () => {
    if ('browser' in opened) server = await openServer(await configure?.());
  });
  afterAll(async () => {
    await server?.close();
    if ('browser' in opened) await opened.browser.close();
  });
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
