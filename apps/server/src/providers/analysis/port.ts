import type { DreamerCast } from '@reverie/oneirology';
import type { DreamAnalysis } from '@reverie/oneirology/schema';

/**
 * Reads a dream. Every finding of the answer rests on evidence whose `text` is the slice of `text`
 * between its offsets; nothing found is an empty list.
 */
export type Analyser = {
  name: string;
  /** Where texts leave this server, who receives them: then it reads consenting dreamers only. */
  recipient?: { name: string; host: string };
  /**
   * `text` is any string, up to 20,000 characters; `of` says which text of the dream it is. Rejects
   * with the signal's reason once it is aborted.
   */
  analyse(
    text: string,
    options: {
      of: DreamAnalysis['of'];
      /** The dreamer's own people, by name. They stay on this server. */
      cast?: DreamerCast;
      signal?: AbortSignal;
    },
  ): Promise<DreamAnalysis>;
};
