import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { kilobytes, millis, printTable } from '#print.ts';
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
