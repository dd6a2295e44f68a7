import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';

/** How far the truth may stand after a likeness, in words. */
const beliedReach = 12;

const truths: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:c' était|c' est|mais c'|mais ce|mais non|mais pas|en fait|ce n')/,
  en: /^(?:but it|but no|but not|it was|but they|but that|it turned)/,
};

/** `It sounded like a baby, but it was the kettle`: the sentence itself says that it was not so. */
export function isBelied(
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): boolean {
  const isThought = language === 'en' && tokens[index]?.lower === 'thought';
  if (tokens[index]?.lower !== (language === 'fr' ? 'comme' : 'like') && !isThought) return false;
  return isDenied(tokens, index, to, language);
}

/** « On aurait dit un bébé, c’était la bouilloire ». */
export function isVaguelyTold(
  tokens: readonly Token[],
  index: number,
  from: number,
  to: number,
  language: Language,
): boolean {
  if (language !== 'fr' || index - 1 < from) return false;
  const [before, word] = [tokens[index - 1]?.lower ?? '', tokens[index]?.lower ?? ''];
  const isTold =
    (before === 'aurait' && (word === 'dit' || word === 'cru')) ||
    (before === 'on' && word === 'dirait') ||
    (/^(?:ai|a|avons|ont|as|avez)$/.test(before) && word === 'cru');
  return isTold && isDenied(tokens, index, to, language);
}

function isDenied(
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): boolean {
  for (let at = index + 2; at < Math.min(to - 1, index + beliedReach); at += 1) {
    const isApart = /[,;:]/.test(tokens[at]?.gap ?? '');
    if (!isApart && !/^(?:mais|but)$/.test(tokens[at]?.lower ?? '')) continue;
    return truths[language].test(`${tokens[at]?.lower ?? ''} ${tokens[at + 1]?.lower ?? ''}`);
  }
  return false;
}
