import { expect, test } from 'vitest';
import { cookiesEn } from '#features/legal/cookies.en.ts';
import { cookiesFr } from '#features/legal/cookies.fr.ts';
import type { LegalText } from '#features/legal/legal-text.ts';
import { privacyEn } from '#features/legal/privacy.en.ts';
import { privacyFr } from '#features/legal/privacy.fr.ts';
import { readLegalText } from '#features/legal/read-legal-text.ts';
import { termsEn } from '#features/legal/terms.en.ts';
import { termsFr } from '#features/legal/terms.fr.ts';
import {
  copyStores,
  draftPrefix,
  essentialCookies,
  essentialKeys,
  preferenceCookies,
  preferenceKeys,
  visitKeys,
} from '#keeping/kept.ts';

function outline({ sections }: LegalText) {
  return sections.map(({ paragraphs, entries = [], link }) => [
    paragraphs.length,
    entries.length,
    link?.[0],
  ]);
}

test('both languages say the same things in the same order', () => {
  expect(outline(termsEn)).toEqual(outline(termsFr));
  expect(outline(privacyEn)).toEqual(outline(privacyFr));
  expect(outline(cookiesEn)).toEqual(outline(cookiesFr));
});

test('every name something is kept by is listed once, in both languages', () => {
  const names = [
    ...essentialCookies,
    ...preferenceCookies,
    ...essentialKeys,
    draftPrefix,
    ...preferenceKeys,
    ...visitKeys,
    ...copyStores,
  ];
  for (const { sections } of [cookiesFr, cookiesEn]) {
    const listed = sections
      .slice(1, 3)
      .flatMap(({ entries = [] }) => entries.map(([name]) => name));
    expect(listed.sort()).toEqual([...names].sort());
  }
});

test('each reader is given their own language, set as it is written', () => {
  const request = new Request('http://localhost/terms', { headers: { cookie: 'language=fr' } });
  const text = readLegalText(request, { fr: termsFr, en: termsEn });
  expect(text.title).toBe('Conditions d’utilisation');
  expect(JSON.stringify(text)).not.toContain(' ;');
});
