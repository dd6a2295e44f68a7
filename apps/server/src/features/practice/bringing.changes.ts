import { isTimeZone } from '@reverie/contract/nights.rules';
import type { Reminders } from '@reverie/contract/practice';
import {
  checksLimit,
  comings,
  intentionLimit,
  isHour,
  rehearsalLimit,
  rehearsalsLimit,
  rehearsedDaysLimit,
  ways,
} from '@reverie/contract/practice.rules';
import { writtenText } from '@reverie/contract/text';
import { z } from 'zod';
import * as queries from '#features/practice/queries.ts';
import type { createReminding } from '#features/practice/reminding.changes.ts';
import {
  type Intended,
  intentionContext,
  type Rehearsed,
  rehearsalContext,
} from '#features/practice/rules.ts';
import type { IntentionRow, RehearsalRow } from '#features/practice/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** Practice as an archive of ours tells it: what reads as none of it is left out. */
export type BroughtPractice = {
  reminders: Reminders | null;
  countsNights: boolean;
  intentions: (Intended & { date: string })[];
  rehearsals: (Rehearsed & { updatedAt: Date | null })[];
};

/** What was written, and how it stood then: otherwise since, it is its dreamer’s by now. */
export type WrittenPractice = {
  kind: 'intention' | 'rehearsal' | 'reminders' | 'counting';
  ref: string;
  mark: string;
};

type BringingParts = {
  database: Database;
  seal: Seal;
  clock: Clock;
  reminding: ReturnType<typeof createReminding>;
  openRehearsed: (row: RehearsalRow) => Rehearsed | null;
};

const hour = z.string().refine(isHour).nullable();
const reminders = z.object({
  ...{ evening: hour, morning: hour },
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
  timeZone: z.string().refine(isTimeZone),
});
const intention = z.object({
  date: z.iso.date(),
  way: z.enum(ways),
  text: writtenText({ max: intentionLimit }),
  checks: z.int().min(0).max(checksLimit).nullable().default(null),
  came: z.enum(comings).nullable().default(null),
});
const course = writtenText({ max: rehearsalLimit, blank: 'allowed' });
const rehearsal = z.object({
  ...{ before: course, after: course },
  days: z.array(z.iso.date()).default([]),
  updatedAt: z.iso.datetime().nullish(),
});
const told = z.looseObject({
  reminders: z.unknown(),
  countsNights: z.unknown(),
  intentions: z.array(z.unknown()).nullish(),
  rehearsals: z.array(z.unknown()).nullish(),
});
/** What did not open when it was taken along was written as if it were empty. */
const shut = z.looseObject({ isUnreadable: z.literal(true) });

export function practiceIn(value: unknown): BroughtPractice | null {
  const { data } = told.safeParse(value);
  if (!data) return null;
  const readable = (all: readonly unknown[] | null | undefined) =>
    (all ?? []).filter((each) => !shut.safeParse(each).success);
  return {
    reminders: reminders.safeParse(data.reminders).data ?? null,
    countsNights: data.countsNights !== false,
    intentions: readable(data.intentions).flatMap((each) => intention.safeParse(each).data ?? []),
    rehearsals: readable(data.rehearsals).flatMap((each) => {
      const { data: read } = rehearsal.safeParse(each);
      if (!read) return [];
      const { before, after, updatedAt } = read;
      const days = [...new Set(read.days)].sort().slice(-rehearsedDaysLimit);
      return [{ before, after, days, updatedAt: updatedAt ? new Date(updatedAt) : null }];
    }),
  };
}

/** The way of practice that comes with an archive, and back. */
export function createBringing(parts: BringingParts) {
  const { database, seal, clock, reminding, openRehearsed } = parts;

  /** What is not here: a night has one wish, a bad dream is known by its words. */
  async function missing(db: Db, userId: string, brought: BroughtPractice) {
    const nights = new Set((await queries.listIntentions(db, userId)).map(({ date }) => date));
    const rows = await queries.listRehearsals(db, userId);
    const known = new Set(rows.flatMap((row) => wordsOf(openRehearsed(row)) ?? []));
    const intentions = new Map(brought.intentions.map((each) => [each.date, each]));
    const rehearsals = new Map(brought.rehearsals.map((each) => [wordsOf(each), each]));
    const isReminded = (await reminding.of(db, userId)) !== null;
    const hasChosen = !(await queries.countsNights(db, userId));
    return {
      reminders: isReminded ? null : brought.reminders,
      stopsCounting: !brought.countsNights && !hasChosen,
      intentions: [...intentions.values()].filter(({ date }) => !nights.has(date)),
      rehearsals: [...rehearsals]
        .filter(([words]) => words !== null && !known.has(words))
        .map(([, each]) => each)
        .slice(0, Math.max(0, rehearsalsLimit - rows.length)),
    };
  }

  return {
    practiceIn,

    async countMissing(userId: string, brought: BroughtPractice): Promise<number> {
      const some = await missing(database.read, userId, brought);
      const choices = Number(some.reminders !== null) + Number(some.stopsCounting);
      return some.intentions.length + some.rehearsals.length + choices;
    },

    /** Keeps what is not here yet; what its dreamer said since is left as it is. */
    async bringIn(db: Db, userId: string, brought: BroughtPractice): Promise<WrittenPractice[]> {
      const now = clock.now();
      const some = await missing(db, userId, brought);
      const written: WrittenPractice[] = [];
      for (const { date, ...intended } of some.intentions) {
        const id = newId(now);
        const sealed = seal.seal(JSON.stringify(intended), intentionContext(id));
        const row: IntentionRow = { id, userId, date, sealed, updatedAt: now };
        if (!(await queries.insertIntention(db, row))) continue;
        written.push({ kind: 'intention', ref: id, mark: now.toISOString() });
      }
      // The newest stands first in an archive: it is written last, and stands first again.
      for (const { updatedAt: then, ...rehearsed } of some.rehearsals.toReversed()) {
        const id = newId(now);
        const updatedAt = then && then < now ? then : now;
        const sealed = seal.seal(JSON.stringify(rehearsed), rehearsalContext(id));
        await queries.insertRehearsal(db, { id, userId, sealed, updatedAt });
        written.push({ kind: 'rehearsal', ref: id, mark: updatedAt.toISOString() });
      }
      if (some.reminders) {
        await reminding.choose(db, userId, some.reminders);
        const mark = JSON.stringify(await reminding.of(db, userId));
        written.push({ kind: 'reminders', ref: userId, mark });
      }
      if (some.stopsCounting) {
        await queries.setCounting(db, userId, false);
        written.push({ kind: 'counting', ref: userId, mark: '' });
      }
      return written;
    },

    /** Takes back what is as it came. */
    async takeBack(db: Db, userId: string, all: readonly WrittenPractice[]): Promise<void> {
      for (const { kind, ref: id, mark } of all) {
        const updatedAt = new Date(mark);
        if (kind === 'intention') await queries.deleteIntended(db, { userId, id, updatedAt });
        if (kind === 'rehearsal') await queries.deleteRehearsed(db, { userId, id, updatedAt });
        if (kind === 'counting') await queries.setCounting(db, userId, true);
        if (kind === 'reminders' && JSON.stringify(await reminding.of(db, userId)) === mark) {
          await queries.replaceReminders(db, userId, []);
        }
      }
    },
  };
}

/** By what a rehearsal is known again. */
function wordsOf(rehearsed: Pick<Rehearsed, 'before' | 'after'> | null): string | null {
  return rehearsed && JSON.stringify([rehearsed.before, rehearsed.after]);
}
