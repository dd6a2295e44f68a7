import { analyse, engine } from '@reverie/oneirology/reading';
import type { Analyser } from '#providers/analysis/port.ts';

/**
 * The embedded engine, in the thread that asks. It reads a shared text in a fraction of a
 * millisecond and the longest report, 20,000 characters, in a few: less than handing the text to
 * another thread and its findings back would cost, and no pause a request could notice.
 */
export function createEngineAnalyser(): Analyser {
  return {
    name: engine.name,
    async analyse(text, { of, cast, signal }) {
      signal?.throwIfAborted();
      return analyse(text, { of, ...(cast && { cast }) });
    },
  };
}
