import type { SymbolMeaning } from '@reverie/contract/symbols';
import type { JournalIndex } from '#features/journal-index/service.ts';
import { createBringing } from '#features/meanings/bringing.changes.ts';
import * as queries from '#features/meanings/queries.ts';
import {
  conceptOf as findConcept,
  formerKept,
  saidSchema,
  wordsOf,
} from '#features/meanings/rules.ts';
import type { MeaningRow } from '#features/meanings/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type MeaningParts = {
  database: Database;
  seal: Seal;
  clock: Clock;
  journalIndex: JournalIndex;
};

export type Meanings = ReturnType<typeof createMeanings>;

/** What a meaning's texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `meaning ${id}`;
}

export function createMeanings(parts: MeaningParts) {
  const { database, seal, clock, journalIndex } = parts;

  function openSaid({ id, sealed }: MeaningRow) {
    const opened = seal.open(sealed, contextOf(id));
    return opened === null ? null : saidSchema.parse(JSON.parse(opened));
  }

  function present(symbol: string, row: MeaningRow | null): SymbolMeaning {
    const said = row && openSaid(row);
    return {
      symbol,
      meaning: said?.meaning ?? null,
      former: said?.former ?? [],
      isUnreadable: row !== null && said === null,
      updatedAt: row?.updatedAt.toISOString() ?? null,
    };
  }

  /** Throws `not_found` for what is no symbol. */
  function conceptOf(symbol: string) {
    const concept = findConcept(symbol);
    if (!concept) throw new Problem('not_found');
    return concept;
  }

  return {
    conceptOf,

    /** Meanings that come with an archive of ours. */
    brought: createBringing({ ...parts, contextOf }),

    async of(userId: string, symbol: string): Promise<SymbolMeaning> {
      conceptOf(symbol);
      return present(symbol, await queries.findMeaning(database.read, { userId, symbol }));
    },

    async list(userId: string): Promise<SymbolMeaning[]> {
      const rows = await queries.listMeanings(database.read, userId);
      return rows.map((row) => present(row.symbol, row));
    },

    async put(userId: string, symbol: string, meaning: string): Promise<SymbolMeaning> {
      conceptOf(symbol);
      const now = clock.now();
      const id = newId(now);
      const first = seal.seal(JSON.stringify({ meaning, former: [] }), contextOf(id));
      return database.write(async (tx) => {
        const fresh = { id, userId, symbol, sealed: first, updatedAt: now };
        const row = await queries.lockMeaning(tx, fresh);
        const before = openSaid(row);
        // What does not open now may do so again: it is not written over.
        if (!before) throw new Problem('sealing_off');
        const isOther = before.meaning !== meaning;
        const was = { meaning: before.meaning, at: row.updatedAt.toISOString() };
        const former = isOther ? [was, ...before.former].slice(0, formerKept) : before.former;
        const sealed = seal.seal(JSON.stringify({ meaning, former }), contextOf(row.id));
        const after = { ...row, sealed, updatedAt: isOther ? now : row.updatedAt };
        await queries.updateMeaning(tx, after);
        const text = wordsOf(symbol, meaning);
        await journalIndex.keepText(tx, {
          ownerId: userId,
          kind: 'meaning',
          ref: symbol,
          night: null,
          text,
        });
        return present(symbol, after);
      });
    },

    async remove(userId: string, symbol: string): Promise<void> {
      conceptOf(symbol);
      await database.write(async (tx) => {
        const row = await queries.findMeaning(tx, { userId, symbol });
        if (!row) return;
        await journalIndex.forgetText(tx, { ownerId: userId, kind: 'meaning', ref: symbol });
        await queries.deleteMeaning(tx, { userId, symbol });
      });
    },
  };
}
