import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { TrueRow } from '#features/dreams/table.ts';
import { keepNew } from '#features/journal-index/changes.ts';
import { deleteMet, forgetEmptyTallies } from '#features/journal-index/met.queries.ts';
import { createMeeting } from '#features/journal-index/met.reads.ts';
import * as queries from '#features/journal-index/queries.ts';
import { createFinding } from '#features/journal-index/reads.ts';
import {
  facetsOf,
  facetTerm,
  type Opened,
  readFacets,
  type Side,
  type TextKind,
  termsBy,
  type Word,
  wordsOf,
} from '#features/journal-index/rules.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { createSeal, keyBytes, type Seal, unlessOff } from '#platform/seal/seal.ts';

export type { Tallied } from '#features/journal-index/met.reads.ts';
export { mayBe } from '#features/journal-index/met.rules.ts';
export type { Found } from '#features/journal-index/reads.ts';
export type { Facet, TextKind } from '#features/journal-index/rules.ts';
export { personFacet } from '#features/journal-index/rules.ts';

export type IndexParts = { database: Database; seal: Seal };

export type JournalIndex = ReturnType<typeof createJournalIndex>;

/** What its key is sealed for: elsewhere it does not open. */
export function keyContext(userId: string): string {
  return `${userId}/journal-index`;
}

/** Where a text stands that is no dream, and has no night of its own. */
const noNight = '0001-01-01';

type Dream = Pick<TrueRow, 'id' | 'seq' | 'ownerId' | 'night'>;
type Kept = { kind: string; ref: string; dream: Dream | null; ownerId: string; night: string };

