import { expect, test } from 'vitest';
import type { LegalText } from '#features/legal/legal-text.ts';
import { privacyEn } from '#features/legal/privacy.en.ts';
import { privacyFr } from '#features/legal/privacy.fr.ts';
import { readLegalText } from '#features/legal/read-legal-text.ts';
import { termsEn } from '#features/legal/terms.en.ts';
import { termsFr } from '#features/legal/terms.fr.ts';

function outline({ sections }: LegalText) {
  return sections.map(({ paragraphs, entries = [] }) => [paragraphs.length, entries.length]);
}

test('both languages say the same things in the same order', () => {
  expect(outline(termsEn)).toEqual(outline(termsFr));
  expect(outline(privacyEn)).toEqual(outline(privacyFr));
});

test('each reader is given their own language, set as it is written', () => {
  const request = new Request('http://localhost/terms', { headers: { cookie: 'language=fr' } });
  const text = readLegalText(request, { fr: termsFr, en: termsEn });
  expect(text.title).toBe('Conditions d’utilisation');
  expect(JSON.stringify(text)).not.toContain(' ;');
});
