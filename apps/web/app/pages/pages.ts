import { openPages } from '#pages/open-pages.ts';
import { ownPages } from '#pages/own-pages.ts';
import type { Page, Resource, Said } from '#pages/page.ts';

/**
 * Every page, once. Routes, menus, the search of the site, its map and robots.txt, what a device may
 * keep, link previews, titles and the tests that walk every page are made from this list. A page is
 * an entry in one of its two halves and a file in `routes`.
 */
export const pages: readonly (Page & { route: PageRoute })[] = [...openPages, ...ownPages];

export type NamedPage = Page & { name: Said; to: string };

/** Pages that go by a name, and where a link to each leads: without the parts that may be left out. */
export const namedPages: readonly NamedPage[] = pages.flatMap((page) => {
  const { name, path } = page;
  return name ? [{ ...page, name, to: path.replace(/\/:\w+\?/g, '') }] : [];
});

/** The name of a page's file, which tells it from all others. */
export type PageRoute = (typeof openPages | typeof ownPages)[number]['route'];

export const resources: readonly Resource[] = [
  { route: 'session', path: '/session', isClosed: true },
  { route: 'passkey', path: '/passkey', isClosed: true },
  { route: 'elsewhere', path: '/auth/:provider', isClosed: true },
  { route: 'elsewhere-callback', path: '/auth/:provider/callback', isClosed: true },
  { route: 'settings-index', path: '/settings', isClosed: true },
  { route: 'help', path: '/help', isClosed: true },
  { route: 'teasers', path: '/teasers', isClosed: true },
  { route: 'night-reminder', path: '/night/reminder.ics' },
  { route: 'blog-feed', path: '/blog/feed.xml' },
  { route: 'user-feed', path: '/u/:username/feed.xml' },
  { route: 'embed', path: '/embed/dreams/:id' },
  { route: 'science-text', path: '/science.md' },
  { route: 'robots', path: '/robots.txt' },
  { route: 'sitemap', path: '/sitemap.xml' },
  { route: 'sitemap-pages', path: '/sitemap/pages.xml' },
  { route: 'sitemap-dreams', path: '/sitemap/dreams/:page' },
];
