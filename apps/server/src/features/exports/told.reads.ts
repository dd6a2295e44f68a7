import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Additions } from '#features/additions/service.ts';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { ArchiveRow } from '#features/archives/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import * as queries from '#features/exports/queries.ts';
import type { Told, ToldNight } from '#features/exports/rules.ts';
import type { Nights } from '#features/nights/service.ts';
import type { ToldVersion, Versions } from '#features/versions/service.ts';
import type { Database } from '#platform/db/database.ts';

export type ToldParts = {
  database: Database;
  dreams: Dreams;
  analysis: AnalysisService;
  additions: Additions;
  nights: Nights;
  versions: Versions;
};

/** Dreams read at once. */
const page = 250;

/** Told how far an export is, from 0 to 1. */
export type Tell = (share: number) => Promise<void>;

type Choice = {
  isAnalysed: boolean;
  /** With what each dream was before. */
  isWhole?: boolean;
  tell: Tell;
};

/** The dreams an export holds, opened a few at a time: no more of them is in memory. */
export function createTold({ database, dreams, nights, ...parts }: ToldParts) {
  const { additions, analysis, versions } = parts;

  /** What was said of the nights an export holds, whether a dream stayed of them or not. */
  async function nightsIn({ userId, fromNight, toNight }: ArchiveRow): Promise<ToldNight[]> {
    const all = await nights.everythingOf(userId);
    return all.filter(
      ({ date }) => (!fromNight || date >= fromNight) && (!toNight || date <= toNight),
    );
  }

  /** What was found in each of these dreams: in its whole account where there is one. */
  async function analysesOf(ids: string[]): Promise<Map<string, DreamAnalysis>> {
    const best = new Map<string, DreamAnalysis>();
    for (const { dreamId, analysis: found } of await analysis.keptOf(ids)) {
      if (found.of === 'report' || !best.has(dreamId)) best.set(dreamId, found);
    }
    return best;
  }

  type Page = Awaited<ReturnType<typeof pageOf>>;

  async function pageOf(ids: string[], { isAnalysed, isWhole }: Choice) {
    const [found, later, earlier, analyses] = await Promise.all([
      queries.findTold(database.read, ids),
      additions.among(ids),
      isWhole ? versions.among(ids) : new Map<string, ToldVersion[]>(),
      isAnalysed ? analysesOf(ids) : new Map<string, DreamAnalysis>(),
    ]);
    const rowOf = new Map(found.map((each) => [each.dream.id, each]));
    return { ids, rowOf, later, earlier, analyses };
  }

  function* openedOf(
    { ids, rowOf, later, earlier, analyses }: Page,
    said: ReadonlyMap<string, ToldNight>,
  ): Generator<Told> {
    for (const id of ids) {
      // What was put into the bin meanwhile is not there any more.
      const each = rowOf.get(id);
      if (!each || each.dream.deletedAt) continue;
      const { report: sealed, ...dream } = dreams.truly(each.dream);
      const report = dreams.reportOf(each.dream);
      const isUnreadable = sealed !== null && report === null;
      const { painting } = each;
      yield {
        ...{ dream, report, isUnreadable, painting },
        analysis: analyses.get(id) ?? null,
        additions: later.get(id) ?? [],
        night: said.get(dream.night) ?? null,
        versions: earlier.get(id) ?? [],
      };
    }
  }

  return {
    nightsIn,

    /** The night of each dream an export holds, in their order. */
    async nightsOf(row: ArchiveRow): Promise<string[]> {
      return (await queries.listNights(database.read, row)).map(({ night }) => night);
    },

    /** The dreams themselves, in that order. */
    async *toldIn(row: ArchiveRow, choice: Choice): AsyncGenerator<Told> {
      const ids = (await queries.listNights(database.read, row)).map(({ id }) => id);
      const said = new Map((await nightsIn(row)).map((night) => [night.date, night]));
      const read = (at: number) => pageOf(ids.slice(at, at + page), choice);
      let coming = read(0);
      for (let at = 0; at < ids.length; at += page) {
        const here = await coming;
        // The database reads the next ones while these are written.
        if (at + page < ids.length) coming = read(at + page);
        // Heard when it is its turn.
        coming.catch(() => {});
        yield* openedOf(here, said);
        await choice.tell((at + here.ids.length) / ids.length);
      }
    },
  };
}