/** Finds what one person wrote, by words nobody reads in the index. ADR 39. */
export function createJournalIndex({ database, seal }: IndexParts) {
  function openedBy(sealed: Uint8Array | null, userId: string): Opened | null {
    const text = sealed && seal.open(sealed, keyContext(userId));
    if (!text) return null;
    const key = Buffer.from(text, 'base64');
    return { termOf: termsBy(key), words: createSeal(key) };
  }

  /** Null where this person has nothing indexed yet, or the key of this server is lost. */
  async function open(db: Db, userId: string): Promise<Opened | null> {
    return openedBy(await queries.findKey(db, userId), userId);
  }

  /** The same for somebody who writes: their first key is made, and theirs is held. */
  async function openOrBegin(db: Db, userId: string): Promise<Opened | null> {
    const held = await queries.holdKey(db, userId);
    if (held) return openedBy(held, userId);
    const key = randomBytes(keyBytes).toString('base64');
    const sealed = unlessOff(() => seal.seal(key, keyContext(userId)));
    if (!sealed) return null;
    await queries.insertKey(db, userId, sealed);
    return openedBy(await queries.holdKey(db, userId), userId);
  }

  async function keep(
    db: Db,
    { termOf: _, words: sealing }: Opened,
    { kind, ref, dream, ownerId, night }: Kept,
    { words, facets = [] }: { words: readonly Word[]; facets?: readonly string[] },
  ): Promise<void> {
    const terms = [...new Set([...words.map(({ term }) => term), ...facets])];
    const entryId = await queries.holdEntry(db, { ownerId, kind, ref, dreamId: dream?.id ?? null });
    const gone = await queries.replaceTerms(db, entryId, { night, seq: dream?.seq ?? 0, terms });
    await queries.forgetWords(db, ownerId, gone);
    const known = words.flatMap(({ prefix, ...word }) => (prefix ? [{ ...word, prefix }] : []));
    const unknown = await queries.unknownOf(
      db,
      ownerId,
      known.map(({ term }) => term),
    );
    const added = known
      .filter(({ term }) => unknown.has(term))
      .map(({ stem, ...word }) => ({ ...word, sealed: sealing.seal(stem, word.term) }));
    if (added.length > 0) await queries.insertWords(db, ownerId, added);
  }

  function ofDream(kind: string, dream: Dream): Kept {
    const { id: ref, ownerId, night } = dream;
    return { kind, ref, dream, ownerId, night };
  }

  async function keepWords(db: Db, opened: Opened, dream: TrueRow): Promise<void> {
    const { title, content, tags } = dream;
    // One that does not open leaves its words as they were indexed while it did.
    const report = dream.report ? seal.open(dream.report, dream.id) : '';
    const open = wordsOf(opened.termOf, 'open', [title ?? '', content, ...tags].join('\n'));
    await keep(db, opened, ofDream('words', dream), { words: open });
    if (report === null) return;
    const words = wordsOf(opened.termOf, 'sealed', report);
    await keep(db, opened, ofDream('report', dream), { words });
  }

  async function keepFacets(db: Db, opened: Opened, dream: TrueRow): Promise<void> {
    const facets = facetsOf(dream).map((facet) => facetTerm(opened.termOf, 'open', facet));
    await keep(db, opened, ofDream('facets', dream), { words: [], facets });
  }

  const { keepMet, ...meeting } = createMeeting({ database, open });

  return {
    ...createFinding({ database, open }),
    ...meeting,

    /** Keeps a dream findable as it now is, in the bin too: what lies there is not found. */
    async keep(db: Db, before: TrueRow | null, after: TrueRow): Promise<void> {
      const isRewritten = !before || isChanged(before, after, textColumns);
      const isOtherwise = !before || isChanged(before, after, facetColumns);
      const isMoved = before !== null && before.night !== after.night;
      if (!isRewritten && !isOtherwise && !isMoved) return;
      const opened = await openOrBegin(db, after.ownerId);
      if (!opened) return;
      if (isMoved) await queries.moveDream(db, after.id, after.night);
      if (isRewritten) await keepWords(db, opened, after);
      if (isOtherwise) await keepFacets(db, opened, after);
    },

    /** What is kept of a dream goes by its new id, which its rows follow already. */
    rename: queries.renameEntries,

    /** Keeps several of one dreamer findable that nobody knew before. */
    async keepNew(db: Db, ownerId: string, rows: readonly TrueRow[]): Promise<void> {
      const opened = rows.length > 0 ? await openOrBegin(db, ownerId) : null;
      if (opened) await keepNew(db, opened, { ownerId, rows, seal });
    },

    /** Keeps a dream findable by what was read in it. */
    async keepReading(db: Db, dream: Dream, analysis: DreamAnalysis): Promise<void> {
      const opened = await openOrBegin(db, dream.ownerId);
      if (!opened) return;
      const side: Side = analysis.of === 'report' ? 'sealed' : 'open';
      const facets = readFacets(analysis).map((facet) => facetTerm(opened.termOf, side, facet));
      await keep(db, opened, ofDream('reading', dream), { words: [], facets });
      await keepMet(db, opened, dream, analysis);
    },

    /** Keeps what was told later of a dream findable with it, in the transaction that writes it. */
    async keepAddition(
      db: Db,
      { dream, ref, text }: { dream: Dream; ref: string; text: string },
    ): Promise<void> {
      const opened = await openOrBegin(db, dream.ownerId);
      if (!opened) return;
      const words = wordsOf(opened.termOf, 'sealed', text);
      await keep(db, opened, { ...ofDream('addition', dream), ref }, { words });
    },

    /** Keeps what somebody wrote beside dreams findable, in the transaction that writes it. */
    async keepText(
      db: Db,
      { ownerId, kind, ref, night, text }: TextName & { night: string | null; text: string },
    ): Promise<void> {
      const opened = await openOrBegin(db, ownerId);
      if (!opened) return;
      const words = wordsOf(opened.termOf, kind, text);
      const at = { ownerId, kind, ref, dream: null, night: night ?? noNight };
      await keep(db, opened, at, { words });
    },

    async forgetText(
      db: Db,
      { ownerId, kind, ref }: Omit<TextName, 'kind'> & { kind: TextKind | 'addition' },
    ): Promise<void> {
      await queries.holdKey(db, ownerId);
      await queries.forgetWords(db, ownerId, await queries.deleteEntry(db, { ownerId, kind, ref }));
    },

    /** Forgets all that somebody who leaves wrote. */
    async forgetAll(db: Db, userId: string): Promise<void> {
      await deleteMet(db, userId);
      await queries.deleteAll(db, userId);
    },

    /** Forgets the words of what went with its dream. */
    async tidy(): Promise<void> {
      await database.write(async (tx) => {
        await queries.forgetUnusedWords(tx);
        await forgetEmptyTallies(tx);
      });
    },
  };
}

type TextName = { ownerId: string; kind: TextKind; ref: string };

const textColumns = ['title', 'content', 'tags', 'report'] as const;
const facetColumns = [
  'types',
  'tags',
  'visibility',
  'lucidity',
  'recall',
  'paintingId',
] as const satisfies readonly (keyof TrueRow)[];

function isChanged(before: TrueRow, after: TrueRow, among: readonly (keyof TrueRow)[]): boolean {
  return among.some((column) => !isDeepStrictEqual(before[column], after[column]));
}
