import type { Page } from 'playwright-core';
import { pages } from '../apps/web/app/pages/pages.ts';

export type Shot = {
  name: string;
  path: string;
  isOwn: boolean;
  open?: keyof typeof openings;
  /** False for somebody who is still asked about cookies. */
  hasChosen: boolean;
};

export type Print = { name: string; path: string };

/** What lies over a page once it is opened: photographed as the window shows it. */
export const openings = {
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
  async assistant(page: Page) {
    await page.getByRole('button', { name: /^(Ouvrir|Open) Dreamer/ }).click();
    await page.getByRole('dialog', { name: 'Dreamer' }).getByRole('button').nth(3).click();
  },
  async cookies(page: Page) {
    await page.getByRole('region', { name: /cookie/i }).waitFor();
  },
};

/** Pages with an address that is known: of the members alone, or of all others. */
function fixed(isOwn: boolean): string[] {
  return pages
    .filter(({ reader }) => (reader === 'member') === isOwn)
    .map(({ path }) => path.replace(/\/:\w+\?/g, ''))
    .filter((path) => !/[:*]/.test(path));
}

/** What a page shows at other addresses than its own. */
const others = [
  '/dreams?type=lucid&sort=popular',
  '/dreams?q=zzzz',
  '/reset?token=sample',
  '/pricing?billing=yearly',
  '/pricing?category=business',
  '/pricing?category=research',
  '/blog?q=zzzz',
  '/blog/a-painter-without-a-model',
  '/blog/category/research',
  '/contact#dreamer',
  '/documentation?q=image',
  '/documentation/usage/interpreting',
  '/documentation/guides/lucid-dreaming',
  '/documentation/getting-started/installation',
  '/support?q=peinture',
  '/nowhere',
];
/** One that the dreams told here name. */
const symbol = '/journal/symbols/train';
/** A night of which something was said. */
const night = '/journal/nights/2026-03-02';
const printed = ['/blog/a-painter-without-a-model', '/terms', '/documentation/usage/interpreting'];

/** Every page, as visitors and as members see it. `dream` is a dream's path. */
export function listShots(dream: string): Shot[] {
  const own = [
    '/',
    ...fixed(true),
    '/dashboard?q=mer',
    dream,
    `${dream}/edit`,
    `${dream}/layers`,
    night,
    symbol,
    ...['frieze', 'year', 'list'].map((view) => `/journal?view=${view}`),
    '/journal?q=mer',
  ];
  const named = (path: string, isOwn: boolean): Shot => {
    const words = path.replace(dream, 'dream').replace(/^\//, '') || 'home';
    const name = words.replace(/[^a-z]+/g, '-') + (isOwn ? '' : '-visitor');
    return { name, path, isOwn, hasChosen: true };
  };
  const opened = (['menu', 'settings', 'search', 'assistant'] as const).flatMap((open) =>
    [false, true].map((isOwn) => ({ ...named(`/open-${open}`, isOwn), path: '/', open })),
  );
  const asked = { name: 'open-cookies', path: '/blog', isOwn: false, open: 'cookies' } as const;
  return [
    ...opened,
    { ...asked, hasChosen: false },
    ...[...fixed(false), ...others, dream].map((path) => named(path, false)),
    ...own.map((path) => named(path, true)),
  ];
}

/** What is worth its paper, and the dream with its analysis. */
export function listPrints(dream: string): Print[] {
  return [...printed, dream].map((path) => ({
    name: `print-${path.replace(dream, 'dream').replace(/[^a-z]+/g, '-')}`,
    path,
  }));
}
