import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Owner, Personal } from '#platform/personal.ts';

export type ReadParts = {
  /** What each feature keeps of people. */
  rooms: () => readonly Personal[];
  analysis: AnalysisService;
  dreams: Dreams;
  images: Images;
};

/** A dream with all that was made of it. */
export type Belonging = {
  dream: Awaited<ReturnType<Dreams['everythingOf']>>[number];
  analyses: Awaited<ReturnType<AnalysisService['keptOf']>>[number]['analysis'][];
  paintings: Awaited<ReturnType<Images['everyOf']>>;
};

/** Dreams read at once. */
const page = 50;

/** All that is kept of somebody, whichever room it is in: each feature tells what it keeps. */
export function createReads({ rooms, analysis, dreams, images }: ReadParts) {
  /** Everything but the dreams. */
  async function about(owner: Owner): Promise<Record<string, unknown>> {
    const kept: Record<string, unknown> = {};
    for (const { keeps } of rooms()) Object.assign(kept, await keeps?.(owner));
    // Who it is about comes first.
    const { account, ...rest } = kept;
    return { account, ...rest };
  }

  /** The dreams, from the bin too, in the order they were told; read a few at a time. */
  async function* dreamsOf(userId: string): AsyncGenerator<Belonging> {
    const painted = Map.groupBy(await images.everyOf(userId), ({ dreamId }) => dreamId);
    let after = 0;
    for (;;) {
      const told = await dreams.everythingOf(userId, { after, limit: page });
      const kept = await analysis.keptOf(told.map(({ id }) => id));
      const read = Map.groupBy(kept, ({ dreamId }) => dreamId);
      for (const dream of told) {
        const analyses = (read.get(dream.id) ?? []).map((each) => each.analysis);
        yield { dream, analyses, paintings: painted.get(dream.id) ?? [] };
        after = dream.seq;
      }
      if (told.length < page) return;
    }
  }

  return { about, dreamsOf };
}
