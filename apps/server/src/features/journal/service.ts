import type { Dream } from '@reverie/contract/dreams';
import type {
  Journal,
  JournalCalendar,
  JournalQuery,
  JournalReturned,
} from '@reverie/contract/journal';
import { noteKinds } from '@reverie/contract/journal.rules';
import type { Additions } from '#features/additions/service.ts';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import * as queries from '#features/journal/queries.ts';
import {
  facetsAsked,
  hitsOf,
  litExcerpt,
  monthAt,
  returnedIn,
  spanOf,
  spelled,
  unlit,
} from '#features/journal/rules.ts';
import type { Found, JournalIndex, TextKind } from '#features/journal-index/service.ts';
import type { Meanings } from '#features/meanings/service.ts';
import type { Nights } from '#features/nights/service.ts';
import type { PeopleService } from '#features/people/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';

export type JournalParts = {
  database: Database;
  clock: Clock;
  dreams: Dreams;
  analysis: AnalysisService;
  nights: Nights;
  additions: Additions;
  people: PeopleService;
  meanings: Meanings;
  journalIndex: JournalIndex;
};

export type JournalService = ReturnType<typeof createJournal>;

/** Of each kind, what a search shows beside dreams. */
const notesShown = 5;
/** Dreams of before that come into the index in one transaction, and the time one run takes. */
const batch = 10;
const runFor = 20_000;

