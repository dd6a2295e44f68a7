import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath, returnPath, signInPath } from '#api/return-path.ts';

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
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/here/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/%2E%2e//elsewhere.example',
    '/./\\elsewhere.example',
    '/.\\/elsewhere.example',
    '/.\t//elsewhere.example',
    '//elsewhere.example/.data',
    '/_.data/..//elsewhere.example',
    ' //elsewhere.example',
    '\u0000//elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    'dreams',
  ];
  for (const wanted of elsewhere) expect(returnPath(wanted)).toBe('/dashboard');
});

test('whatever is asked for, what is followed is a path of ours and stays it', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', '\r', '\u0000', ' ', '@', ':'],
    ...['_.data', '.data', '?', '#', '_routes=root', 'elsewhere.example', 'https:', 'dreams', 'é'],
  );
  const words = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(fc.constantFrom('', '/'), words, (start, rest) => {
      const path = ownPath(`${start}${rest}`);
      if (path === null) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).toMatch(/^[\x21-\x7e]+$/);
      const origin = 'https://reverie.example';
      expect(new URL(path, origin).origin).toBe(origin);
      // A browser, a proxy or the next page of ours reads the same in it.
      expect(`${new URL(path, origin).pathname}${new URL(path, origin).search}`).toBe(path);
    }),
    { numRuns: 3_000 },
  );
});

test('who followed a link is brought back to the page, not to its data', () => {
  expect(returnPath('/dreams/new.data')).toBe('/dreams/new');
  expect(returnPath('/dashboard.data?q=sea&_routes=routes%2Fdashboard')).toBe('/dashboard?q=sea');
  expect(returnPath('/_.data')).toBe('/');
  expect(signInPath('/dreams/new.data')).toBe('/login?from=%2Fdreams%2Fnew');
  expect(signInPath('/dashboard.data')).toBe('/login');
});

test('the sign-in page is told where one came from, unless it leads there anyway', () => {
  expect(signInPath('/dreams/new')).toBe('/login?from=%2Fdreams%2Fnew');
  expect(signInPath('/dashboard')).toBe('/login');
  expect(signInPath('/profile', { ended: true })).toBe('/login?from=%2Fprofile&session=ended');
});
