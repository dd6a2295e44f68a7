import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listedPaths, privatePaths } from '#head/listed-paths.ts';
import { siteMap, siteMapIndex } from '#head/site-map.ts';
import { escapeXml } from '#head/xml.ts';
import routes from '../routes.ts';

const origin = 'https://reverie.example';

test('a page is listed in both languages, each beside all of them', () => {
  const map = siteMap(origin, [{ path: '/blog', changedAt: '2026-11-02T08:00:00.000Z' }]);
  expect(map.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://reverie.example/blog',
    '<loc>https://reverie.example/blog?lang=en',
  ]);
  expect(map.match(/hreflang="[^"]*"/g)).toEqual(
    ['fr', 'en', 'x-default', 'fr', 'en', 'x-default'].map((name) => `hreflang="${name}"`),
  );
  expect(map.match(/<lastmod>2026-11-02T08:00:00.000Z</g)).toHaveLength(2);
});

test('what an address holds never ends the element it stands in', () => {
  expect(siteMap(origin, [{ path: '/blog?a=1&b=<x>' }])).not.toMatch(/&b=|<x>/);
  expect(siteMapIndex(origin, ['/a&b'])).toContain('<loc>https://reverie.example/a&amp;b</loc>');
  expect(escapeXml('a\u0000\u000bb\ud800')).toBe('ab');
});

/** Listed by what they show, resolved to a page, or read by machines alone. */
const elsewhere = [
  ...['blog/:slug', 'blog/category/:category', 'dreams/:id', 'documentation/:section?/:page?'],
  ...['login', 'register', 'offline', '*', 'blog/feed.xml', 'science.md'],
  ...['robots.txt', 'sitemap.xml', 'sitemap/pages.xml', 'sitemap/dreams/:page'],
];

test('every page is either listed or closed to robots', () => {
  const known = new Set<string>([
    ...listedPaths,
    ...privatePaths.map((path) => path.replace('*', ':id')),
    ...elsewhere.map((path) => `/${path}`),
  ]);
  const paths = routes.map(({ path = '' }) => `/${path}`);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test('every family of pages has its picture', () => {
  const folder = new URL('../../public/previews/', import.meta.url);
  expect(readdirSync(folder).sort()).toEqual([
    'guide.jpg',
    'house.jpg',
    'library.jpg',
    'science.jpg',
  ]);
});
