import { expect, test } from 'vitest';
import { cacheControl, keepCookiesPrivate } from '#platform/http/caching.ts';

test('what depends on who asks is kept by their browser alone', () => {
  const life = { seconds: 60, sharedSeconds: 30, isImmutable: true };
  expect(cacheControl({ keptFor: 'everybody', ...life })).toBe(
    'public, s-maxage=30, max-age=60, immutable',
  );
  expect(cacheControl({ keptFor: 'asker', ...life })).toBe('private, max-age=60, immutable');
});

test('a cookie is never handed on by a shared cache', () => {
  const headers = new Headers({ 'cache-control': 'public, max-age=600', 'set-cookie': 'a=b' });
  keepCookiesPrivate(headers);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const others = new Headers({ 'cache-control': 'public, max-age=600' });
  keepCookiesPrivate(others);
  expect(others.get('cache-control')).toBe('public, max-age=600');
});
