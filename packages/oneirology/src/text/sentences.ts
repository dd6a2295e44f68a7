import { type Language, languageSigns, weigh } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';

export interface Sentence {
  /** Token range, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** UTF-16 offsets in the source, quotes and closing punctuation included. */
  readonly start: number;
  readonly end: number;
  readonly language: Language;
}

const abbreviations = new Set('mr mrs ms dr st m mm mme mlle etc vs prof'.split(' '));

/**
 * What a gap between two words gives to the sentence before it: up to its first stop, with any
 * closing quotes and brackets. An opening quote before the stop means that the stop is quoted.
 * French sets a space before `»`, `!` and `?`; no other mark may stand apart.
 */
const ending = /^[^.!?…\n«“‘]*[.!?…](?:[.!?…"'”’)\]]|\s?[»!?])*/;
const closingQuote = /["'”’»]\s*$/;

/** Verbs that tell who spoke: after `?` or `!` they go on with the sentence (« — Qui ? dit-il »). */
const speechVerbs = new Set(
  `dit dis disent disait demande demandait demandai répond répondit répondait crie cria criait
  murmure murmura murmurait chuchote souffle lance ajoute insiste said says asked asks`.split(
    /\s+/,
  ),
);

/** Where in a gap a sentence ends, as an offset into it; `undefined` where the sentence goes on. */
function endIn(gap: string, before: Token, next: Token): number | undefined {
  const newLine = gap.indexOf('\n');
  const own = ending.exec(gap)?.[0] ?? '';
  if (newLine >= 0 && (own === '' || newLine < own.length))
    return gap.slice(0, newLine).trimEnd().length;
  if (own === '') return undefined;
  // `3.5`, `example.com`: a dot that nothing follows but the next word.
  if (gap.length === own.length && !closingQuote.test(own) && /[.]$/.test(own)) return undefined;
  // « Vite ! » dit-elle: who says it belongs to what is said.
  const goesOn = !next.capital && (closingQuote.test(own) || speechVerbs.has(next.lower));
  if (goesOn && newLine < 0 && gap.slice(own.length).trim() === '') return undefined;
  const abbreviated = gap.trim() === '.' && (abbreviations.has(before.lower) || isInitial(before));
  return abbreviated ? undefined : own.length;
}

function isInitial(token: Token): boolean {
  return token.capital && token.lower.length === 1 && token.lower !== 'i' && token.lower !== 'a';
}

/**
 * Sentences in the order of the text. Opening quotes and dialogue dashes belong to the sentence
 * they open. A sentence too short to tell its language by itself takes the language of the whole
 * dream (`fallback`).
 */
export function splitSentences(
  text: string,
  tokens: readonly Token[],
  fallback: Language,
  forced?: Language,
): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  let start = text.length - text.trimStart().length;
  for (let index = 1; index <= tokens.length; index += 1) {
    const next = tokens[index];
    const before = tokens[index - 1];
    if (before === undefined) break;
    const gap = next === undefined ? text.slice(before.end).trimEnd() : next.gap;
    const length = next === undefined ? gap.length : endIn(gap, before, next);
    if (length === undefined) continue;
    const signs = languageSigns(tokens, from, index);
    const clear = Math.abs(signs.fr - signs.en) >= 2;
    const own = clear ? weigh(signs).code : 'unknown';
    const end = before.end + length;
    sentences.push({
      from,
      to: index,
      start,
      end,
      language: forced ?? (own === 'unknown' ? fallback : own),
    });
    from = index;
    const opening = gap.slice(length);
    start = end + opening.length - opening.trimStart().length;
  }
  return sentences;
}
