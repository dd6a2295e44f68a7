import { fold } from '#text/fold.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';
import { stemEnglish, stemFrench } from '#text/stems.ts';
import { tokenise } from '#text/tokens.ts';

/** Function words of one language that name something in the other: they stay searchable. */
const alsoContent = new Set(['car', 'son']);

const stopWords: ReadonlySet<string> = new Set(
  [...frenchFunctionWords, ...englishFunctionWords]
    .filter((word) => !alsoContent.has(word))
    .map(fold),
);

/** The stems a word is indexed under: its French and its English one, often the same. */
function termsOf(folded: string): string[] {
  const french = stemFrench(folded);
  const english = stemEnglish(folded);
  return french === english ? [french] : [french, english];
}

function searchable(text: string): string[] {
  return tokenise(text)
    .map((token) => token.folded)
    .filter((word) => !stopWords.has(word) && !word.endsWith("'") && !word.startsWith("'"));
}

/**
 * The distinct terms under which a text is indexed for full-text search: lower case, without
 * accents, without function words, each word under its French and its English stem, so that the
 * reader of either language finds it. In order of first appearance.
 */
export function searchTerms(text: string): string[] {
  return [...new Set(searchable(text).flatMap(termsOf))];
}

/**
 * The words of a query, each as its alternative terms: a document matches a word when it holds any
 * of them, and a query when it matches every word. Empty when the query has only function words.
 */
export function queryTerms(query: string): string[][] {
  return queryWords(query).map(({ terms }) => terms);
}

/** The same with each word as it is looked for: lower case, without accents. */
export function queryWords(query: string): { word: string; terms: string[] }[] {
  return [...new Set(searchable(query))].map((word) => ({ word, terms: termsOf(word) }));
}

/** Words of a text that are under a wanted term, where they stand: UTF-16 offsets, end exclusive. */
export function findTerms(
  text: string,
  isWanted: (term: string) => boolean,
): { start: number; end: number }[] {
  return tokenise(text)
    .filter(({ folded }) => !stopWords.has(folded) && termsOf(folded).some(isWanted))
    .map(({ start, end }) => ({ start, end }));
}
