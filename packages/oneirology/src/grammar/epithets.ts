import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** What makes a name for somebody of a noun: « un vrai requin », `a regular angel`, `such a pig`. */
const making: WordSets = {
  fr: wordSet('vrai vraie véritable sacré sacrée fameux'),
  en: wordSet('real regular total right proper complete absolute such'),
};
const articles: WordSets = { fr: wordSet('un une'), en: wordSet('a an') };
const being: WordSets = {
  fr: wordSet('est était sont étaient es suis'),
  en: wordSet("is was are were 's am"),
};
/** « C'était un vrai lion », `it was a real lion`: no toy, but a lion. */
const pointing = wordSet("c' ce ça cela it this that there");

/**
 * Marks with 1 what somebody is called and is not: « Mon patron est un vrai requin ». Without such a
 * word a dream may mean what it says: `my boss was a shark`.
 */
export function markEpithets(
  tokens: readonly Token[],
  { language, from, to }: Sentence,
  marks: Uint8Array,
): void {
  const word = (at: number): string => (at < from ? '' : (tokens[at]?.lower ?? ''));
  for (let index = from + 2; index < to - 1; index += 1) {
    if (!making[language].has(word(index))) continue;
    const isSuch = word(index) === 'such' && articles.en.has(word(index + 1));
    const verb = isSuch ? index - 1 : articles[language].has(word(index - 1)) ? index - 2 : -1;
    if (!being[language].has(word(verb)) || pointing.has(word(verb - 1))) continue;
    marks[isSuch ? index + 2 : index + 1] = 1;
  }
}
