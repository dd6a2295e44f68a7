import { createHash } from 'node:crypto';
import { wordings } from '@reverie/contract/consents.rules';
import { expect, test } from 'vitest';
import { termsChangesEn } from '#features/legal/changes-text.en.ts';
import { termsChangesFr } from '#features/legal/changes-text.fr.ts';
import { termsEn } from '#features/legal/terms-text.en.ts';
import { termsFr } from '#features/legal/terms-text.fr.ts';

/** The text of each version, in both languages, kept as its digest. */
const digests: Record<string, string> = {
  1: 'f7f27580f2d22186',
};

test('the terms never change under the version people accepted', () => {
  const text = JSON.stringify([termsFr, termsEn]);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect(digest).toBe(digests[wordings.terms]);
});

test('each version says what changed, and the terms say which one they are', () => {
  for (const changes of [termsChangesFr, termsChangesEn]) {
    expect(Object.keys(changes)).toEqual(Object.keys(digests));
  }
  for (const { lead } of [termsFr, termsEn]) expect(lead).toContain(`ersion ${wordings.terms}`);
});
