import type { DreamAnalysis } from '@reverie/oneirology/schema';
import * as queries from '#features/journal-index/met.queries.ts';
import {
  type Met,
  type MetKind,
  metIn,
  metTerm,
  readMet,
  writeMet,
} from '#features/journal-index/met.rules.ts';
import type { Opened, Term } from '#features/journal-index/rules.ts';
import type { Database, Db } from '#platform/db/database.ts';

type Parts = { database: Database; open: (db: Db, userId: string) => Promise<Opened | null> };

/** In how many dreams something is mentioned, and in how many it is possible. */
export type Tallied = {
  kind: MetKind;
  value: string;
  label: string | null;
  dreams: number;
  possible: number;
};

const sides = ['content', 'report'] as const;

/** Counts what comes back in one person's dreams, from what was kept when they were read. ADR 39. */
export function createMeeting({ database, open }: Parts) {
  /** Keeps what was read in a dream, in the transaction that keeps the reading and holds its dreamer's key. */
  async function keepMet(
    db: Db,
    { termOf, words }: Opened,
    { id: dreamId, ownerId }: { id: string; ownerId: string },
    analysis: DreamAnalysis,
  ): Promise<void> {
    const all = metIn(analysis).map((met) => ({ met, term: metTerm(termOf, analysis.of, met) }));
    const met = all.map(({ term }) => term);
    const unknown = await queries.untallied(db, ownerId, met);
    const added = all
      .filter(({ term }) => unknown.has(term))
      .map((one) => ({ term: one.term, sealed: words.seal(writeMet(one.met), one.term) }));
    if (added.length > 0) await queries.insertTallies(db, ownerId, added);
    await queries.replaceMet(db, { dreamId, ownerId, met });
  }

  function namesOf({ words }: Opened, rows: readonly queries.Tally[]): Map<Term, Counted> {
    return new Map(
      rows.flatMap(({ term, dreams, sealed }) => {
        const written = words.open(sealed, term);
        return written === null ? [] : [[term, { ...readMet(written), dreams }] as const];
      }),
    );
  }

  async function nameAll(
    opened: Opened,
    ownerId: string,
    counts: readonly { term: Term; dreams: number }[],
  ): Promise<Tallied[]> {
    const met = counts.map(({ term }) => term);
    const names = namesOf(opened, await queries.listTalliesAt(database.read, ownerId, met));
    const found = counts.flatMap(({ term, dreams }) => {
      const name = names.get(term);
      return name ? [{ ...name, dreams }] : [];
    });
    return added(found);
  }

  function termsOf({ termOf }: Opened, kind: MetKind, values: readonly string[]): Term[] {
    return values.flatMap((value) =>
      sides.flatMap((of) =>
        [true, false].map((isShown) => metTerm(termOf, of, { kind, value, isShown })),
      ),
    );
  }

  return {
    keepMet,

    /** All that is met in somebody's dreams. */
    async tallies(ownerId: string): Promise<Tallied[]> {
      const opened = await open(database.read, ownerId);
      if (!opened) return [];
      const rows = await queries.listTallies(database.read, ownerId);
      return added([...namesOf(opened, rows).values()]);
    },

    /** In how many dreams any of these is met, each once. */
    async countMet(ownerId: string, kind: MetKind, values: readonly string[]): Promise<number> {
      const opened = await open(database.read, ownerId);
      return opened ? queries.countAny(database.read, termsOf(opened, kind, values)) : 0;
    },

    /** What is met in the dreams that hold something, and the newest of these, oldest first. */
    async metWith(ownerId: string, kind: MetKind, value: string, newest: number) {
      const opened = await open(database.read, ownerId);
      if (!opened) return { beside: [], dreams: [] };
      const terms = termsOf(opened, kind, [value]);
      const [counts, dreams] = await Promise.all([
        queries.countBeside(database.read, terms),
        queries.listNewest(database.read, terms, newest),
      ]);
      return { beside: await nameAll(opened, ownerId, counts), dreams };
    },

    /** What is met in the dreams of some nights. */
    async metBetween(ownerId: string, span: { from: string; to: string }): Promise<Tallied[]> {
      const opened = await open(database.read, ownerId);
      if (!opened) return [];
      const counts = await queries.countBetween(database.read, { ownerId, ...span });
      return nameAll(opened, ownerId, counts);
    },
  };
}

type Counted = Met & { dreams: number };

/** Open and sealed readings of the same, added: a dream is read as one of them. */
function added(all: readonly Counted[]): Tallied[] {
  const found = new Map<string, Tallied>();
  for (const { kind, value, label = null, isShown, dreams } of all) {
    const name = `${kind} ${value}`;
    const known = found.get(name) ?? { kind, value, label, dreams: 0, possible: 0 };
    if (isShown) known.dreams += dreams;
    else known.possible += dreams;
    found.set(name, known);
  }
  return [...found.values()];
}
