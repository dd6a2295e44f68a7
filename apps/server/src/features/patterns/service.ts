import type { Patterns, PatternsQuery } from '@reverie/contract/patterns';
import { patternDreamLimit } from '@reverie/contract/patterns.rules';
import type { AnalysisService } from '#features/analysis/service.ts';
import { beginningOf, dateOf } from '#features/patterns/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Person } from '#platform/http/principal.ts';
import type { EngineThreads } from '#providers/engine/port.ts';

export type PatternService = ReturnType<typeof createPatterns>;

export type PatternParts = {
  analysis: AnalysisService;
  engineThreads: EngineThreads;
  clock: Clock;
};

export function createPatterns({ analysis, engineThreads, clock }: PatternParts) {
  return {
    /** The viewer's own dreams, and no one else's: there is no way to name another dreamer. */
    async of(principal: Person, { period, reference }: PatternsQuery): Promise<Patterns> {
      const since = beginningOf(period, clock.now());
      const asked = { ownerId: principal.userId, since, limit: patternDreamLimit };
      const { dreams, unread, leftOut } = await analysis.ofDreamer(asked);
      const series = await engineThreads.compare(
        dreams.map(({ id, dreamedAt, analysis }) => ({ id, date: dateOf(dreamedAt), analysis })),
        reference,
      );
      return { period, since: since && dateOf(since), unread, leftOut, ...series };
    },
  };
}
