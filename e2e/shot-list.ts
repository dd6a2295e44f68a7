import type { Page } from 'playwright-core';

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

const visited = [
  '/',
  '/dreams',
  '/dreams?type=lucid&sort=popular',
  '/dreams?q=zzzz',
  '/about',
  '/science',
  '/login',
  '/api',
  '/register',
  '/reset?token=sample',
  '/reset',
  '/features',
  '/pricing',
  '/pricing?billing=yearly',
  '/pricing?category=business',
  '/pricing?category=research',
  '/blog',
  '/blog?q=zzzz',
  '/blog/a-painter-without-a-model',
  '/blog/category/research',
  '/contact',
  '/contact#dreamer',
  '/credits',
  '/terms',
  '/privacy',
  '/cookies',
  '/newsletter',
  '/newsletter/leave',
  '/documentation',
  '/documentation?q=image',
  '/documentation/usage/interpreting',
  '/documentation/guides/lucid-dreaming',
  '/documentation/getting-started/installation',
  '/offline',
  '/support',
  '/support?q=peinture',
  '/status',
  '/nowhere',
];
const printed = ['/blog/a-painter-without-a-model', '/terms', '/documentation/usage/interpreting'];

/** Every page, as its visitors and as whoever is signed in see it. `dream` is a dream's path. */
export function listShots(dream: string): Shot[] {
  const own = ['/', '/dashboard', '/dashboard?q=mer', '/dreams/new', '/profile', dream];
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
    ...[...visited, dream].map((path) => named(path, false)),
    ...[...own, `${dream}/edit`].map((path) => named(path, true)),
  ];
}

/** What is worth its paper, and the dream with its analysis. */
export function listPrints(dream: string): Print[] {
  return [...printed, dream].map((path) => ({
    name: `print-${path.replace(dream, 'dream').replace(/[^a-z]+/g, '-')}`,
    path,
  }));
}
