import { createHash } from 'node:crypto';
import { consentWording, recipientPurposes } from '@reverie/contract/consents.rules';
import { expect, test } from 'vitest';
import { consentsEn } from '#features/consents/messages.en.ts';
import { consentsFr } from '#features/consents/messages.fr.ts';

/** The words of each version, kept as their digests: what a receipt says was read. */
const digests: Record<string, string> = {
  'external_ai 1': 'ea724cad1abb2467',
};

test('the words of a consent never change under the version people agreed to', () => {
  const whom = { name: 'A', host: 'b' };
  const words = [consentsFr, consentsEn].map(({ texts: { external_ai: text } }) => [
    ...Object.values(text).filter((value) => typeof value === 'string'),
    ...recipientPurposes.map((purpose) => text.leaves[purpose](whom)),
  ]);
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(digest).toBe(digests[`external_ai ${consentWording.external_ai}`]);
});

test('a recipient known by its address alone is named once', () => {
  const { analysis } = consentsFr.texts.external_ai.leaves;
  expect(analysis({ name: 'a.example', host: 'a.example' })).toContain('envoyés à a.example.');
  expect(analysis({ name: 'A', host: 'a.example' })).toContain('envoyés à A (a.example).');
});
