import { expect, test } from 'vitest';
import { addressIn, addressOf, alternates } from '#head/address.ts';

const origin = 'https://reverie.example';

test('French has the bare path, English names itself', () => {
  expect(addressIn('fr', origin, '/pricing')).toBe('https://reverie.example/pricing');
  expect(addressIn('en', origin, '/pricing')).toBe('https://reverie.example/pricing?lang=en');
});

test('what the path already asks for stays', () => {
  expect(addressIn('en', origin, '/blog?page=2')).toBe(
    'https://reverie.example/blog?page=2&lang=en',
  );
});

test('a page names itself in both languages and by default', () => {
  expect(alternates(origin, '/').map(({ language }) => language)).toEqual([
    'fr',
    'en',
    'x-default',
  ]);
});

test('a page is known by the address it was asked by', () => {
  expect(addressOf('', origin, '/blog')).toBe('https://reverie.example/blog');
  expect(addressOf('?q=lune&lang=en', origin, '/blog')).toBe(
    'https://reverie.example/blog?lang=en',
  );
  expect(addressOf('?lang=xx', origin, '/blog')).toBe('https://reverie.example/blog');
});
