import { personWritingSchema } from '@reverie/contract/people';
import { nameKeyOf, peopleLimit } from '@reverie/contract/people.rules';
import { z } from 'zod';
import { rereadJob } from '#features/analysis/job.ts';
import type { JournalIndex } from '#features/journal-index/service.ts';
import * as queries from '#features/people/queries.ts';
import { namesOf, type Said, saidOf, wordsOf } from '#features/people/rules.ts';
import type { PersonRow } from '#features/people/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** Somebody as an archive of ours tells of them. */
export type BroughtPerson = Said & { updatedAt: Date | null };
/** Who was written, and when they last changed: at another time they are their dreamer's by now. */
export type WrittenPerson = { id: string; updatedAt: Date };

type BringingParts = {
  database: Database;
  seal: Seal;
  clock: Clock;
  jobs: Jobs;
  journalIndex: JournalIndex;
  contextOf: (id: string) => string;
  openSaid: (row: PersonRow) => Said | null;
};

const told = z.object({ ...personWritingSchema.shape, updatedAt: z.iso.datetime().optional() });

/** Somebody of a file; null for what is nobody. */
export function personIn(value: unknown): BroughtPerson | null {
  const parsed = told.safeParse(value);
  if (!parsed.success) return null;
  const { updatedAt, ...said } = parsed.data;
  return { ...saidOf(said), updatedAt: updatedAt ? new Date(updatedAt) : null };
}

/** The way of people who come with an archive, and back. */
export function createBringing(parts: BringingParts) {
  const { database, seal, clock, jobs, journalIndex, contextOf, openSaid } = parts;

  /** Those none of whose names is anybody's here, as far as there is room for them. */
  function missing(rows: readonly PersonRow[], all: readonly BroughtPerson[]): BroughtPerson[] {
    const here = rows.flatMap((row) => namesOf(openSaid(row) ?? { name: '', aliases: [] }));
    const taken = new Set(here.map(nameKeyOf));
    const some: BroughtPerson[] = [];
    for (const person of all) {
      const names = namesOf(person).map(nameKeyOf);
      if (names.some((name) => taken.has(name))) continue;
      for (const name of names) taken.add(name);
      some.push(person);
    }
    return some.slice(0, Math.max(0, peopleLimit - rows.length));
  }

  return {
    personIn,

    countMissing: async (userId: string, all: readonly BroughtPerson[]) =>
      missing(await queries.listPeople(database.read, userId), all).length,

    /** Keeps those nobody told of here. */
    async bringIn(db: Db, userId: string, all: readonly BroughtPerson[]): Promise<WrittenPerson[]> {
      if (all.length === 0) return [];
      const now = clock.now();
      const some = missing(await queries.holdPeople(db, userId), all);
      const written: WrittenPerson[] = [];
      for (const [at, { updatedAt: changedAt, ...said }] of some.entries()) {
        const id = newId(now);
        const updatedAt = changedAt && changedAt < now ? changedAt : now;
        // In the order in which they stand in the file.
        const createdAt = new Date(now.getTime() + at);
        const sealed = seal.seal(JSON.stringify(said), contextOf(id));
        await queries.insertPerson(db, { id, userId, sealed, createdAt, updatedAt });
        const place = { ownerId: userId, kind: 'person', ref: id, night: null } as const;
        await journalIndex.keepText(db, { ...place, text: wordsOf(said) });
        written.push({ id, updatedAt });
      }
      if (written.length > 0) await follow(db, userId);
      return written;
    },

    /** Takes back those who are as they came. */
    async takeBack(db: Db, userId: string, all: readonly WrittenPerson[]): Promise<void> {
      let isAnyGone = false;
      for (const { id, updatedAt } of all) {
        if (!(await queries.deleteAsWritten(db, { userId, id, updatedAt }))) continue;
        isAnyGone = true;
        await journalIndex.forgetText(db, { ownerId: userId, kind: 'person', ref: id });
      }
      if (isAnyGone) await follow(db, userId);
    },
  };

  /** The dreams that name them are read again. */
  async function follow(db: Db, ownerId: string): Promise<void> {
    await jobs.send(db, rereadJob, { ownerId, after: 0 }, { turnOf: ownerId });
  }
}
