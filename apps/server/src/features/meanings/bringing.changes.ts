import { meaningLimit } from '@reverie/contract/symbols.rules';
import { writtenText } from '@reverie/contract/text';
import { z } from 'zod';
import type { JournalIndex } from '#features/journal-index/service.ts';
import * as queries from '#features/meanings/queries.ts';
import { conceptOf, formerKept, type Said, wordsOf } from '#features/meanings/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** A meaning as an archive of ours tells it. */
export type BroughtMeaning = Said & { symbol: string; updatedAt: Date | null };
/** What was written, and when it last changed: at another time it is its dreamer's by now. */
export type WrittenMeaning = { id: string; updatedAt: Date };

type BringingParts = {
  database: Database;
  seal: Seal;
  clock: Clock;
  journalIndex: JournalIndex;
  contextOf: (id: string) => string;
};

const meaning = writtenText({ max: meaningLimit });
const told = z.object({
  symbol: z.string(),
  meaning,
  former: z.array(z.object({ meaning, at: z.iso.datetime() })).default([]),
  updatedAt: z.iso.datetime().nullish(),
});

/** A meaning of a file; null for what is none, or of no symbol that is known here. */
export function meaningIn(value: unknown): BroughtMeaning | null {
  const parsed = told.safeParse(value);
  if (!parsed.success || !conceptOf(parsed.data.symbol)) return null;
  const { updatedAt, former, ...said } = parsed.data;
  const at = updatedAt ? new Date(updatedAt) : null;
  return { ...said, former: former.slice(0, formerKept), updatedAt: at };
}

/** The way of meanings that come with an archive, and back. */
export function createBringing({ database, seal, clock, journalIndex, contextOf }: BringingParts) {
  async function missing(db: Db, userId: string, all: readonly BroughtMeaning[]) {
    const here = new Set((await queries.listMeanings(db, userId)).map(({ symbol }) => symbol));
    const some = all.filter(({ symbol }) => !here.has(symbol));
    return [...new Map(some.map((each) => [each.symbol, each])).values()];
  }

  return {
    meaningIn,

    countMissing: async (userId: string, all: readonly BroughtMeaning[]) =>
      (await missing(database.read, userId, all)).length,

    /** Keeps those of symbols that mean nothing to this dreamer yet. */
    async bringIn(
      db: Db,
      userId: string,
      all: readonly BroughtMeaning[],
    ): Promise<WrittenMeaning[]> {
      const now = clock.now();
      const written: WrittenMeaning[] = [];
      for (const each of await missing(db, userId, all)) {
        const { symbol, meaning: words, former } = each;
        const id = newId(now);
        const updatedAt = each.updatedAt && each.updatedAt < now ? each.updatedAt : now;
        const sealed = seal.seal(JSON.stringify({ meaning: words, former }), contextOf(id));
        if (!(await queries.insertNew(db, { id, userId, symbol, sealed, updatedAt }))) continue;
        const place = { ownerId: userId, kind: 'meaning', ref: symbol, night: null } as const;
        await journalIndex.keepText(db, { ...place, text: wordsOf(symbol, words) });
        written.push({ id, updatedAt });
      }
      return written;
    },

    /** Takes back those that are as they came. */
    async takeBack(db: Db, userId: string, all: readonly WrittenMeaning[]): Promise<void> {
      for (const { id, updatedAt } of all) {
        const ref = await queries.deleteAsWritten(db, { userId, id, updatedAt });
        if (ref) await journalIndex.forgetText(db, { ownerId: userId, kind: 'meaning', ref });
      }
    },
  };
}
