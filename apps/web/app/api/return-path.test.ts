import { expect, test } from 'vitest';
import { returnPath, signInPath } from '#api/return-path.ts';

test('a sign-in leads back to the page that asked for it', () => {
  expect(returnPath('/dreams/new')).toBe('/dreams/new');
  expect(returnPath('/dreams?page=2')).toBe('/dreams?page=2');
});

test('nothing asked for leads to the dreams', () => {
  expect(returnPath(null)).toBe('/dashboard');
  expect(returnPath('')).toBe('/dashboard');
});

test('no address of another site is followed', () => {
  const elsewhere = [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    'dreams',
  ];
  for (const wanted of elsewhere) expect(returnPath(wanted)).toBe('/dashboard');
});

test('the sign-in page is told where one came from, unless it leads there anyway', () => {
  expect(signInPath('/dreams/new')).toBe('/login?from=%2Fdreams%2Fnew');
  expect(signInPath('/dashboard')).toBe('/login');
  expect(signInPath('/profile', { ended: true })).toBe('/login?from=%2Fprofile&session=ended');
});
