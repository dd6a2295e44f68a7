import type { DreamAnalysis } from '@reverie/oneirology/schema';
import * as queries from '#features/dreams/own.queries.ts';
import { type DreamRow, trulyOf, type Words } from '#features/dreams/table.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Seal } from '#platform/seal/seal.ts';

type OwnParts = { database: Database; seal: Seal };

/** What somebody told, whole and opened: for that person alone, and for what is made of it for them. */
export function createOwnReads({ database, seal }: OwnParts) {
  function reportOf({ id, report }: Pick<DreamRow, 'id' | 'report'>): string | null {
    return report ? seal.open(report, id) : null;
  }

  /** The dream with its words as they were said. */
  function truly<Row extends Partial<Words> & Pick<DreamRow, 'id' | 'ownWords'>>(row: Row) {
    return trulyOf(seal, row);
  }

  return {
    /** Every text of one dreamer, the bin's too, a few dreams at a time: to be compared. */
    async *ownTexts(ownerId: string) {
      let after = 0;
      for (;;) {
        const rows = await queries.listOwn(database.read, { ownerId, after, limit: 200 });
        for (const row of rows) {
          yield { content: truly(row).content, report: reportOf(row) };
          after = row.seq;
        }
        if (rows.length < 200) return;
      }
    },

    /** A sealed report of this dream, opened for the pipeline. */
    reportOf,

    /** Its words as they were said, where others receive a replacement: for its dreamer alone. */
    truly,

    /**
     * What the same dreamer told in other dreams, newest first: theirs alone to learn from. What is
     * sealed of them is opened for what will be sealed itself, and for nothing else.
     */
    async otherTextsOf(
      { id: exceptId, ownerId }: Pick<DreamRow, 'id' | 'ownerId'>,
      reader: DreamAnalysis['of'],
    ): Promise<string[]> {
      const rows = await queries.findOwnTexts(database.read, { ownerId, exceptId, limit: 60 });
      if (reader === 'content') return rows.map((row) => row.content);
      return rows.map((row) => reportOf(row) ?? truly(row).content);
    },

    /** What somebody put into the bin and may still have back, without a word of it. */
    async bin(ownerId: string) {
      return queries.listBin(database.read, ownerId);
    },

    /**
     * All that is kept of somebody's dreams, reports opened, for that person alone: so many of those
     * told after one of them.
     */
    async everythingOf(ownerId: string, { after, limit }: { after: number; limit: number }) {
      const rows = await queries.listOwn(database.read, { ownerId, after, limit });
      return rows.map(({ report, ...row }) => ({
        ...truly(row),
        report: report && seal.open(report, row.id),
      }));
    },

    /** For what is made of dreams that were there before it: held, in the order they came in. */
    async holdAfter(db: Db, stretch: Parameters<typeof queries.holdAfter>[1]) {
      return (await queries.holdAfter(db, stretch)).map(truly);
    },

    /** So many of somebody's living dreams, told after one of them, reports sealed: for the pipeline. */
    async stretchOf(ownerId: string, { after, limit }: { after: number; limit: number }) {
      return queries.listOwnLiving(database.read, { ownerId, after, limit });
    },

    /** The same of those that wait to be read. */
    async unreadOf(ownerId: string, { after, limit }: { after: number; limit: number }) {
      return queries.listUnread(database.read, { ownerId, after, limit });
    },

    /** The words of somebody's own living dreams, reports opened, for that person alone. */
    async textsOf(ownerId: string, ids: string[]) {
      const rows = await queries.listOwnByIds(database.read, { ownerId, ids });
      return new Map(
        rows.map((row) => {
          const { id, title, content, report, dreamedAt } = truly(row);
          const opened = report && seal.open(report, id);
          return [id, { title, content, report: opened, dreamedAt }] as const;
        }),
      );
    },

    countOf: (ownerId: string) => queries.countOwn(database.read, ownerId),
  };
}
