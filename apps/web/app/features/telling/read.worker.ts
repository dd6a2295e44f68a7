import { analyse } from '@reverie/oneirology/reading';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { type Glimpse, glimpsesOf } from '#features/telling/glimpses.rules.ts';

export type Read = { text: string; glimpses: Glimpse[]; analysis: DreamAnalysis };

/** Reads beside the page, which takes keys meanwhile. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const text = String(data);
  const analysis = analyse(text);
  postMessage({ text, analysis, glimpses: glimpsesOf(text, analysis) } satisfies Read);
});
