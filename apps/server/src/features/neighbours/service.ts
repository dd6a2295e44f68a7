import { type NearReason, nearestOf, type SeriesEntry } from '@reverie/oneirology';
import { neighboursJob } from '#features/neighbours/job.ts';
import * as queries from '#features/neighbours/queries.ts';
import { leadsOf, type Placed, ranked } from '#features/neighbours/rules.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Scope } from '#platform/scope.ts';

export type NeighbourParts = { database: Database; jobs: Jobs };

export type Neighbours = ReturnType<typeof createNeighbours>;

/** A dream beside another, with its place and what the two share. */
export type Near = { id: string; seq: number; score: number; reasons: readonly NearReason[] };

/** Places of dreams. */
type Moved = { gone: readonly number[]; come: readonly number[] };
type Reader = { scopes: readonly Scope[]; apart: readonly string[] };

/** Kept of each dream: what one reader may not see leaves enough of the others. */
const most = 24;
/** Who has fewer, once a neighbour goes, has them looked for again. */
const few = 12;
/** Candidates that are compared in full: by the clock of jobs, and while somebody waits. */
const [comparedByJob, comparedAtOnce] = [300, 100];
/** Of these, those to whom the dream may be near in its turn. */
const reach = 100;
/** Dreams whose neighbours one job looks for; each in a transaction of its own, so that none waits long. */
const dueAtOnce = 200;

/** Which of the dreams that people share with everybody are alike, and in what. */
export function createNeighbours({ database, jobs }: NeighbourParts) {
  async function look(tx: Db, seq: number): Promise<void> {
    const dream = await queries.findPlaced(tx, seq);
    if (!dream) return;
    const { entry, ownerId } = dream;
    const asked = { ...leadsOf(entry), ownerId, limit: comparedByJob };
    const near = ranked(entry, await queries.candidates(tx, asked)).slice(0, reach);
    await queries.keep(tx, { seq, near, most });
  }

  /** Why each is near, of those that are still there, in the order given. */
  function explained(one: SeriesEntry, placed: readonly Placed[], seqs: readonly number[]): Near[] {
    const found = nearestOf([one, ...placed.map(({ entry }) => entry)], one.id, placed.length);
    const byId = new Map(found.map((near) => [near.id, near]));
    const bySeq = new Map(placed.map(({ seq, entry }) => [seq, byId.get(entry.id)]));
    return seqs.flatMap((seq) => {
      const near = bySeq.get(seq);
      return near ? [{ seq, ...near }] : [];
    });
  }

  return {
    /** Those that go, or name other things, lose their neighbours at once; those that come are looked for. */
    async follow(tx: Db, { gone, come }: Moved) {
      if (gone.length + come.length === 0) return;
      await queries.holdSearch(tx);
      if (gone.length > 0) await queries.forget(tx, gone, few);
      if (come.length > 0) await queries.markDue(tx, come);
      await jobs.send(tx, neighboursJob, {}, { singletonKey: 'due' });
    },

    /** Looks for the neighbours of those that are due, some at a time, and sends itself on for the rest. */
    async lookForDue(): Promise<void> {
      for (let done = 0; done < dueAtOnce; done += 1) {
        const isDone = await database.write(async (tx) => {
          await queries.holdSearch(tx);
          const seq = await queries.takeDue(tx);
          if (seq !== null) await look(tx, seq);
          return seq === null;
        });
        if (isDone) return;
      }
      await database.write((tx) => jobs.send(tx, neighboursJob, {}, { singletonKey: 'due' }));
    },

    /** The neighbours of a shared dream that this reader may meet, the nearest first; by their places. */
    async placesNear(seq: number, reader: Reader): Promise<number[]> {
      return queries.listNear(database.read, { seq, ...reader });
    },

    /** Why these are near a shared dream. */
    async reasonsFor(seq: number, places: readonly number[]): Promise<Near[]> {
      const placed = await queries.listEntries(database.read, [seq, ...places]);
      const one = placed.find((each) => each.seq === seq);
      const others = placed.filter((each) => each !== one);
      return one ? explained(one.entry, others, places) : [];
    },

    /**
     * What is near a dream that is nobody else's to know of. Looked for as its dreamer asks: nothing
     * of it is kept, and nobody else's dream has it for a neighbour.
     */
    async nearTo(entry: SeriesEntry, ownerId: string, reader: Reader): Promise<Near[]> {
      const asked = { ...leadsOf(entry), ownerId, limit: comparedAtOnce };
      const placed = await queries.candidates(database.read, asked);
      const nearest = ranked(entry, placed).slice(0, most);
      const met = await queries.onlyMet(database.read, {
        ...{ seqs: nearest.map(({ seq }) => seq), ...reader },
      });
      const seqs = nearest.flatMap(({ seq }) => (met.has(seq) ? [seq] : []));
      return explained(
        entry,
        placed.filter(({ seq }) => met.has(seq)),
        seqs,
      );
    },
  };
}
