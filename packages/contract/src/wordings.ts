import type { AskedKind, Named, Words } from '#consents.rules.ts';
import { wordingsEn } from '#wordings.en.ts';
import { wordingsFr } from '#wordings.fr.ts';

export type { Words };

const wordingsIn = { fr: wordingsFr, en: wordingsEn };

/** The words of today. What somebody read is kept with their answer: these may change. */
export function wordsOf(
  kind: AskedKind,
  language: 'fr' | 'en',
  recipients: readonly Named[] = [],
): Words {
  return wordingsIn[language][kind](recipients);
}
