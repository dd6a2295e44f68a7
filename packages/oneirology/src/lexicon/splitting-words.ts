import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** « avoir vraiment le cafard », `can't even move`: what may split a term of several words. */
const splitting: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: wordSet(
    `vraiment même encore complètement totalement très tout toute bien trop si tellement carrément
    littéralement soudain soudainement aussi toujours presque absolument franchement quasiment`,
  ),
  en: wordSet(
    `really just even still straight right all literally completely totally quite simply suddenly always truly actually
    also barely almost absolutely seriously quickly slowly finally directly only`,
  ),
};

const mostSplits = 5;

/** « Très fort et très longtemps », and whatever ends as French adverbs do. */
const adverbial = /.{4}ment$|^(?:fort|longtemps)$/;

const noAdverbs = wordSet(
  `appartement vêtement bâtiment sentiment instrument document médicament mouvement événement logement
  enterrement jugement comment élément compliment`,
);

const and = wordSet('et and');

function splits(token: Token | undefined, language: Language): boolean {
  if (token === undefined) return false;
  if (splitting[language].has(token.lower)) return true;
  return language === 'fr' && adverbial.test(token.lower) && !noAdverbs.has(token.lower);
}

export function skipAdverbs(
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): number {
  let at = index;
  while (at < Math.min(to - 1, index + mostSplits)) {
    const token = tokens[at];
    if (token === undefined || token.gap !== ' ') break;
    const isJoint = at > index && and.has(token.lower) && splits(tokens[at + 1], language);
    if (!isJoint && !splits(token, language)) break;
    at += 1;
  }
  return at;
}
