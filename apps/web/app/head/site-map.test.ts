import { expect, test } from 'vitest';
import { escapeXml } from '#head/escape.ts';
import { siteMap, siteMapIndex } from '#head/site-map.ts';

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
