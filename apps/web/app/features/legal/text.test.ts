import { expect, test } from 'vitest';
import { cookiesEn } from '#features/legal/cookies-text.en.ts';
import { cookiesFr } from '#features/legal/cookies-text.fr.ts';
import { privacyEn } from '#features/legal/privacy-text.en.ts';
import { privacyFr } from '#features/legal/privacy-text.fr.ts';
import { termsEn } from '#features/legal/terms-text.en.ts';
import { termsFr } from '#features/legal/terms-text.fr.ts';
import { type LegalText, readLegalText } from '#features/legal/text.ts';
import {
  copyStores,
  deviceDatabase,
  draftPrefix,
  essentialCookies,
  essentialKeys,
  modelStore,
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
  for (const controller of [null, 'Ada Martin, 1 rue de la Lune']) {
    expect(outline(privacyEn(controller))).toEqual(outline(privacyFr(controller)));
  }
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
    deviceDatabase,
    modelStore,
  ];
  for (const { sections } of [cookiesFr, cookiesEn]) {
    const listed = sections
      .slice(1, 3)
      .flatMap(({ entries = [] }) => entries.map(([name]) => name));
    expect(listed.sort()).toEqual([...names].sort());
  }
});

test('who answers for what is kept is named, or it is said that nobody is', () => {
  const controller = 'Ada Martin, 1 rue de la Lune';
  for (const privacy of [privacyFr, privacyEn]) {
    expect(privacy(controller).sections[0]?.paragraphs[0]).toContain(controller);
    expect(privacy(null).sections[0]?.paragraphs[0]).toMatch(/pas indiqué|not given/);
  }
});

test('each reader is given their own language, set as it is written', () => {
  const request = new Request('http://localhost/terms', { headers: { cookie: 'language=fr' } });
  const text = readLegalText(request, { fr: termsFr, en: termsEn });
  expect(text.title).toBe('Conditions d’utilisation');
  expect(JSON.stringify(text)).not.toContain(' ;');
});
