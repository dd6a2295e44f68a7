import type { AnalyzedText } from '@reverie/contract/analysis';
import { analyzedPerMinute } from '@reverie/contract/analysis.rules';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/http/network.ts';
import { createPace, type PaceHeaders } from '#platform/http/pace.ts';
import type { Reading } from '#providers/reading/port.ts';

export type Reader = ReturnType<typeof createReader>;

/** Reads texts in passing: nothing of them is kept, logged or sent anywhere. */
export function createReader({ reading, clock }: { reading: Reading; clock: Clock }) {
  const pace = createPace({ perMinute: analyzedPerMinute, clock });
  return {
    /** Throws `rate_limited` where one network asks again and again, and `unavailable`. */
    async read(
      { content, language }: AnalyzedText,
      address: string,
    ): Promise<{ analysis: DreamAnalysis; headers: PaceHeaders }> {
      const headers = pace.take(networkOf(address));
      return { analysis: await reading.analyse(content, language), headers };
    },
  };
}
