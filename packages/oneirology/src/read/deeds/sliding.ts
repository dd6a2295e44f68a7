import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';

/** « Le toboggan finissait jamais, on glissait »: down it, and nobody falls. */
export function isSliding(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): boolean {
  const first = sentenceAt(reading, from)?.from ?? 0;
  return named.some((one) => one.id === 'slide' && one.from >= first && one.from - to <= 6);
}
