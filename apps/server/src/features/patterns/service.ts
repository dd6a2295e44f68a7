import type { Patterns, PatternsQuery, SimilarDreams } from '@reverie/contract/patterns';
import { patternDreamLimit, similarDreamLimit } from '@reverie/contract/patterns.rules';
import { engine, entryVersion, nearestOf, type SeriesEntry } from '@reverie/oneirology';
import { type SeriesAnalysis, seriesAnalysisSchema } from '@reverie/oneirology/schema';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Nights } from '#features/nights/service.ts';
import * as queries from '#features/patterns/queries.ts';
import { createSeriesReads, unlessOff } from '#features/patterns/reads.ts';
import {
  beginningOf,
  fingerprint,
  labelled,
  labelsIn,
  namedIn,
  shortened,
} from '#features/patterns/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { EngineThreads } from '#providers/engine/port.ts';

export { entryContext, noteContext } from '#features/patterns/reads.ts';

export type PatternService = ReturnType<typeof createPatterns>;

export type PatternParts = {
  database: Database;
  dreams: Dreams;
  analysis: AnalysisService;
  nights: Nights;
  engineThreads: EngineThreads;
  seal: Seal;
  clock: Clock;
};

/** What a result is sealed for: elsewhere it does not open. */
export function resultContext(id: string): string {
  return `series result ${id}`;
}

/** Milliseconds a call waits. What it asked for goes on, and is there when it is asked for again. */
const patience = 8_000;
const comeAgainAfter = 3;
const mostSimilar = 4;

export function createPatterns(parts: PatternParts) {
  const { database, dreams, engineThreads, seal, clock } = parts;
  const reads = createSeriesReads(parts);
  /** What is being compared in this process, by what it rests on: two who ask wait for one. */
  const underway = new Map<string, Promise<SeriesAnalysis>>();

  async function kept(asked: Asked, madeOf: string): Promise<SeriesAnalysis | null> {
    const row = await queries.findResult(database.read, asked);
    if (row?.madeOf !== madeOf) return null;
    const opened = seal.open(row.sealed, resultContext(row.id));
    if (opened === null) return null;
    const parsed = seriesAnalysisSchema.safeParse(JSON.parse(opened));
    return parsed.success ? parsed.data : null;
  }

  async function compare(asked: Asked, { sources, notes, madeOf }: Rest): Promise<SeriesAnalysis> {
    const series = shortened(
      await engineThreads.compare({
        entries: await reads.entriesOf(asked.userId, sources),
        notes: await reads.notesOf(asked.userId, notes),
        reference: asked.reference,
      }),
    );
    const id = newId(clock.now());
    const sealed = unlessOff(() => seal.seal(JSON.stringify(series), resultContext(id)));
    if (sealed) {
      const row = { id, ...asked, madeOf, sealed };
      await database.write((tx) => queries.keepResult(tx, row));
    }
    return series;
  }

  /** The work goes on where the call gives up, and what it comes to is kept. */
  async function comparedInTime(asked: Asked, rest: Rest): Promise<SeriesAnalysis> {
    const name = JSON.stringify([asked, rest.madeOf]);
    const going = underway.get(name) ?? compare(asked, rest);
    if (!underway.has(name)) {
      underway.set(name, going);
      going.catch(() => {}).finally(() => underway.delete(name));
    }
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Problem('unavailable', { retryAfter: comeAgainAfter }));
    }, patience);
    try {
      return await Promise.race([going, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** The viewer's own dreams, and no one else's: there is no way to name another dreamer. */
    async of({ userId }: Person, { period, reference }: PatternsQuery): Promise<Patterns> {
      const since = beginningOf(period, clock.now());
      const own = { ownerId: userId, since };
      const [sources, notes, counted] = await Promise.all([
        queries.listSources(database.read, { ...own, limit: patternDreamLimit }),
        queries.listNoteSources(database.read, own),
        queries.countDreams(database.read, own),
      ]);
      const madeOf = fingerprint([engine, entryVersion, sources, notes]);
      const asked = { userId, period, reference };
      const series =
        (await kept(asked, madeOf)) ?? (await comparedInTime(asked, { sources, notes, madeOf }));
      return {
        period,
        since,
        unread: counted.dreams - counted.read,
        // Those beyond the newest, and those whose report does not open.
        leftOut: Math.max(0, counted.read - series.dreams),
        ...series,
        labels: labelsIn(series),
        named: await queries.listTitles(database.read, userId, namedIn(series)),
      };
    },

    /** One's own dreams that are most like one of them. Those of others are never looked at. */
    async similarTo(principal: Person, dreamId: string): Promise<SimilarDreams> {
      const { userId } = principal;
      const { ownerId } = await dreams.find(principal, dreamId);
      if (ownerId !== userId) throw new Problem('not_found');
      const own = { ownerId, since: null, limit: similarDreamLimit };
      const newest = await queries.listSources(database.read, own);
      // Before all others, so that it is read where only a few can be.
      const sources = newest.toSorted(
        (a, b) => Number(b.id === dreamId) - Number(a.id === dreamId),
      );
      const kept = await reads.readyOf(userId, sources);
      const entries = kept
        .map(({ entry }): SeriesEntry => JSON.parse(entry))
        .filter(({ version }) => version === entryVersion);
      const near = nearestOf(entries, dreamId, mostSimilar);
      const titles = await queries.listTitles(
        database.read,
        userId,
        near.map(({ id }) => id),
      );
      return {
        dreams: near.flatMap(({ id, score, reasons }) => {
          const dream = titles.find((one) => one.id === id);
          return dream ? [{ dream, score, reasons: reasons.map(labelled) }] : [];
        }),
        compared: Math.max(0, entries.length - 1),
      };
    },
  };
}

type Asked = { userId: string } & PatternsQuery;
type Rest = { sources: queries.Source[]; notes: queries.Source[]; madeOf: string };
