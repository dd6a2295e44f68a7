import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/**
 * « Je n’ai jamais eu aussi peur », `I have never been so happy`: never before, and so now. « Jamais
 * plus » and `never more` deny as they always do.
 */
const superlatives: WordSets = {
  fr: wordSet(
    'aussi autant tellement si tant tel telle tels telles pareil pareille pareils pareilles',
  ),
  en: wordSet('so such as this'),
};

const comparatives: WordSets = { fr: wordSet('plus'), en: wordSet('more') };

const comparativeForm = /(?:ier|sadder|madder|prouder|gladder|calmer)$/;

const superlativeReach = 6;

/** `It's not that I wasn't happy`: one denial takes back the other. */
export function isTakenBack(tokens: readonly Token[], index: number, from: number): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const isFirst = word(index + 1) === 'that' || /^qu[e']$/.test(word(index + 1));
  if (isFirst && /^(?:not|isn't|wasn't|pas)$/.test(word(index))) {
    return tokens
      .slice(index + 2, index + 6)
      .some(({ lower }) => /n't$|^(?:not|ne|n')$/.test(lower));
  }
  for (let at = Math.max(from, index - 6); at < index; at += 1) {
    if (/^(?:not|isn't|wasn't|pas)$/.test(word(at)) && /^(?:that|que|qu')$/.test(word(at + 1)))
      return true;
  }
  return false;
}

const could = wordSet('could can peut pouvait pouvais pourrait pourrais');

const more = wordSet('more plus happier sadder angrier better worse prouder gladder mieux pire');

/** `I couldn't have been more pleased`, « on ne peut plus heureux »: said of the utmost. */
export function isUtmost(
  tokens: readonly Token[],
  negator: number,
  from: number,
  to: number,
): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const isAble = word(negator) === "couldn't" || word(negator) === "can't";
  if (!isAble && !(negator > from && could.has(word(negator - 1)))) return false;
  if (word(negator) === 'plus' && word(negator - 1) === 'peut') return word(negator - 2) === 'ne';
  for (let at = negator + 1; at < Math.min(to, negator + 5); at += 1) {
    if (/[,;:]/.test(tokens[at]?.gap ?? '')) return false;
    if (more.has(word(at))) return /^(?:be|been|get|feel|être|été|have)$/.test(word(at - 1));
  }
  return false;
}

export function isSuperlative(
  tokens: readonly Token[],
  never: number,
  to: number,
  language: Language,
): boolean {
  for (let at = never + 1; at < Math.min(to, never + 1 + superlativeReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[.,;:!?()–—«“"]/.test(token.gap)) return false;
    if (superlatives[language].has(token.lower)) return true;
    if (comparatives[language].has(token.lower) && at > never + 1) return true;
    if (language === 'en' && comparativeForm.test(token.lower)) return true;
  }
  return false;
}
