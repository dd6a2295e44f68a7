import type { Patterns, PatternsQuery } from '@reverie/contract/patterns';
import { patternDreamLimit } from '@reverie/contract/patterns.rules';
import type { AnalysisService } from '#features/analysis/service.ts';
import { beginningOf, dateOf } from '#features/patterns/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Reading } from '#providers/reading/port.ts';

export type PatternService = ReturnType<typeof createPatterns>;

type PatternParts = { analysis: AnalysisService; reading: Reading; clock: Clock };

export function createPatterns({ analysis, reading, clock }: PatternParts) {
  return {
    /** The viewer's own dreams, and no one else's: there is no way to name another dreamer. */
    async of(viewer: Viewer, { period, reference }: PatternsQuery): Promise<Patterns> {
      const since = beginningOf(period, clock.now());
      const asked = { ownerId: viewer.userId, since, limit: patternDreamLimit };
      const { dreams, unread, leftOut } = await analysis.readingsOf(asked);
      const series = await reading.compare(
        dreams.map(({ id, dreamedAt, analysis }) => ({ id, date: dateOf(dreamedAt), analysis })),
        reference,
      );
      return { period, since: since && dateOf(since), unread, leftOut, ...series };
    },
  };
}
