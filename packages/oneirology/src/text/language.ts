import type { AnalysedLanguage } from '#schema.ts';
import { englishSigns, frenchSigns } from '#text/function-words.ts';
import { type Token, tokenise } from '#text/tokens.ts';

export type Language = Exclude<AnalysedLanguage, 'unknown'>;

const frenchLetters = /[àâçèéêëîïôùûœ]/;
const englishLetters = /(?:ing|wh|th|sh|ght|ck|ow|ly)/;

/** Signs of each language among some words. */
export interface LanguageSigns {
  readonly fr: number;
  readonly en: number;
}

/** A function word counts one; a typical spelling a quarter, so that it decides only between equals. */
export function languageSigns(
  tokens: readonly Token[],
  from = 0,
  to = tokens.length,
): LanguageSigns {
  let fr = 0;
  let en = 0;
  for (let index = from; index < to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    if (frenchSigns.has(word)) fr += 1;
    else if (englishSigns.has(word)) en += 1;
    else if (frenchLetters.test(word)) fr += 0.25;
    else if (word.length < 24 && englishLetters.test(word)) en += 0.25;
  }
  return { fr, en };
}

export interface DetectedLanguage {
  readonly code: AnalysedLanguage;
  /** 0 to 1: how far the signs of one language outweigh those of the other. */
  readonly confidence: number;
}

export function weigh({ fr, en }: LanguageSigns): DetectedLanguage {
  const total = fr + en;
  if (fr === en) return { code: 'unknown', confidence: 0 };
  // One half is added to both sides so that a lone sign stays a modest confidence.
  const confidence = (Math.max(fr, en) + 0.5) / (total + 1);
  return { code: fr > en ? 'fr' : 'en', confidence: Math.round(confidence * 1000) / 1000 };
}

/** The language of a text as a whole: French, English, or unknown where nothing tells. */
export function detectLanguage(text: string): DetectedLanguage {
  return weigh(languageSigns(tokenise(text)));
}
