import { queryTerms } from '@reverie/oneirology';
import { analyse } from '@reverie/oneirology/reading';
import * as finding from '#features/journal-index/find.queries.ts';
import * as queries from '#features/journal-index/queries.ts';
import {
  anyFacetTerms,
  type Facet,
  type Opened,
  personFacet,
  prefixTerm,
  type Term,
  type TermOf,
  type TextKind,
  wordTerm,
} from '#features/journal-index/rules.ts';
import type { Database, Db } from '#platform/db/database.ts';

/** Dreams that are weighed at once, and how often more are fetched before a page is given up. */
const reach = 300;
const windowsAtLeast = 2;
const windowsAtMost = 20;
/** Stems a beginning may stand for. */
const completions = 60;

type Wanted = finding.Range & {
  facets: readonly Facet[];
  /** All names of one person who was told of: one is enough, as a person or as a word. */
  names: readonly string[];
  order: finding.Order;
  skip: number;
  take: number;
};

export type Found = {
  /** Places of the page's dreams, in order. */
  seqs: number[];
  total: number;
  /** False where counting stopped. */
  isExact: boolean;
};

type Parts = { database: Database; open: (db: Db, userId: string) => Promise<Opened | null> };

export function createFinding({ database, open }: Parts) {
  /**
   * The words of a query, each as the stems it may stand for. The last one may be the beginning of a
   * longer word, unless something follows it.
   */
  async function stemsOf(opened: Opened, ownerId: string, q: string): Promise<string[][]> {
    const words = queryTerms(q);
    const last = words.at(-1);
    if (!last || /[^\p{L}\p{M}\p{N}]$/u.test(q)) return words;
    const longer = new Set<string>();
    for (const stem of last) {
      const prefix = prefixTerm(opened.termOf, stem);
      if (!prefix) continue;
      for (const { term, sealed } of await queries.wordsUnder(database.read, ownerId, prefix)) {
        const word = opened.words.open(sealed, term);
        if (word?.startsWith(stem)) longer.add(word);
      }
    }
    const nearest = [...longer].sort((a, b) => a.length - b.length).slice(0, completions);
    return [...words.slice(0, -1), [...new Set([...last, ...nearest])]];
  }

  const dreamTerms = (termOf: TermOf, stems: readonly string[]): Term[] =>
    stems.flatMap((stem) => [wordTerm(termOf, 'open', stem), wordTerm(termOf, 'sealed', stem)]);

  function namedTerms(termOf: TermOf, names: readonly string[]): Term[] {
    // « Ma cousine Zélie » is read as a cousin: her name stands in the dream as a word. « Rose » is
    // a flower too, and is looked for where it was read as somebody.
    const stems = names
      .filter((name) => !isWord(name))
      .flatMap((name) => queryTerms(name)[0] ?? []);
    const facets = names.flatMap((name) => anyFacetTerms(termOf, personFacet(name)));
    return [...facets, ...dreamTerms(termOf, stems)];
  }

  /** A page of the dreams that hold every word and bear every facet, and how many there are. */
  async function findDreams(ownerId: string, wanted: Wanted, words: string[][]): Promise<Found> {
    const nothing = { seqs: [], total: 0, isExact: true };
    const opened = await open(database.read, ownerId);
    if (!opened) return nothing;
    const { termOf } = opened;
    const conditions = [
      ...words.map((stems) => dreamTerms(termOf, stems)),
      ...wanted.facets.map((facet) => anyFacetTerms(termOf, facet)),
      ...(wanted.names.length > 0 ? [namedTerms(termOf, wanted.names)] : []),
    ];
    const { from, to, order, skip, take } = wanted;
    const counts = await finding.countPostings(database.read, conditions, {
      ...{ from, to },
      limit: reach,
    });
    const rarest = counts.indexOf(Math.min(...counts));
    const walked = conditions[rarest];
    if (!walked || counts[rarest] === 0) return nothing;
    const others = conditions.filter((_, place) => place !== rarest);

    const found: number[] = [];
    let after: finding.Place | null = null;
    for (let windows = 1; windows <= windowsAtMost; windows += 1) {
      const args = { ownerId, walked, others, from, to, order, after, limit: reach };
      const rows: Awaited<ReturnType<typeof finding.walk>> = await finding.walk(
        database.read,
        args,
      );
      found.push(...rows.filter(({ isFound }) => isFound).map(({ seq }) => seq));
      after = rows.at(-1) ?? null;
      const isWhole = rows.length < reach;
      const isEnough = windows >= windowsAtLeast && found.length >= skip + take;
      if (isWhole || isEnough) return pageOf(found, skip, take, isWhole);
    }
    return pageOf(found, skip, take, false);
  }

  return {
    /** Stems the words of a query stand for; none where it has function words alone. */
    async stemsFor(ownerId: string, q: string): Promise<string[][]> {
      const opened = await open(database.read, ownerId);
      return opened ? stemsOf(opened, ownerId, q) : queryTerms(q);
    },

    findDreams,

    /** The newest texts of a kind that hold every word, by what names them. */
    async findTexts(
      ownerId: string,
      { kind, words, limit }: { kind: TextKind; words: string[][]; limit: number },
    ): Promise<{ ref: string; night: string }[]> {
      const opened = await open(database.read, ownerId);
      if (!opened || words.length === 0) return [];
      const conditions = words.map((stems) =>
        stems.map((stem) => wordTerm(opened.termOf, kind, stem)),
      );
      return finding.findEntries(database.read, { ownerId, kind, conditions, limit });
    },
  };
}

function pageOf(found: readonly number[], skip: number, take: number, isExact: boolean): Found {
  return { seqs: found.slice(skip, skip + take), total: found.length, isExact };
}

/** Whether the engine takes a name for something else where it is written small. */
function isWord(name: string): boolean {
  const small = name.toLocaleLowerCase('fr');
  return [small, `une ${small}`, `a ${small}`].some((text) =>
    analyse(text).symbols.some(({ count }) => count > 0),
  );
}
