import { setTimeout as delay } from 'node:timers/promises';
import type { Patterns, PatternsQuery } from '@reverie/contract/patterns';
import { patternDreamLimit } from '@reverie/contract/patterns.rules';
import { engine, entryVersion } from '@reverie/oneirology';
import { type SeriesAnalysis, seriesAnalysisSchema } from '@reverie/oneirology/schema';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Nights } from '#features/nights/service.ts';
import { compareJob } from '#features/patterns/job.ts';
import * as queries from '#features/patterns/queries.ts';
import { createSeriesReads } from '#features/patterns/reads.ts';
import {
  beginningOf,
  fingerprint,
  labelsIn,
  namedIn,
  shortened,
} from '#features/patterns/rules.ts';
import { createSimilar, type SimilarParts } from '#features/patterns/similar.reads.ts';
import type { Clock } from '#platform/clock.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Seal, unlessOff } from '#platform/seal/seal.ts';
import type { EngineThreads } from '#providers/engine/port.ts';

export { entryContext, noteContext } from '#features/patterns/reads.ts';

export type PatternService = ReturnType<typeof createPatterns>;

export type PatternParts = SimilarParts & {
  analysis: AnalysisService;
  nights: Nights;
  jobs: Jobs;
  engineThreads: EngineThreads;
  seal: Seal;
  clock: Clock;
};

/** What a result is sealed for: elsewhere it does not open. */
export function resultContext(id: string): string {
  return `series result ${id}`;
}

/** Milliseconds a call waits, and between two looks. What it asked for goes on, and is there later. */
const [patience, lookAgainAfter] = [4_000, 60];
/** Milliseconds after which it is asked for again: a job that found another at it has ended. */
const askAgainAfter = 1_000;
/** Longer than comparing may take: a job that is silent for so long is gone. */
const leaseSeconds = 360;
const comeAgainAfter = 3;
/** Raised when the same entries come to something else: what was kept before is compared anew. */
const comparedAs = 3;

export function createPatterns(parts: PatternParts) {
  const { database, engineThreads, seal, clock, jobs } = parts;
  const mayKeep = () => unlessOff(() => seal.seal('', 'nothing')) !== null;
  const reads = createSeriesReads(parts);
  const { similarTo } = createSimilar(parts, reads);

  async function kept(asked: Asked, madeOf: string): Promise<SeriesAnalysis | null> {
    const row = await queries.findResult(database.read, asked);
    if (row?.madeOf !== madeOf) return null;
    const opened = seal.open(row.sealed, resultContext(row.id));
    if (opened === null) return null;
    const parsed = seriesAnalysisSchema.safeParse(JSON.parse(opened));
    return parsed.success ? parsed.data : null;
  }

  async function compare(
    asked: Asked,
    { sources, notes, madeOf }: Rest,
    jobId?: string,
  ): Promise<SeriesAnalysis> {
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
      await database.write(async (tx) => {
        await queries.keepResult(tx, row);
        // In one step: whoever finds it there and has it made anew finds nobody at it any more.
        if (jobId) await queries.releaseMaking(tx, jobId);
      });
    }
    return series;
  }

  async function restOf({ userId, period }: Asked): Promise<Rest> {
    const own = { ownerId: userId, since: beginningOf(period, clock.now()) };
    const [sources, notes] = await Promise.all([
      queries.listSources(database.read, { ...own, limit: patternDreamLimit }),
      queries.listNoteSources(database.read, own),
    ]);
    const madeOf = fingerprint([engine, entryVersion, comparedAs, sources, notes]);
    return { sources, notes, madeOf };
  }

  /** Has it compared by a job, and waits a while for what that keeps: it is there when one comes again. */
  async function comparedByJob(asked: Asked, rest: Rest): Promise<SeriesAnalysis> {
    const singletonKey = `${asked.userId}/${asked.period}/${asked.reference}`;
    const end = performance.now() + patience;
    let { madeOf } = rest;
    let askedAt = Number.NEGATIVE_INFINITY;
    while (performance.now() < end) {
      if (performance.now() - askedAt >= askAgainAfter) {
        // A dream that was being read meanwhile is among them by now.
        if (askedAt > 0) ({ madeOf } = await restOf(asked));
        askedAt = performance.now();
        await database.write((tx) =>
          jobs.send(tx, compareJob, asked, { singletonKey, turnOf: asked.userId }),
        );
      }
      await delay(lookAgainAfter);
      const found = await kept(asked, madeOf);
      if (found) return found;
    }
    throw new Problem('unavailable', { retryAfter: comeAgainAfter });
  }

  return {
    /** The viewer's own dreams, and no one else's: there is no way to name another dreamer. */
    async of({ userId }: Person, { period, reference }: PatternsQuery): Promise<Patterns> {
      const asked = { userId, period, reference };
      const since = beginningOf(period, clock.now());
      const [rest, counted] = await Promise.all([
        restOf(asked),
        queries.countDreams(database.read, { ownerId: userId, since }),
      ]);
      const series =
        (await kept(asked, rest.madeOf)) ??
        // Where nothing can be sealed, nothing is kept: who asks waits for all of it.
        (mayKeep() ? await comparedByJob(asked, rest) : await compare(asked, rest));
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

    /** Compares for one person, unless that is done, or another server is at it. */
    async compareFor(asked: Asked, jobId: string): Promise<void> {
      const rest = await restOf(asked);
      if (await kept(asked, rest.madeOf)) return;
      const claim = { ...asked, jobId, seconds: leaseSeconds };
      if (!(await database.write((tx) => queries.claimMaking(tx, claim)))) return;
      try {
        await compare(asked, rest, jobId);
      } finally {
        await database.write((tx) => queries.releaseMaking(tx, jobId));
      }
    },

    similarTo,
  };
}

type Asked = { userId: string } & PatternsQuery;
type Rest = { sources: queries.DreamSource[]; notes: queries.Source[]; madeOf: string };
