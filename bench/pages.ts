import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { type Figure, kilobytes, millis, printFigures, printTable } from '#print.ts';
import { startServer, withFolder } from '#server.ts';
import { median } from '#statistics.ts';
import { tellDream } from '#told-dream.ts';
import { openBrowser } from '../e2e/browser.ts';

const visits = 3;
const viewport = { width: 390, height: 844 };

const kinds = { Document: 'HTML', Script: 'JavaScript', Stylesheet: 'CSS', Font: 'fonts' } as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'pictures and others';

type Visit = { bytes: Map<Kind, number>; largestPaint: number };

/** What a first visit transfers, compressed as sent, and when its largest part is painted. */
export async function measurePages(): Promise<void> {
  await withFolder(async (dataFolder) => {
    const server = await startServer({ dataFolder });
    try {
      const id = await tellDream(server.origin);
      const { browser, origin } = await openBrowser();
      try {
        const rows: string[][] = [];
        for (const path of ['/', `/dreams/${id}`]) {
          const seen: Visit[] = [];
          for (let visit = 0; visit < visits; visit += 1) {
            seen.push(await visitPage(browser, `${server.origin}${path}`));
          }
          rows.push([path.replace(id, '{id}'), ...describe(seen)]);
        }
        const columns = [...Object.values(kinds), 'pictures and others', 'LCP'];
        printTable(`A first visit at ${viewport.width} px (${origin})`, ['page', ...columns], rows);
        printFigures('What / is made of, by gzip at level 9', await weigh(browser, server.origin));
      } finally {
        await browser.close();
      }
    } finally {
      await server.stop();
    }
  });
}

function describe(seen: readonly Visit[]): string[] {
  const bytesOf = (kind: Kind) => median(seen.map(({ bytes }) => bytes.get(kind) ?? 0));
  const all: Kind[] = [...Object.values(kinds), 'pictures and others'];
  return [
    ...all.map((kind) => kilobytes(bytesOf(kind))),
    millis(median(seen.map(({ largestPaint }) => largestPaint))),
  ];
}

/** Runs in the page. */
const largestPaintSoFar = `new Promise((resolve) => {
  const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** One visit by somebody who was never here. */
async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const typeOf = new Map<string, string>();
    const bytes = new Map<Kind, number>();
    await protocol.send('Network.enable');
    protocol.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf(typeOf.get(requestId));
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await page.goto(address, { waitUntil: 'load' });
    // The page goes on loading what it found, and listens for ever: no network idle to wait for.
    await delay(1_500);
    const largestPaint = await page.evaluate<number>(largestPaintSoFar);
    return { bytes, largestPaint };
  } finally {
    await context.close();
  }
}

function kindOf(type: string | undefined): Kind {
  for (const [name, kind] of Object.entries(kinds)) if (name === type) return kind;
  return 'pictures and others';
}

const budget = { scripts: 145, sheets: 20, fonts: 60 };

/** What the home fetches until it listens, and in the seconds after, however it was sent. */
async function weigh(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(markListening);
    await page.goto(origin, { waitUntil: 'load' });
    await delay(4_000);
    const { listening, parts, styles } = await page.evaluate<Parts>(readParts);
    const compressed = async (address: string) => gzip(await (await fetch(address)).text());
    const sizeOf = async (addresses: string[]) => sum(await Promise.all(addresses.map(compressed)));
    const scripts = parts.filter(({ name }) => name.endsWith('.js'));
    const awake = scripts.filter(({ startTime }) => startTime <= listening);
    const sheets = parts.filter(({ name }) => name.endsWith('.css'));
    const fonts = parts.filter(({ name }) => name.endsWith('.woff2'));
    const names = (some: typeof parts) => some.map(({ name }) => name);
    return [
      held('JavaScript until it listens', await sizeOf(names(awake)), budget.scripts),
      { name: 'and what comes when idle', value: kilobytes(await sizeOf(names(scripts))) },
      held('CSS', sum(styles.map(gzip)) + (await sizeOf(names(sheets))), budget.sheets),
      held(
        'fonts, as sent',
        sum(fonts.map(({ encodedBodySize }) => encodedBodySize)),
        budget.fonts,
      ),
    ];
  } finally {
    await context.close();
  }
}

type Part = { name: string; startTime: number; encodedBodySize: number };
type Parts = { listening: number; parts: Part[]; styles: string[] };

/** Run in the page. */
const markListening = `new MutationObserver((_, observer) => {
  if (!('listening' in document.documentElement.dataset)) return;
  performance.mark('listening');
  observer.disconnect();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-listening'] });`;
const readParts = `({
  listening: performance.getEntriesByName('listening')[0].startTime,
  parts: performance.getEntriesByType('resource').map((entry) => entry.toJSON()),
  styles: [...document.querySelectorAll('style')].map((style) => style.textContent),
})`;

function gzip(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

function held(name: string, bytes: number, most: number): Figure {
  const target = `at most ${most} KB`;
  return { name, value: kilobytes(bytes), target, isMet: bytes <= most * 1024 };
}
