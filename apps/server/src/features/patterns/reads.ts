import { entryOf } from '@reverie/oneirology';
import { dreamAnalysisSchema } from '@reverie/oneirology/schema';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Nights } from '#features/nights/service.ts';
import * as queries from '#features/patterns/queries.ts';
import { dayBefore } from '#features/patterns/rules.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { type Seal, unlessOff } from '#platform/seal/seal.ts';
import type { EngineThreads, KeptEntry } from '#providers/engine/port.ts';

type Parts = {
  database: Database;
  analysis: AnalysisService;
  nights: Nights;
  engineThreads: EngineThreads;
  seal: Seal;
};

/** What an entry is sealed for: elsewhere it does not open. */
export function entryContext(dreamId: string): string {
  return `${dreamId}/series`;
}

export function noteContext(nightId: string): string {
  return `note ${nightId}/series`;
}

/** Texts opened between two turns of the thread that answers requests. */
const atOnce = 200;
/** Dreams read where one waits for the page of another. */
const readHere = 40;

type Made = { id: string; entry: string };

/** One kind of text that a series is made of: where what was read in it is kept, and how it is read. */
type Shelf = {
  contextOf: (id: string) => string;
  listMarks: (db: Db, ownerId: string) => Promise<{ id: string; madeOf: string }[]>;
  listKept: (db: Db, ids: string[]) => Promise<queries.Kept[]>;
  keep: (db: Db, ownerId: string, rows: readonly queries.Kept[]) => Promise<void>;
  read: (ownerId: string, sources: readonly queries.Source[]) => Promise<Made[]>;
};

export type SeriesReads = ReturnType<typeof createSeriesReads>;

/** Entries of one dreamer's dreams and notes: those that were kept, and the others read once. */
export function createSeriesReads({ database, analysis, nights, engineThreads, seal }: Parts) {
  const ofDreams: Shelf = {
    contextOf: entryContext,
    listMarks: queries.listEntryMarks,
    listKept: queries.listEntries,
    keep: queries.keepEntries,
    read: async (_, sources) =>
      engineThreads.enter(await analysis.writtenOf(sources.map(({ id }) => id))),
  };
  const ofNotes: Shelf = {
    contextOf: noteContext,
    listMarks: queries.listNoteMarks,
    listKept: queries.listNotes,
    keep: queries.keepNotes,
    async read(ownerId, sources) {
      const dates = sources.map(({ date }) => date);
      const said = new Map(
        (await nights.dayNotesOf(ownerId, dates)).map(({ date, note }) => [date, note]),
      );
      // A night without a note is kept too, as an empty one: it is not opened again either.
      return engineThreads.enterNotes(
        sources.map(({ id, date }) => ({ id, text: said.get(date) ?? '' })),
      );
    },
  };

  /** The same without a thread, whose start takes longer than reading a few. */
  const fewHere: Shelf = {
    ...ofDreams,
    async read(_, sources) {
      const written = await analysis.writtenOf(sources.map(({ id }) => id));
      return written.flatMap(({ id, analysis: text }) => {
        const parsed = dreamAnalysisSchema.safeParse(JSON.parse(text));
        if (!parsed.success) return [];
        return [{ id, entry: JSON.stringify(entryOf({ id, date: null, analysis: parsed.data })) }];
      });
    },
  };

  async function all(
    shelf: Shelf,
    ownerId: string,
    sources: readonly (queries.Source & { said?: string[] })[],
    most = sources.length,
  ) {
    const marks = new Map(
      (await shelf.listMarks(database.read, ownerId)).map(({ id, madeOf }) => [id, madeOf]),
    );
    const found = new Map<string, string>();
    for (const some of batches(sources.filter(({ id, madeOf }) => marks.get(id) === madeOf))) {
      const rows = await shelf.listKept(
        database.read,
        some.map(({ id }) => id),
      );
      for (const { id, sealed } of rows) {
        const opened = seal.open(sealed, shelf.contextOf(id));
        if (opened !== null) found.set(id, opened);
      }
    }
    for (const some of batches(sources.filter(({ id }) => !found.has(id)).slice(0, most))) {
      const made = await shelf.read(ownerId, some);
      const madeOf = new Map(some.map((one) => [one.id, one.madeOf]));
      const rows = made.flatMap(({ id, entry }): queries.Kept[] => {
        found.set(id, entry);
        const sealed = unlessOff(() => seal.seal(entry, shelf.contextOf(id)));
        return sealed ? [{ id, madeOf: madeOf.get(id) ?? '', sealed }] : [];
      });
      if (rows.length > 0) await database.write((tx) => shelf.keep(tx, ownerId, rows));
    }
    return sources.flatMap(({ id, date, said = [] }): KeptEntry[] => {
      const entry = found.get(id);
      return entry === undefined ? [] : [{ date, entry, said }];
    });
  }

  return {
    entriesOf: (ownerId: string, sources: readonly queries.DreamSource[]) =>
      all(ofDreams, ownerId, sources),

    /** Those that are kept, and a few of the others: what a page can wait for. */
    readyOf: (ownerId: string, sources: readonly queries.Source[]) =>
      all(fewHere, ownerId, sources, readHere),

    /** Dated by the day they tell of, which is the one before the night. */
    async notesOf(ownerId: string, sources: readonly queries.Source[]): Promise<KeptEntry[]> {
      const notes = await all(ofNotes, ownerId, sources);
      return notes.map(({ date, entry }) => ({ date: dayBefore(date), entry }));
    },
  };
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce);
}
