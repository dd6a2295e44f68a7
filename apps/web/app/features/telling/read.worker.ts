import { analyse } from '@reverie/oneirology/fetched';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { type Glimpse, glimpsesOf } from '#features/telling/glimpses.rules.ts';
import type { Language } from '#language/language.ts';

/** `expected`: in which language a text is read that no word of it tells, the first one typed above all. */
export type ReadAsked = { text: string; expected: Language };
export type Read = { text: string; glimpses: Glimpse[]; analysis: DreamAnalysis };

/** Reads beside the page, which takes keys meanwhile. */
addEventListener('message', ({ data: { text, expected } }: MessageEvent<ReadAsked>) => {
  // What fails here is an error of the worker, which its page hears of.
  analyse(text, { expected }).then((analysis) => {
    postMessage({ text, analysis, glimpses: glimpsesOf(text, analysis) } satisfies Read);
  }, reportError);
});
