import { type Avoided, foldTag } from '@reverie/contract/dreams.rules';
import { queryWords, searchTerms } from '@reverie/oneirology';
import * as queries from '#features/search/queries.ts';
import { reach, searchableText, tagReach } from '#features/search/rules.ts';
import { tagTerm } from '#features/search/table.ts';
import type { Spellings } from '#features/tags/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

/** What search keeps of a dream, and where it stands in lists. */
type Indexed = {
  seq: number;
  scope: Scope | null;
  title: string | null;
  content: string;
  tags: readonly string[];
};

type LeftOut = { avoided: Avoided | null; apart: readonly string[] };

export type Search = ReturnType<typeof createSearch>;

export type SearchParts = { database: Database; spellings: Pick<Spellings, 'of'> };

export function createSearch({ database, spellings }: SearchParts) {
  /** The terms of each word of a query, tags that mean the same among them; and of all of it as a tag. */
  async function read(q: string) {
    const words = queryWords(q);
    const meant = await spellings.of([q, ...words.map(({ word }) => word)]);
    const tagsOf = (name: string) => (meant.get(foldTag(name)) ?? []).map(tagTerm);
    return {
      words: words.map(({ word, terms }) => [...terms, ...tagsOf(word)]),
      whole: words.length > 1 ? tagsOf(q) : [],
    };
  }

  /** The terms of everything that means what a tag does. */
  async function meaning(tags: readonly string[]): Promise<string[]> {
    const meant = await spellings.of(tags);
    const all = tags.flatMap((tag) => [tag, ...(meant.get(foldTag(tag)) ?? [])]);
    return [...new Set(all.map(tagTerm))];
  }

  return {
    /** Keeps a dream findable by the words it now has, where it now is. */
    async keep(db: Db, before: Indexed | null, after: Indexed): Promise<void> {
      const text = searchableText(after);
      const isKnown = before && before.scope === after.scope && searchableText(before) === text;
      if (isKnown) return;
      const { seq, scope, tags } = after;
      const terms = [...new Set([...searchTerms(text), ...tags.map(tagTerm)])];
      await queries.replaceTerms(db, { seq, scope, terms });
    },

    /** The same for several nobody knew before. */
    async keepNew(db: Db, all: readonly Indexed[]): Promise<void> {
      const postings = all.flatMap(({ seq, scope, ...after }) => {
        if (scope === null) return [];
        const words = [...searchTerms(searchableText(after)), ...after.tags.map(tagTerm)];
        return [...new Set(words)].map((term) => ({ scope, term, seq }));
      });
      await queries.insertTerms(db, postings);
    },

    /** Knows nothing of a dream any more. */
    async forget(db: Db, { seq }: { seq: number }): Promise<void> {
      await queries.replaceTerms(db, { seq, scope: null, terms: [] });
    },

    /**
     * The places of the newest dreams that hold every word of `q`, in any accent, case or common
     * ending, or bear a tag that means it. Only the newest `reach` dreams of the rarest word are
     * weighed, which bounds the cost in any archive; `isExact` is false where that bound was met.
     * Places known beforehand are weighed instead, whole: `among` bounds the cost by its length.
     */
    async find(
      scopes: readonly Scope[],
      q: string,
      among?: readonly number[],
    ): Promise<{ seqs: number[]; isExact: boolean }> {
      const db = database.read;
      const { words, whole } = await read(q);
      if (among) {
        let seqs = words.length > 0 ? [...among] : [];
        for (const terms of words) seqs = await queries.onlyWith(db, { seqs, scopes, terms });
        const tagged =
          whole.length > 0 ? await queries.onlyWith(db, { seqs: among, scopes, terms: whole }) : [];
        return { seqs: newestFirst(seqs, tagged), isExact: true };
      }
      const [tagged, ...found] = await Promise.all([
        whole.length > 0 ? queries.newestWith(db, { scopes, terms: whole }) : [],
        ...words.map(async (terms) => ({
          terms,
          seqs: await queries.newestWith(db, { scopes, terms }),
        })),
      ]);
      const [rarest, ...others] = found.sort((a, b) => a.seqs.length - b.seqs.length);
      if (!rarest) return { seqs: [], isExact: true };
      let { seqs } = rarest;
      for (const { terms } of others) seqs = await queries.onlyWith(db, { seqs, scopes, terms });
      return {
        seqs: newestFirst(seqs, tagged).slice(0, reach),
        isExact: rarest.seqs.length < reach && tagged.length < reach,
      };
    },

    /** The places of dreams that bear a tag or one that means it, newest first, `tagReach` at most. */
    async bearing(
      scopes: readonly Scope[],
      tag: string,
    ): Promise<{ seqs: number[]; isExact: boolean }> {
      const terms = await meaning([tag]);
      const seqs = await queries.newestWith(database.read, { scopes, terms }, tagReach);
      return { seqs, isExact: seqs.length < tagReach };
    },

    /** Those of some places whose dreams bear a tag or one that means it, in their order. */
    async onlyBearing(scopes: readonly Scope[], seqs: readonly number[], tag: string) {
      const terms = await meaning([tag]);
      const kept = new Set(await queries.onlyWith(database.read, { seqs, scopes, terms }));
      return seqs.filter((seq) => kept.has(seq));
    },

    /**
     * Some places without the dreams that are to be avoided, and without those of people who are kept
     * apart from the reader, in their order: what was left out is counted nowhere.
     */
    async leaveOut(
      scopes: readonly Scope[],
      seqs: readonly number[],
      { avoided, apart }: LeftOut,
    ): Promise<number[]> {
      if (!avoided && apart.length === 0) return [...seqs];
      const db = database.read;
      const { tags, warnings } = avoided ?? { tags: [], warnings: [] };
      const terms = await meaning(tags);
      const left = new Set(
        (
          await Promise.all([
            terms.length > 0 ? queries.onlyWith(db, { seqs, scopes, terms }) : [],
            queries.onlyWarned(db, seqs, warnings),
            queries.onlyOf(db, seqs, apart),
          ])
        ).flat(),
      );
      return seqs.filter((seq) => !left.has(seq));
    },
  };
}

/** Both, each place once. */
function newestFirst(some: readonly number[], others: readonly number[]): number[] {
  if (others.length === 0) return [...some];
  return [...new Set([...some, ...others])].sort((a, b) => b - a);
}
