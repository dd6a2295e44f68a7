import { expect, test } from 'vitest';
import { detectionOf, detectionValue, languageOf, readCookie } from '#language/language.ts';

const asked = (headers: Record<string, string>) => languageOf(new Headers(headers));

test('a chosen language stands above what the browser asks for', () => {
  expect(asked({ cookie: 'mode=dark; language=fr', 'accept-language': 'en' })).toBe('fr');
});

test('the first language asked for that is spoken here is spoken', () => {
  expect(asked({ 'accept-language': 'de, en-GB;q=0.8, fr;q=0.5' })).toBe('en');
  expect(asked({ 'accept-language': 'en;q=0.4, fr-CA;q=0.9' })).toBe('fr');
});

test('a language refused with a quality of zero is not spoken', () => {
  expect(asked({ 'accept-language': 'en;q=0, fr;q=0.1' })).toBe('fr');
});

test.each([
  {},
  { 'accept-language': '*' },
  { 'accept-language': ';;,=' },
  { cookie: 'language=xx' },
])('French where nothing helps: %o', (headers) => {
  expect(asked(headers)).toBe('fr');
});

test('a cookie is found among others, whole even where it holds an equals sign', () => {
  expect(readCookie('a=1; theme=sky;b=x=y', 'theme')).toBe('sky');
  expect(readCookie('a=1; theme=sky;b=x=y', 'b')).toBe('x=y');
  expect(readCookie('mytheme=sky', 'theme')).toBeNull();
  expect(readCookie(null, 'theme')).toBeNull();
});

test('where the browser is not to be asked, a choice counts, and French without one', () => {
  const off = { 'accept-language': 'en', cookie: 'language-detection=memory' };
  expect(asked(off)).toBe('fr');
  expect(asked({ ...off, cookie: `${off.cookie}; language=en` })).toBe('en');
});

test('both ways of finding a language are on where nothing was said, and kept as they are set', () => {
  expect(detectionOf(null)).toEqual({ asksBrowser: true, isRemembered: true });
  for (const asksBrowser of [true, false]) {
    for (const isRemembered of [true, false]) {
      const detection = { asksBrowser, isRemembered };
      expect(detectionOf(`language-detection=${detectionValue(detection)}`)).toEqual(detection);
    }
  }
});
