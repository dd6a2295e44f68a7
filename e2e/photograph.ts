import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { agreeToAll, untilAwake } from '#people.ts';
import { openings, type Print, type Shot } from '#shot-list.ts';

const height = 900;
const locales = { fr: 'fr-FR', en: 'en-GB' } as const;
const widths = [390, 768, 1440];

type Look = { width: number; scheme: 'dark' | 'light'; language: keyof typeof locales };

export const looks: Look[] = widths.flatMap((width) =>
  (['dark', 'light'] as const).flatMap((scheme) =>
    (['fr', 'en'] as const).map((language) => ({ width, scheme, language })),
  ),
);

/** Whether a sample holds the shot of that place in the list in this look: one a width. */
export function isSampled(place: number, { width, scheme, language }: Look): boolean {
  const turn = widths.indexOf(width) + place;
  return scheme === (turn % 2 ? 'light' : 'dark') && language === (turn % 4 < 2 ? 'fr' : 'en');
}

/** Where the pages are, and the session of the dreamer in them. */
type Studio = { browser: Browser; origin: string; token: string; folder: string };

export type Visitor = Pick<Shot, 'isOwn' | 'hasChosen'>;

/** The page of somebody who keeps what was fetched from one shot to the next. */
export function openLook(studio: Studio, visitor: Visitor, look: Look): Promise<Page> {
  return openPage(studio, visitor, {
    locale: locales[look.language],
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    viewport: { width: look.width, height },
  });
}

/** Photographs a page whole, or `isCut` into pieces as high as the window. */
export async function photograph(page: Page, shot: Shot, file: string, isCut: boolean) {
  await show(page, shot.path);
  if (shot.open) {
    await openings[shot.open](page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${file}.png` });
  } else if (isCut) {
    await photographPieces(page, file);
  } else {
    await page.screenshot({ path: `${file}.png`, fullPage: true });
  }
}

/** What the window shows, scrolled by its own height: what is fixed stands in every piece. */
async function photographPieces(page: Page, file: string): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let piece = 0; piece * height < whole; piece += 1) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), piece * height);
    await page.screenshot({ path: `${file}-${piece + 1}.png` });
  }
}

/** A page on paper, as a PDF. */
export async function print(studio: Studio, { name, path }: Print): Promise<void> {
  const anyone = { isOwn: false, hasChosen: true };
  const page = await openPage(studio, anyone, { locale: locales.fr });
  await show(page, path);
  await page.pdf({ path: join(studio.folder, `${name}.pdf`), format: 'A4' });
  await page.context().close();
}

async function openPage(
  { browser, origin, token }: Studio,
  { isOwn, hasChosen }: Visitor,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    timezoneId: 'Europe/Paris',
    // Copies for later would be fetched beside what is photographed.
    serviceWorkers: 'block',
  });
  if (hasChosen) await agreeToAll(context, origin);
  if (isOwn) {
    await context.addCookies([{ name: 'session', value: token, url: origin }]);
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
  }
  return await context.newPage();
}

/** Opens a page, and waits for its fonts and for every picture of it. */
async function show(page: Page, path: string): Promise<void> {
  // An address that differs in its hash alone would not be loaded anew.
  await page.goto('about:blank');
  await page.goto(path);
  // The night has no frame that wakes.
  if (path !== '/night') await untilAwake(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A page may be fuller once it has been scrolled.
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    // One that waits to come near would never answer.
    for (const picture of document.images) picture.loading = 'eager';
    // A picture that is passed over while it is far away is never decoded.
    const enough = new Promise((resolve) => setTimeout(resolve, 5_000));
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), enough]);
  });
}
