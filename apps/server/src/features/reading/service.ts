import type { AnalyzedText } from '@reverie/contract/analysis';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Reading } from '#providers/reading/port.ts';

export type Reader = ReturnType<typeof createReader>;

/** Reads texts in passing: nothing of them is kept, logged or sent anywhere. */
export function createReader({ reading }: { reading: Reading }) {
  return {
    /** Throws `unavailable`. */
    async read({ content, language }: AnalyzedText): Promise<DreamAnalysis> {
      return reading.analyse(content, language);
    },
  };
}
