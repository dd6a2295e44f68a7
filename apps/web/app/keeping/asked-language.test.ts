import { expect, test } from 'vitest';
import { hearLanguage } from '#keeping/asked-language.ts';
import { consentNow, consentValue, everything, onlyEssential } from '#keeping/consent.ts';
import { languageOf } from '#language/language.ts';

const origin = 'https://reverie.example';

function ask(query: string, cookie = '', method = 'GET') {
  const headers = { 'accept-language': 'fr', ...(cookie && { cookie }) };
  const { request, cookies } = hearLanguage(
    new Request(`http://localhost/dreams${query}`, { method, headers }),
    origin,
  );
  return { language: languageOf(request.headers), cookies, request };
}

test('a language in the address is spoken and kept until the browser closes', () => {
  const { language, cookies } = ask('?q=mer&lang=en');
  expect(language).toBe('en');
  expect(cookies).toEqual(['language=en; Path=/; Secure; SameSite=Lax']);
});

test('it stands above the language kept before, and the other cookies stay', () => {
  const { language, request } = ask('?lang=en', 'language=fr; session=abc');
  expect(language).toBe('en');
  expect(request.headers.get('cookie')).toContain('session=abc');
});

test('it lasts a year where keeping choices is agreed to, and only there', () => {
  const consent = (choice: typeof everything) =>
    `consent=${consentValue(consentNow(choice, new Date()))}`;
  expect(ask('?lang=en', consent(everything)).cookies[0]).toContain('Max-Age=31536000');
  expect(ask('?lang=en', consent(onlyEssential)).cookies[0]).not.toContain('Max-Age');
});

test.each(['', '?lang=', '?lang=de', '?lang=EN', '?lang=en%0d%0aset-cookie:a=b'])(
  'nothing is kept for %j',
  (query) => {
    const { language, cookies } = ask(query);
    expect(language).toBe('fr');
    expect(cookies).toEqual([]);
  },
);

test('nothing is written again for what is kept already, nor for a form', () => {
  expect(ask('?lang=en', 'language=en').cookies).toEqual([]);
  expect(ask('?lang=en', '', 'POST').cookies).toEqual([]);
});
