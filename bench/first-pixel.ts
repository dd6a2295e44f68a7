import type { Browser } from 'playwright-core';
import { type Figure, millis, printFigures } from '#print.ts';
import { startServer, withFolder } from '#server.ts';
import { median } from '#statistics.ts';
import { openBrowser } from '../e2e/browser.ts';

const visits = 7;
const most = 2_500;
const dreams = [
  'Je grimpe à une échelle posée sur les toits. La lune est si près',
  'A red whale swims through the kitchen while my mother laughs',
  'Cent oiseaux noirs tombent dans la cour de mon école',
];

/**
 * From the last key on the home to the first pixel of paint on its sheet: the engine and the press
 * come to a browser that has neither, read, compose, wait for a pause, and brush.
 */
export async function measureFirstPixel(): Promise<void> {
  await withFolder(async (dataFolder) => {
    const server = await startServer({ dataFolder });
    const { browser, origin } = await openBrowser();
    try {
      const [cold, warm]: [number[], number[]] = [[], []];
      for (let visit = 0; visit < visits; visit += 1) {
        const [first, again] = await write(browser, server.origin, visit);
        cold.push(first);
        warm.push(again);
      }
      const figures: Figure[] = [
        {
          name: 'first picture of a visit',
          value: millis(median(cold)),
          target: `≤ ${millis(most)}`,
          isMet: median(cold) <= most,
        },
        { name: 'another, of words changed later', value: millis(median(warm)) },
      ];
      printFigures(
        `From the last key to the first painted pixel, median of ${visits} (${origin})`,
        figures,
      );
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

/** Milliseconds to the first paint of a first dream, and of one written in its place. */
async function write(browser: Browser, origin: string, visit: number): Promise<[number, number]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('html[data-listening]').waitFor({ state: 'attached' });
    const typed = async (place: number) => {
      await page.locator('#telling').fill('');
      await page.keyboard.type(dreams[place % dreams.length] ?? '', { delay: 25 });
      return page.evaluate<number>(firstPixel);
    };
    const first = await typed(visit);
    await page.locator('.telling-canvas[data-stage="done"]').waitFor();
    return [first, await typed(visit + 1)];
  } finally {
    await context.close();
  }
}

/** Runs in the page: looks at the sheet in a few pixels each frame, until paint changes one of them. */
const firstPixel = `new Promise((resolve) => {
  const from = performance.now();
  const small = new OffscreenCanvas(8, 10);
  const pen = small.getContext('2d', { willReadFrequently: true });
  let before;
  const look = (now) => {
    const sheet = document.querySelector('.telling-canvas');
    if (sheet) {
      pen.drawImage(sheet, 0, 0, 8, 10);
      const seen = pen.getImageData(0, 0, 8, 10).data;
      before ??= seen;
      if (seen.some((value, at) => Math.abs(value - before[at]) > 48)) return resolve(now - from);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;
