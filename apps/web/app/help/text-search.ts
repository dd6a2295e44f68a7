import { queryTerms, searchTerms } from '@reverie/oneirology';
import MiniSearch from 'minisearch';

type Field = 'title' | 'words' | 'text';
/** What can be found: by its title first, then by words that people use for it, then by its text. */
export type Findable = { id: string } & Record<Field, string>;

const boost: Record<Field, number> = { title: 4, words: 2.5, text: 1 };
/** Below these many letters a beginning or a slip would match half of the language. */
const shortestPrefix = 3;
const shortestSlip = 5;
/** A hit that is worth less than this share of the best one is noise. */
const leastShare = 0.12;

/**
 * A search over texts of one language, best first, in which accents, endings and small slips do not
 * count. It takes the engine's own stems, so that help is found as dreams are. For the server: the
 * index and its texts are no part of a page.
 */
export function createTextSearch(documents: readonly Findable[]) {
  const index = new MiniSearch<Findable>({
    fields: Object.keys(boost),
    tokenize: searchTerms,
    // The terms are folded and stemmed already.
    processTerm: (term) => term,
  });
  index.addAll(documents);

  return function find(query: string, limit: number): string[] {
    const hits = index.search(query, {
      boost,
      tokenize: (typed) => queryTerms(typed).flat(),
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestSlip ? 0.2 : false),
    });
    const least = (hits[0]?.score ?? 0) * leastShare;
    return hits
      .filter(({ score }) => score >= least)
      .slice(0, limit)
      .map(({ id }) => String(id));
  };
}
