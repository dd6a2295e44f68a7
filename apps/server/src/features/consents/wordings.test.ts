import { createHash } from 'node:crypto';
import {
  agreementKinds,
  consentKinds,
  recipientPurposes,
  wordings,
} from '@reverie/contract/consents.rules';
import { wordsOf } from '@reverie/contract/wordings';
import { expect, test } from 'vitest';

/** The words of each version, kept as their digests: what a receipt says was read. */
const digests: Record<string, string> = {
  'terms 1': 'eabed57f9d0effa3',
  'age 1': '2634ab4ab45a5a85',
  'sensitive 1': '5e1fd23072fc3dd7',
  'external_ai 3': 'a6a191059b9cd85c',
  'transcription 1': '3843a14c04bd2703',
  'matching 1': '0ae20871d9782cb2',
  'newsletter 1': '70e00726c6c8f0e7',
};

/** Those a consent names: a recording is sent to others than a dream is. */
const recipientsOf = (kind: string) =>
  recipientPurposes
    .filter((purpose) => (purpose === 'transcription') === (kind === 'transcription'))
    .map((purpose) => ({ purpose, name: 'A', host: 'b' }));

for (const kind of [...agreementKinds, ...consentKinds]) {
  test(`the words of ${kind} never change under the version people agreed to`, () => {
    const recipients = recipientsOf(kind);
    const words = (['fr', 'en'] as const).map((language) => wordsOf(kind, language, recipients));
    const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
    expect(digest).toBe(digests[`${kind} ${wordings[kind]}`]);
  });
}

test('a recipient known by its address alone is named once', () => {
  const named = (name: string) =>
    wordsOf('external_ai', 'fr', [{ purpose: 'analysis', name, host: 'a.example' }]).asked.join();
  expect(named('a.example')).toContain('envoyés à a.example.');
  expect(named('A')).toContain('envoyés à A (a.example).');
});