export function createJournal(parts: JournalParts) {
  const { database, clock, dreams, analysis, nights, additions, journalIndex } = parts;
  const { people, meanings } = parts;

  /** A page by nights alone: at the same cost at any depth, as months and nights are counted. */
  async function byNights(ownerId: string, query: JournalQuery, span: Span): Promise<Found> {
    const isNewestFirst = query.sort === 'newest';
    const months = await queries.countMonths(database.read, { ownerId, ...span });
    const total = months.reduce((sum, each) => sum + each.dreams, 0);
    const skip = (query.page - 1) * query.pageSize;
    const ordered = <T>(rows: T[]) => (isNewestFirst ? rows.toReversed() : rows);
    const month = monthAt(ordered(months), skip);
    if (!month) return { seqs: [], total, isExact: true };
    const { from, to } = { from: max(month.from, span.from), to: min(month.to, span.to) };
    const inMonth = await queries.countNights(database.read, { ownerId, from, to });
    let before = month.before;
    const night = ordered(inMonth).find(({ dreams: here }) => {
      if (before + here > skip) return true;
      before += here;
      return false;
    });
    const start = night?.at ?? from;
    const rest = isNewestFirst ? { from: span.from, to: start } : { from: start, to: span.to };
    const seqs = await queries.listPlaces(database.read, {
      ...{ ownerId, ...rest, isNewestFirst },
      ...{ skip: skip - before, take: query.pageSize },
    });
    return { seqs, total, isExact: true };
  }

  async function find(ownerId: string, query: JournalQuery, words: string[][]): Promise<Found> {
    const span = spanOf(query);
    // A query of function words alone finds nothing, as in the library.
    const isVain = query.q !== undefined && words.length === 0;
    if (!span || isVain) return { seqs: [], total: 0, isExact: true };
    const names = query.person ? await people.namesFor(ownerId, query.person) : [];
    const facets = facetsAsked(query, names.length > 0);
    const isOpen = words.length + facets.length + names.length === 0;
    if (isOpen) return byNights(ownerId, query, span);
    const skip = (query.page - 1) * query.pageSize;
    const wanted = { ...span, facets, names, order: query.sort, skip, take: query.pageSize };
    return journalIndex.findDreams(ownerId, wanted, words);
  }

  /** Where each dream of a page was found. Nothing but these is opened. */
  async function hitsIn(ownerId: string, page: readonly Dream[], words: string[][]) {
    if (words.length === 0) return [];
    const ids = page.map(({ id }) => id);
    const later = await additions.ofDreams(ownerId, ids);
    return page.flatMap(({ id, title, content, report, tags }) =>
      hitsOf(
        id,
        [
          { field: 'title', text: title ?? '' },
          { field: 'content', text: content },
          { field: 'report', text: report ?? '' },
          { field: 'tags', text: tags.join(', ') },
          ...later
            .filter(({ dreamId }) => dreamId === id)
            .map(({ content: text }) => ({ field: 'addition' as const, text })),
        ],
        words,
      ),
    );
  }

  /** Those of a page that spell the words as they were typed go first, else by nights as before. */
  async function spelledFirst(ownerId: string, q: string, page: readonly Dream[]) {
    const ids = page.map(({ id }) => id);
    const later = Map.groupBy(await additions.ofDreams(ownerId, ids), ({ dreamId }) => dreamId);
    const weighed = page.map((dream) => {
      const { id, title, content, report, tags } = dream;
      const added = (later.get(id) ?? []).map((one) => one.content);
      return { dream, words: spelled(q, [title ?? '', content, report ?? '', ...tags, ...added]) };
    });
    return weighed.sort((one, other) => other.words - one.words).map(({ dream }) => dream);
  }

  /** What is found of a kind beside dreams. Nothing but what is found is shown of it. */
  async function notesOf(ownerId: string, kind: TextKind, words: string[][]) {
    const found = await journalIndex.findTexts(ownerId, { kind, words, limit: notesShown });
    if (found.length === 0) return [];
    const refs = found.map(({ ref }) => ref);
    const texts = await textsOf[kind](ownerId, refs);
    const stems = new Set(words.flat());
    return refs.flatMap((ref) => {
      const text = texts.get(ref);
      return text ? [{ kind, ref, ...(litExcerpt(text, stems) ?? unlit(text)) }] : [];
    });
  }

  /** The texts of each kind by what names them, opened for their writer alone. */
  const textsOf: Record<TextKind, TextsOf> = {
    'day-note': async (ownerId, dates) => {
      const notes = await nights.dayNotesOf(ownerId, dates);
      return new Map(notes.map(({ date, note }) => [date, note]));
    },
    meaning: async (ownerId) => {
      const told = await meanings.list(ownerId);
      return new Map(told.map(({ symbol, meaning }) => [symbol, meaning ?? '']));
    },
    person: async (ownerId) => {
      const told = await people.list(ownerId);
      return new Map(
        told.map(({ id, name, aliases, relationWords, note }) => {
          const said = [[name, ...aliases].join(', '), relationWords, note];
          return [id, said.filter(Boolean).join('. ')];
        }),
      );
    },
  };

  async function notesFor(ownerId: string, words: string[][]): Promise<Journal['notes']> {
    if (words.length === 0) return [];
    const found = await Promise.all(noteKinds.map((kind) => notesOf(ownerId, kind, words)));
    return found.flat();
  }

  async function isWhole(ownerId: string): Promise<boolean> {
    const backlog = await queries.findBacklog(database.read);
    if (backlog.reached >= backlog.until) return true;
    return !(await queries.isWaiting(database.read, ownerId, backlog));
  }

  /** Brings the next dreams of before into the index. False where none are left. */
  async function catchUpOnce(): Promise<boolean> {
    return database.write(async (tx) => {
      const { reached, until } = await queries.holdBacklog(tx);
      if (reached >= until) return false;
      const rows = await dreams.holdAfter(tx, { after: reached, until, limit: batch });
      const read = await analysis.keptOf(
        rows.map(({ id }) => id),
        tx,
      );
      for (const row of rows) {
        await journalIndex.keep(tx, null, row);
        const own = read.filter(({ dreamId }) => dreamId === row.id).map((each) => each.analysis);
        const best = own.find(({ of }) => of === 'report') ?? own[0];
        if (best) await journalIndex.keepReading(tx, row, best);
      }
      await queries.setReached(tx, rows.at(-1)?.seq ?? until);
      return true;
    });
  }

  return {
    /** The caller's own, and no one else's: there is no way to name another dreamer. */
    async list(principal: Person, query: JournalQuery): Promise<Journal> {
      const { userId } = principal;
      const words = query.q === undefined ? [] : await journalIndex.stemsFor(userId, query.q);
      const [{ seqs, total, isExact }, notes, whole] = await Promise.all([
        find(userId, query, words),
        query.page === 1 ? notesFor(userId, words) : [],
        isWhole(userId),
      ]);
      const found = await dreams.ownAt(principal, seqs);
      const page = query.q === undefined ? found : await spelledFirst(userId, query.q, found);
      return {
        dreams: page,
        totalCount: total,
        isTotalExact: isExact,
        isWhole: whole,
        hits: await hitsIn(userId, page, words),
        notes,
      };
    },

    async calendar({ userId }: Person, asked: number | undefined): Promise<JournalCalendar> {
      const year = asked ?? clock.now().getUTCFullYear();
      const name = String(year).padStart(4, '0');
      const span = { from: `${name}-01-01`, to: `${name}-12-31` };
      const [counted, without, extent] = await Promise.all([
        queries.countNights(database.read, { ownerId: userId, ...span }),
        nights.withoutRecall(userId, span),
        queries.findExtent(database.read, userId),
      ]);
      const dreamsOf = new Map(counted.map(({ at, dreams: here }) => [at, here]));
      const empty = new Set(without);
      const all = [...new Set([...dreamsOf.keys(), ...empty])].sort();
      return {
        year,
        nights: all.map((night) => ({
          night,
          dreams: dreamsOf.get(night) ?? 0,
          hadNoRecall: empty.has(night),
        })),
        first: extent.first,
        last: extent.last,
        dreamCount: extent.dreams,
        nightCount: extent.nights,
      };
    },

    /** What came back in some nights: who and what two of their dreams name at least. */
    async returned(
      { userId }: Person,
      span: { from: string; to: string },
    ): Promise<JournalReturned> {
      return returnedIn(await journalIndex.metBetween(userId, span));
    },

    /** Brings dreams that were there before the index into it, as far as a run gets. */
    async catchUp(): Promise<void> {
      const end = Date.now() + runFor;
      while (Date.now() < end && (await catchUpOnce()));
    },
  };
}

type TextsOf = (ownerId: string, refs: readonly string[]) => Promise<Map<string, string>>;

type Span = { from: string; to: string };

const max = (a: string, b: string) => (a > b ? a : b);
const min = (a: string, b: string) => (a < b ? a : b);
