import { nightOf } from '@reverie/contract/nights.rules';
import type {
  Intending,
  Intention,
  Practice,
  PracticeChoice,
  Rehearsal,
  Rehearsing,
} from '@reverie/contract/practice';
import { nightAhead, rehearsalsLimit, rehearsedDaysLimit } from '@reverie/contract/practice.rules';
import { createBringing } from '#features/practice/bringing.changes.ts';
import * as queries from '#features/practice/queries.ts';
import { createReminding, type RemindingParts } from '#features/practice/reminding.changes.ts';
import {
  countKept,
  type Intended,
  intendedSchema,
  intentionContext,
  type Rehearsed,
  recordOf,
  rehearsalContext,
  rehearsedSchema,
  waitingOf,
} from '#features/practice/rules.ts';
import type { IntentionRow, RehearsalRow } from '#features/practice/table.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type { WrittenPractice } from '#features/practice/bringing.changes.ts';

export type PracticeParts = RemindingParts & { seal: Seal };

export type PracticeService = ReturnType<typeof createPractice>;

type Who = Pick<Person, 'userId'>;

/** What somebody practises from night to night: for them alone, and to be dropped at any step. */
export function createPractice(parts: PracticeParts) {
  const { database, clock, seal, push } = parts;
  const reminding = createReminding(parts);

  function sealIntended(id: string, intended: Intended) {
    return seal.seal(JSON.stringify(intended), intentionContext(id));
  }

  function openIntended({ id, sealed }: IntentionRow): Intended | null {
    const opened = seal.open(sealed, intentionContext(id));
    return opened === null ? null : intendedSchema.parse(JSON.parse(opened));
  }

  function present(row: IntentionRow): Intention {
    const intended = openIntended(row);
    const lost = { way: 'incubation', text: '', checks: null, came: null } as const;
    return { date: row.date, ...(intended ?? lost), isUnreadable: intended === null };
  }

  function openRehearsed({ id, sealed }: RehearsalRow): Rehearsed | null {
    const opened = seal.open(sealed, rehearsalContext(id));
    return opened === null ? null : rehearsedSchema.parse(JSON.parse(opened));
  }

  function presentRehearsal(row: RehearsalRow): Rehearsal {
    const said = openRehearsed(row);
    const lost = { before: '', after: '', days: [] };
    const { id, updatedAt } = row;
    const when = { updatedAt: updatedAt.toISOString() };
    return { id, ...(said ?? lost), isUnreadable: said === null, ...when };
  }

  /** Throws `not_found`, and `sealing_off` for what does not open: it is not written over. */
  async function changeRehearsal(
    { userId }: Who,
    id: string,
    change: (before: Rehearsed) => Rehearsed,
  ): Promise<Rehearsal> {
    return database.write(async (tx) => {
      const row = await queries.lockRehearsal(tx, { userId, id });
      if (!row) throw new Problem('not_found');
      const before = openRehearsed(row);
      if (!before) throw new Problem('sealing_off');
      const sealed = seal.seal(JSON.stringify(change(before)), rehearsalContext(id));
      const after = { ...row, sealed, updatedAt: clock.now() };
      await queries.updateRehearsal(tx, after);
      return presentRehearsal(after);
    });
  }

  async function intentionsOf(userId: string): Promise<Intention[]> {
    return (await queries.listIntentions(database.read, userId)).map(present);
  }

  return {
    tellDue: reminding.tellDue,

    brought: createBringing({ database, seal, clock, reminding, openRehearsed }),

    async get({ userId }: Who, timeZone: string): Promise<Practice> {
      const { read: db } = database;
      const now = clock.now();
      const ahead = nightAhead(now, timeZone);
      const [reminders, hasDevice, isCounted, all, rehearsals] = await Promise.all([
        reminding.of(db, userId),
        push.hasDevice(db, userId),
        queries.countsNights(db, userId),
        intentionsOf(userId),
        queries.listRehearsals(db, userId),
      ]);
      const nights = isCounted ? await queries.listKeptNights(db, userId) : null;
      return {
        ...{ reminders, hasDevice },
        kept: nights && countKept(nights, nightOf(now, timeZone)),
        tonight: { date: ahead, intention: all.find(({ date }) => date === ahead) ?? null },
        waiting: waitingOf(all, ahead),
        record: recordOf(all),
        rehearsals: rehearsals.map(presentRehearsal),
      };
    },

    async choose({ userId }: Who, { reminders, countsNights }: PracticeChoice): Promise<void> {
      await database.write(async (tx) => {
        if (reminders) await reminding.choose(tx, userId, reminders);
        if (countsNights !== undefined) await queries.setCounting(tx, userId, countsNights);
      });
    },

    async forget({ userId }: Who): Promise<void> {
      await database.write((tx) => queries.deleteAll(tx, userId));
    },

    async night({ userId }: Who, date: string): Promise<Intention | null> {
      const row = await queries.findIntention(database.read, { userId, date });
      return row && present(row);
    },

    /** Wished otherwise, it is another wish: what was answered of the one before goes. */
    async intend({ userId }: Who, date: string, form: Intending): Promise<Intention> {
      const { way, text, checks = null } = form;
      const now = clock.now();
      const id = newId(now);
      const first = { way, text, checks, came: null };
      return database.write(async (tx) => {
        const fresh = { id, userId, date, sealed: sealIntended(id, first), updatedAt: now };
        const row = await queries.lockIntention(tx, fresh);
        const before = openIntended(row);
        if (!before) throw new Problem('sealing_off');
        const isSame = before.way === way && before.text === text;
        const after = { ...first, came: isSame ? before.came : null };
        const sealed = sealIntended(row.id, after);
        await queries.updateIntention(tx, { id: row.id, sealed, updatedAt: now });
        return present({ ...row, sealed });
      });
    },

    async answer({ userId }: Who, date: string, came: Intention['came']): Promise<Intention> {
      return database.write(async (tx) => {
        const row = await queries.lockKnown(tx, { userId, date });
        if (!row) throw new Problem('not_found');
        const before = openIntended(row);
        if (!before) throw new Problem('sealing_off');
        const sealed = sealIntended(row.id, { ...before, came });
        await queries.updateIntention(tx, { id: row.id, sealed, updatedAt: clock.now() });
        return present({ ...row, sealed });
      });
    },

    async drop({ userId }: Who, date: string): Promise<void> {
      await database.write((tx) => queries.deleteIntention(tx, { userId, date }));
    },

    async write({ userId }: Who, { before, after }: Rehearsing): Promise<Rehearsal> {
      const now = clock.now();
      const id = newId(now);
      const sealed = seal.seal(JSON.stringify({ before, after, days: [] }), rehearsalContext(id));
      const row = { id, userId, sealed, updatedAt: now };
      await database.write(async (tx) => {
        const known = await queries.countRehearsals(tx, userId);
        if (known >= rehearsalsLimit) throw new Problem('rehearsals_full');
        await queries.insertRehearsal(tx, row);
      });
      return presentRehearsal(row);
    },

    rewrite: (who: Who, id: string, form: Rehearsing) =>
      changeRehearsal(who, id, ({ days }) => ({ ...form, days })),

    rehearse: (who: Who, id: string, date: string) =>
      changeRehearsal(who, id, (before) => ({
        ...before,
        days: [...new Set([...before.days, date])].sort().slice(-rehearsedDaysLimit),
      })),

    async remove({ userId }: Who, id: string): Promise<void> {
      const isGone = await database.write((tx) => queries.deleteRehearsal(tx, { userId, id }));
      if (!isGone) throw new Problem('not_found');
    },

    /** All of it, opened, for that person alone. */
    async everythingOf(userId: string) {
      const { read: db } = database;
      return {
        practice: {
          reminders: await reminding.of(db, userId),
          countsNights: await queries.countsNights(db, userId),
          intentions: await intentionsOf(userId),
          rehearsals: (await queries.listRehearsals(db, userId)).map(presentRehearsal),
        },
      };
    },
  };
}
