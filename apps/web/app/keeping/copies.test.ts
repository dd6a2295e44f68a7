import { expect, test } from 'vitest';
import { pageAddress } from '#keeping/copies.ts';
import { copyRule } from '#keeping/copy-rule.ts';

const origin = 'https://reverie.test';

test('the data of a page lead to the page', () => {
  for (const [asked, page] of [
    ['/_.data', '/'],
    ['/about.data', '/about'],
    ['/dreams.data?type=lucid&_routes=routes%2Flibrary', '/dreams?type=lucid'],
    ['/blog?page=2', '/blog?page=2'],
  ] as const) {
    expect(pageAddress(new URL(asked, origin))).toBe(page);
  }
});

test('strangers keep what is there to read, and nothing where something is done or private', () => {
  for (const path of [
    '/',
    '/dreams',
    '/dreams/x?y=1',
    '/blog/a-b',
    '/documentation/usage',
    '/terms',
  ])
    expect(copyRule(path, false)).toBe('keep');
  for (const path of [
    '/login',
    '/dashboard',
    '/?lost',
    '/profile',
    '/dreams/x/edit',
    '/newsletter/confirm',
    '/offline',
    '/apix',
  ])
    expect(copyRule(path, false)).toBeNull();
});

test('nothing that a signed-in reader is sent is kept', () => {
  for (const path of ['/', '/dreams/x', '/profile']) expect(copyRule(path, true)).toBe('forget');
});
