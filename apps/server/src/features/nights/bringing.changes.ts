import { lastNight } from '@reverie/contract/layers.rules';
import { nightUpdateSchema } from '@reverie/contract/nights';
import { z } from 'zod';
import type { JournalIndex } from '#features/journal-index/service.ts';
import * as queries from '#features/nights/queries.ts';
import { isNothing, nothingSaid, type Said, sayingOf } from '#features/nights/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** A night as an archive of ours tells it. */
export type BroughtNight = { date: string; hadNoRecall: boolean; said: Said };

type BringingParts = {
  database: Database;
  journalIndex: JournalIndex;
  seal: Seal;
  clock: Clock;
  contextOf: (id: string) => string;
};

/** What one that was brought is at, until its dreamer says something of it. */
const firstRevision = 1;

const told = z.looseObject({ date: z.iso.date(), hadNoRecall: z.boolean() });
const sayable = z.object(nightUpdateSchema.shape).omit({ mood: true, hadNoRecall: true });

/** A night of a file; null for what is none, and for one of which nothing is said. */
export function nightIn(value: unknown): BroughtNight | null {
  const night = told.safeParse(value);
  const saying = sayable.safeParse(value);
  if (!night.success || !saying.success) return null;
  const said = sayingOf(nothingSaid, saying.data);
  const { date, hadNoRecall } = night.data;
  return isNothing(said) && !hadNoRecall ? null : { date, hadNoRecall, said };
}

/** The way of nights that come with an archive, and back. */
export function createBringing({ database, journalIndex, seal, clock, contextOf }: BringingParts) {
  async function missing(
    db: Db,
    userId: string,
    all: readonly BroughtNight[],
  ): Promise<BroughtNight[]> {
    const here = new Set((await queries.listNights(db, userId)).map(({ date }) => date));
    const last = lastNight(clock.now());
    const unsaid = all.filter(({ date }) => !here.has(date) && date <= last);
    return [...new Map(unsaid.map((night) => [night.date, night])).values()];
  }

  return {
    nightIn,

    /** How many of these nobody spoke of here. */
    countMissing: async (userId: string, all: readonly BroughtNight[]) =>
      (await missing(database.read, userId, all)).length,

    /** Keeps those nobody spoke of here; what was said of the others stays. Their ids. */
    async bringIn(db: Db, userId: string, all: readonly BroughtNight[]): Promise<string[]> {
      const updatedAt = clock.now();
      const some = await missing(db, userId, all);
      const rows = some.map(({ date, hadNoRecall, said }) => {
        const id = newId(updatedAt);
        const sealed = isNothing(said) ? null : seal.seal(JSON.stringify(said), contextOf(id));
        return { id, userId, date, hadNoRecall, sealed, revision: firstRevision, updatedAt };
      });
      const kept = await queries.insertNew(db, rows);
      const noted = new Map(some.map(({ date, said }) => [date, said.dayNote]));
      for (const { date } of kept) {
        const text = noted.get(date);
        const note = { ownerId: userId, kind: 'day-note', ref: date, night: date } as const;
        if (text) await journalIndex.keepText(db, { ...note, text });
      }
      return kept.map(({ id }) => id);
    },

    /** Takes back those of which nothing was said since. */
    async takeBack(db: Db, userId: string, ids: string[]): Promise<void> {
      const gone = await queries.deleteAsWritten(db, { userId, ids, revision: firstRevision });
      for (const { date } of gone) {
        await journalIndex.forgetText(db, { ownerId: userId, kind: 'day-note', ref: date });
      }
    },
  };
}
