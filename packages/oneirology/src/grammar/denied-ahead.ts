import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

const clauseBreaks: WordSets = {
  en: wordSet(
    'but because although though however when while so who which since until that where if',
  ),
  fr: wordSet("mais parce car quand lorsque lorsqu' pendant qui donc alors puis où comme que qu'"),
};

const subjects: WordSets = {
  fr: wordSet("je j' tu il elle on ils elles"),
  en: wordSet('i he she we they'),
};

function beginsClause(tokens: readonly Token[], index: number, language: Language): boolean {
  const word = tokens[index]?.lower ?? '';
  if (!subjects[language].has(word)) return false;
  // « dit-il », `did I`: a subject that follows its verb begins nothing.
  return tokens[index]?.gap === ' ' || tokens[index]?.gap === '';
}

/** Words of a denial's own verb after its negator: `didn't work`, « ne marchaient plus ». */
const ownVerb: Readonly<Record<Language, number>> = { en: 1, fr: 0 };

const definite = wordSet(
  "the my his her our their a an le la les l' mon ma mes son sa ses notre nos leur leurs un une des",
);

/** `The brakes didn't work and the car fell`: what is joined to a verb alone is a clause too. */
function joinsClause(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.lower ?? '';
  return (word === 'and' || word === 'et') && definite.has(tokens[index + 1]?.lower ?? '');
}

const longestAside = 6;

/** What an aside begins with, wherever in a denial it stands: `not at all, even for a second, scared`. */
const asides = wordSet(
  'even honestly really truly strangely oddly for to même vraiment honnêtement bizarrement étrangement curieusement pour',
);

/** Where a sentence goes on after what stands between two commas, from the first of them. */
function pastAside(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.gap.trim() !== ',') return undefined;
  for (let at = index + 1; at <= index + longestAside; at += 1) {
    const gap = tokens[at]?.gap ?? '.';
    if (gap.trim() === ',') return at;
    if (/[^\s'’-]/.test(gap)) return undefined;
  }
  return undefined;
}

export function markAhead(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  for (let index = from; index < to; index += 1) {
    const token = tokens[index];
    if (token === undefined) return;
    if (/[,;:()–—]/.test(token.gap) || clauseBreaks[language].has(token.lower)) {
      // `I didn't, to be honest, feel`: what is said between two commas is passed over.
      const isAside = index === from || asides.has(token.lower);
      const resumed = isAside ? pastAside(tokens, index) : undefined;
      if (resumed === undefined) return;
      marks.fill(1, resumed, Math.min(resumed + to - from, tokens.length));
      return;
    }
    // `i couldnt move i was scared`: a new subject begins what no comma sets apart.
    const isOwn = index > from + 1 || (language === 'fr' && /^j[e']$/.test(token.lower));
    if (isOwn && beginsClause(tokens, index, language)) return;
    if (index === from + ownVerb[language] && joinsClause(tokens, index)) return;
    marks[index] = 1;
  }
}
