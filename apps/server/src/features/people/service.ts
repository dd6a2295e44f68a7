import type { PersonWriting, ToldPerson } from '@reverie/contract/people';
import { aliasLimit, nameKeyOf, peopleLimit } from '@reverie/contract/people.rules';
import type { DreamerCast } from '@reverie/oneirology';
import { rereadJob } from '#features/analysis/job.ts';
import type { JournalIndex } from '#features/journal-index/service.ts';
import { createBringing } from '#features/people/bringing.changes.ts';
import * as queries from '#features/people/queries.ts';
import {
  castFrom,
  namesAny,
  namesOf,
  type Said,
  saidOf,
  saidSchema,
  wordsOf,
} from '#features/people/rules.ts';
import type { PersonRow } from '#features/people/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type PeopleParts = {
  database: Database;
  seal: Seal;
  clock: Clock;
  jobs: Jobs;
  journalIndex: JournalIndex;
};

export type PeopleService = ReturnType<typeof createPeople>;

/** One of them, without how often dreams name them. */
export type Kept = Omit<ToldPerson, 'dreams'>;

/** What a person's texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `person ${id}`;
}

export function createPeople(parts: PeopleParts) {
  const { database, seal, clock, jobs, journalIndex } = parts;

  function openSaid({ id, sealed }: PersonRow): Said | null {
    const opened = seal.open(sealed, contextOf(id));
    return opened === null ? null : saidSchema.parse(JSON.parse(opened));
  }

  /** Throws `sealing_off` where it does not open. */
  function demandSaid(row: PersonRow): Said {
    const said = openSaid(row);
    if (!said) throw new Problem('sealing_off');
    return said;
  }

  function present(row: PersonRow, said = openSaid(row)): Kept {
    const nobody = { name: '', aliases: [], relation: 'other', relationWords: null, note: null };
    return {
      ...(said ?? (nobody as Said)),
      ...{ id: row.id, isUnreadable: said === null, updatedAt: row.updatedAt.toISOString() },
    };
  }

  /** Two people with one name would be one to the engine. */
  function refuseTaken(rows: readonly PersonRow[], said: Said, except: readonly string[]): void {
    const wanted = new Set(namesOf(said).map(nameKeyOf));
    const isTaken = rows
      .filter(({ id }) => !except.includes(id))
      .flatMap((row) => namesOf(openSaid(row) ?? { name: '', aliases: [] }))
      .some((name) => wanted.has(nameKeyOf(name)));
    if (isTaken) throw new Problem('name_taken');
  }

  /** In the transaction that changes it: the dreams that name them are read again behind the answer. */
  async function follow(tx: Db, ownerId: string, id: string, said: Said | null): Promise<void> {
    const at = { ownerId, kind: 'person', ref: id } as const;
    if (said) {
      await journalIndex.keepText(tx, { ...at, night: null, text: wordsOf(said) });
    } else await journalIndex.forgetText(tx, at);
    await jobs.send(tx, rereadJob, { ownerId, after: 0 }, { turnOf: ownerId });
  }

  async function write(tx: Db, row: PersonRow, said: Said): Promise<Kept> {
    const sealed = seal.seal(JSON.stringify(said), contextOf(row.id));
    const updatedAt = clock.now();
    await queries.updatePerson(tx, { id: row.id, sealed, updatedAt });
    await follow(tx, row.userId, row.id, said);
    return present({ ...row, updatedAt }, said);
  }

  function findIn(rows: readonly PersonRow[], id: string): PersonRow {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Problem('not_found');
    return row;
  }

  /** Of one dreamer, as the engine takes them: for what that dreamer alone reads. */
  async function castOf(ownerId: string, db: Db = database.read): Promise<DreamerCast> {
    const rows = await queries.listPeople(db, ownerId);
    return castFrom(rows.flatMap((row) => openSaid(row) ?? []));
  }

  return {
    castOf,
    namesAny,

    /** People who come with an archive of ours. */
    brought: createBringing({ ...parts, contextOf, openSaid }),

    /** All names of somebody told of who is called so, or has that id; none where nobody has. */
    async namesFor(ownerId: string, name: string): Promise<string[]> {
      const rows = await queries.listPeople(database.read, ownerId);
      const told = rows.flatMap((row) => {
        const said = openSaid(row);
        return said ? [{ id: row.id, names: namesOf(said) }] : [];
      });
      const key = nameKeyOf(name);
      const one = told.find(
        ({ id, names }) => id === name || names.some((each) => nameKeyOf(each) === key),
      );
      return one?.names ?? [];
    },

    async list(ownerId: string): Promise<Kept[]> {
      return (await queries.listPeople(database.read, ownerId)).map((row) => present(row));
    },

    async tell({ userId }: Person, form: PersonWriting): Promise<Kept> {
      const now = clock.now();
      const said = saidOf(form);
      const id = newId(now);
      return database.write(async (tx) => {
        const rows = await queries.holdPeople(tx, userId);
        if (rows.length >= peopleLimit) throw new Problem('people_full');
        refuseTaken(rows, said, []);
        const sealed = seal.seal(JSON.stringify(said), contextOf(id));
        const row = { id, userId, sealed, createdAt: now, updatedAt: now };
        await queries.insertPerson(tx, row);
        await follow(tx, userId, id, said);
        return present(row, said);
      });
    },

    async update({ userId }: Person, id: string, form: PersonWriting): Promise<Kept> {
      return database.write(async (tx) => {
        const rows = await queries.holdPeople(tx, userId);
        const row = findIn(rows, id);
        const said = saidOf(form);
        refuseTaken(rows, said, [id]);
        return write(tx, row, said);
      });
    },

    /** The names and the note of the other go to this one; who they are is what this one is. */
    async merge({ userId }: Person, id: string, otherId: string): Promise<Kept> {
      return database.write(async (tx) => {
        const rows = await queries.holdPeople(tx, userId);
        const row = findIn(rows, id);
        const other = findIn(rows, otherId);
        if (id === otherId) return present(row);
        const [said, gone] = [demandSaid(row), demandSaid(other)];
        const aliases = [...said.aliases, ...namesOf(gone)];
        const note = [said.note, gone.note].filter(Boolean).join('\n\n') || null;
        const joined = saidOf({ ...said, aliases: uniqueNames(aliases), note });
        if (joined.aliases.length > aliasLimit) throw new Problem('people_full');
        await queries.deletePerson(tx, { id: otherId, userId });
        await journalIndex.forgetText(tx, { ownerId: userId, kind: 'person', ref: otherId });
        return write(tx, row, joined);
      });
    },

    async remove({ userId }: Person, id: string): Promise<void> {
      await database.write(async (tx) => {
        const isGone = await queries.deletePerson(tx, { id, userId });
        if (!isGone) throw new Problem('not_found');
        await follow(tx, userId, id, null);
      });
    },
  };
}

function uniqueNames(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [nameKeyOf(name), name])).values()];
}
