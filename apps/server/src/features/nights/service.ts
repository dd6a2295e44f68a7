import { lastNight } from '@reverie/contract/layers.rules';
import {
  type Night,
  type NightList,
  type NightUpdate,
  nightSpanLimit,
} from '@reverie/contract/nights';
import type { JournalIndex } from '#features/journal-index/service.ts';
import { createBringing } from '#features/nights/bringing.changes.ts';
import * as queries from '#features/nights/queries.ts';
import {
  isNothing,
  nothingSaid,
  presentNight,
  type Said,
  saidSchema,
  sayingOf,
} from '#features/nights/rules.ts';
import type { NightRow } from '#features/nights/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { matchesRevision } from '#platform/http/revisions.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type NightParts = {
  database: Database;
  journalIndex: JournalIndex;
  seal: Seal;
  clock: Clock;
};

export type Nights = ReturnType<typeof createNights>;

/** What a night's texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `night ${id}`;
}

export function createNights(parts: NightParts) {
  const { database, journalIndex, seal, clock } = parts;

  /** Null where it does not open. */
  function openSaid({ id, sealed }: NightRow): Said | null {
    if (!sealed) return nothingSaid;
    const opened = seal.open(sealed, contextOf(id));
    return opened === null ? null : saidSchema.parse(JSON.parse(opened));
  }

  async function get({ userId }: { userId: string }, date: string): Promise<Night> {
    const [kept, dreams] = await Promise.all([
      queries.findNight(database.read, { userId, date }),
      queries.listDreamsOf(database.read, { userId, date }),
    ]);
    return presentNight(date, { kept, said: kept ? openSaid(kept) : nothingSaid, dreams });
  }

  return {
    get,

    /** Nights that come with an archive of ours. */
    brought: createBringing({ ...parts, contextOf }),

    /**
     * Keeps what is said of a night. Throws `revision_changed` where `ifMatch` names another revision
     * than the one that stands: 0 is that of a night nobody spoke of.
     */
    async put(
      { userId }: Person,
      date: string,
      form: NightUpdate,
      ifMatch?: string,
    ): Promise<Night> {
      const now = clock.now();
      if (date > lastNight(now)) {
        throw new Problem('invalid_path', { detail: 'That night is still to come' });
      }
      await database.write(async (tx) => {
        const { row, isNew } = await queries.lockNight(tx, {
          ...{ id: newId(now), userId, date, hadNoRecall: false },
          ...{ revision: 0, sealed: null, updatedAt: now },
        });
        const revision = isNew ? 0 : row.revision;
        if (!matchesRevision(ifMatch, revision)) throw new Problem('revision_changed');
        const before = openSaid(row);
        // What does not open now may do so again: it is not written over.
        if (!before) throw new Problem('sealing_off');
        const said = sayingOf(before, form);
        const sealed = isNothing(said) ? null : seal.seal(JSON.stringify(said), contextOf(row.id));
        const { hadNoRecall = row.hadNoRecall } = form;
        await queries.updateNight(tx, {
          ...row,
          ...{ sealed, hadNoRecall: hadNoRecall ?? false, revision: revision + 1, updatedAt: now },
        });
        const note = { ownerId: userId, kind: 'day-note', ref: date } as const;
        if (said.dayNote === before.dayNote) return;
        if (said.dayNote === null) await journalIndex.forgetText(tx, note);
        else await journalIndex.keepText(tx, { ...note, night: date, text: said.dayNote });
      });
      return get({ userId }, date);
    },

    /** What was said of the sleep of some nights. */
    async list({ userId }: Person, { from, to }: { from: string; to: string }): Promise<NightList> {
      const rows = await queries.listBetween(database.read, {
        ...{ userId, from, to },
        limit: nightSpanLimit,
      });
      return {
        nights: rows.map((kept) => {
          const night = presentNight(kept.date, { kept, said: openSaid(kept), dreams: [] });
          const { date, bedtime, rising, awakenings, naps, quality } = night;
          const { hadNoRecall, isUnreadable } = night;
          const slept = { date, bedtime, rising, awakenings, naps, quality };
          return { ...slept, hadNoRecall, isUnreadable };
        }),
      };
    },

    /** The day notes of somebody’s nights, opened, for that person alone. */
    async dayNotesOf(userId: string, dates: readonly string[]) {
      const rows = await queries.listNightsAt(database.read, { userId, dates });
      return rows.flatMap((row) => {
        const note = openSaid(row)?.dayNote;
        return note ? [{ date: row.date, note }] : [];
      });
    },

    /** Nights of which somebody said that nothing stayed. */
    async withoutRecall(userId: string, range: { from: string; to: string }): Promise<string[]> {
      return queries.listWithoutRecall(database.read, { userId, ...range });
    },

    /** All somebody said of their nights, opened, for that person alone. */
    async everythingOf(userId: string) {
      const rows = await queries.listNights(database.read, userId);
      return rows.map((row) => ({
        date: row.date,
        hadNoRecall: row.hadNoRecall,
        ...(openSaid(row) ?? { isUnreadable: true }),
      }));
    },
  };
}
