import { queryTerms, searchTerms } from '@reverie/oneirology';
import * as queries from '#features/search/queries.ts';
import { reach, searchableText, tagReach, tagTerm } from '#features/search/rules.ts';
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

export type Search = ReturnType<typeof createSearch>;

export function createSearch({ database }: { database: Database }) {
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
     * ending. Only the newest `reach` dreams of the rarest word are weighed, which bounds the cost
     * in any archive; `isExact` is false where that bound was met. Places known beforehand are
     * weighed instead, whole: `among` bounds the cost by its length.
     */
    async find(
      scopes: readonly Scope[],
      q: string,
      among?: readonly number[],
    ): Promise<{ seqs: number[]; isExact: boolean }> {
      const db = database.read;
      if (among) {
        const words = queryTerms(q);
        let seqs = words.length > 0 ? [...among] : [];
        for (const terms of words) seqs = await queries.onlyWith(db, { seqs, scopes, terms });
        return { seqs, isExact: true };
      }
      const found = await Promise.all(
        queryTerms(q).map(async (terms) => ({
          terms,
          seqs: await queries.newestWith(db, { scopes, terms }),
        })),
      );
      const [rarest, ...others] = found.sort((a, b) => a.seqs.length - b.seqs.length);
      if (!rarest) return { seqs: [], isExact: true };
      let seqs = rarest.seqs;
      for (const { terms } of others) seqs = await queries.onlyWith(db, { seqs, scopes, terms });
      return { seqs, isExact: rarest.seqs.length < reach };
    },

    /** The places of the dreams that bear a tag, newest first, `tagReach` of them at most. */
    async bearing(
      scopes: readonly Scope[],
      tag: string,
    ): Promise<{ seqs: number[]; isExact: boolean }> {
      const seqs = await queries.newestTagged(database.read, { scopes, tag });
      return { seqs, isExact: seqs.length < tagReach };
    },
  };
}
