import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consentNow, consentOf, consentValue, readConsent } from '#keeping/consent.ts';
import { consentCookies, preferenceCookie } from '#keeping/cookies.ts';

const now = new Date('2026-11-21T08:00:00Z');
const choice = { functional: true, analytics: false, marketing: false };
const place = (cookies: string | null) => ({ origin: 'https://reverie.test', cookies });
const cookieOf = (chosen: typeof choice, at = new Date()) =>
  `theme=sky; consent=${consentValue(consentNow(chosen, at))}; language=en`;

test('a record is read as it was written, from storage and from the cookie', () => {
  const flag = fc.boolean();
  fc.assert(
    fc.property(flag, flag, flag, (functional, analytics, marketing) => {
      const consent = consentNow({ functional, analytics, marketing }, now);
      expect(readConsent(JSON.stringify(consent), now)).toEqual(consent);
      expect(consentOf(`a=1; consent=${consentValue(consent)}`, now)).toEqual(consent);
    }),
  );
});

test('whatever else stands there is no choice, and breaks nothing', () => {
  for (const text of ['', 'null', '[]', '{"functional":true}', '%', '{"timestamp":3}', '"yes"']) {
    expect(readConsent(text, now)).toBeNull();
    expect(consentOf(`consent=${text}`, now)).toBeNull();
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readConsent(text, now)).toBeNull();
      expect(consentOf(`consent=${text}`, now)).toBeNull();
    }),
  );
});

test('a choice is asked for again after a year', () => {
  const consent = consentNow(choice, now);
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(readConsent(JSON.stringify(consent), after(365))).toEqual(consent);
  expect(readConsent(JSON.stringify(consent), after(366))).toBeNull();
});

test('a preference lasts a year where that was agreed to, and otherwise as long as the visit', () => {
  const lasting = preferenceCookie('theme', 'sky', place(cookieOf(choice)));
  expect(lasting).toBe('theme=sky; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
  for (const cookies of [null, '', cookieOf({ ...choice, functional: false })]) {
    expect(preferenceCookie('theme', 'sky', place(cookies))).not.toContain('Max-Age');
  }
});

test('choosing keeps its record for a year, and what was kept before on the new terms', () => {
  const refused = consentNow({ ...choice, functional: false }, now);
  const [record, ...kept] = consentCookies(refused, place(cookieOf(choice)));
  expect(record).toMatch(/^consent=.*Max-Age=31536000/);
  expect(kept).toEqual([
    'theme=sky; Path=/; Secure; SameSite=Lax',
    'language=en; Path=/; Secure; SameSite=Lax',
  ]);
});

test('a language that is not to be remembered ends with the visit, whatever was agreed to', () => {
  const forgetful = place(`${cookieOf(choice)}; language-detection=browser`);
  expect(preferenceCookie('language', 'fr', forgetful)).not.toContain('Max-Age');
  expect(preferenceCookie('theme', 'sky', forgetful)).toContain('Max-Age');
  const kept = consentCookies(consentNow(choice, now), forgetful);
  const lasting = kept.filter((line) => line.includes('Max-Age'));
  expect(lasting.map((line) => line.split('=')[0])).toEqual([
    'consent',
    'theme',
    'language-detection',
  ]);
});

test('nothing else writes to the browser: the list of /cookies is whole', async () => {
  const app = join(import.meta.dirname, '..');
  const writers: string[] = [];
  for (const name of await readdir(app, { recursive: true })) {
    if (!/\.tsx?$/.test(name) || name.includes('.test.')) continue;
    const source = await readFile(join(app, name), 'utf8');
    if (
      /document\.cookie\s*=|(local|session)Storage|indexedDB|openDB\(|caches\.open/.test(source)
    ) {
      writers.push(name);
    }
  }
  expect(writers.sort()).toEqual([
    'keeping/device/database.ts',
    'keeping/keep.ts',
    'keeping/model-store.ts',
  ]);
});
