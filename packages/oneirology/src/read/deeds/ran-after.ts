import type { Party } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import { clauseOpeners } from '#read/relation-words.ts';
import { isSubjectPlace } from '#read/subject.ts';

/** « La lune roulait et les gamins couraient après »: after what the sentence began with. */
export function ranAfter(
  reading: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
  who: Party,
): Party | undefined {
  const { tokens, sentences } = reading;
  const isAfter = /^(?:après|after|derrière)$/.test(tokens[to - 1]?.lower ?? '');
  const isIt = /^(?:it|them|him|her)$/.test(tokens[to]?.lower ?? '');
  const next = tokens[isIt ? to + 1 : to];
  const isLast = next === undefined || /[.,;:!?]/.test(next.gap) || clauseOpeners.has(next.lower);
  if (meaning.value.act !== 'chase' || !isAfter || !isLast) return undefined;
  const here = sentences.findIndex((one) => one.from <= from && from < one.to);
  const since = sentences[Math.max(0, here - 1)]?.from ?? 0;
  return named.findLast(
    (one) =>
      one.from >= since && one.to <= from && one.id !== who && isSubjectPlace(reading, one.from),
  )?.id;
}
