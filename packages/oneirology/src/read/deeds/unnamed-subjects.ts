import { articles, mayAct } from '#read/deeds/may-act.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners } from '#read/relation-words.ts';
import { wordSet } from '#text/word-set.ts';

/** Whether what stands before a verb is its subject, and nobody here has a name for it: `all the paint ran`. */
export function isByNameless(reading: Reading, named: readonly Named[], verb: number): boolean {
  const first = sentenceAt(reading, verb)?.from ?? verb;
  for (let at = verb - 1; at >= Math.max(first, verb - 6); at -= 1) {
    if (at >= verb - 2 && isUnnamedPlural(reading, named, at)) return true;
    if (isUnnamedSubject(reading, named, at, verb)) return true;
    if (named.some(({ to }) => to === at + 1)) return false;
  }
  return false;
}

/** `I argued and the plates flew`: a clause may begin with what nobody here has a name for. */
export function isUnnamedSubject(
  reading: Reading,
  named: readonly Named[],
  at: number,
  verb: number,
): boolean {
  const { tokens } = reading;
  if (at + 1 >= verb || !articles.has(tokens[at]?.lower ?? '')) return false;
  // `As big as a car was`: it is only a measure.
  if (reading.spans.likened[at + 1] === 1) return false;
  // `All the paint was running`.
  const first = /^(?:all|both|half|toute?s?|tous)$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  const opens =
    clauseOpeners.has(tokens[first - 1]?.lower ?? '') ||
    tokens[first]?.gap.includes(',') ||
    sentenceAt(reading, at)?.from === first;
  // `But the buttons on the phone melted`: what is named there only says where.
  const inside = named.filter(({ from, to }) => from > at && to <= verb);
  const isHead = inside.some(({ from }) => from - at <= 2);
  return Boolean(opens) && !isHead && inside.every((one) => !mayAct(reading, one.from));
}

/** `But only bubbles came out`: a bare plural right before its verb does it, named here or not. */
export function isUnnamedPlural({ tokens }: Reading, named: readonly Named[], at: number): boolean {
  const { lower, gap } = tokens[at] ?? { lower: '', gap: '' };
  if (!/^\p{L}{3,}[^s'u]s$/u.test(lower) || named.some(({ from, to }) => from <= at && at < to))
    return false;
  if (notPlural.has(lower)) return false;
  const isFirst = at === 0 || /[.!?,;:]/.test(gap);
  return openers.has(tokens[at - 1]?.lower ?? '') || isFirst;
}

const openers = wordSet('only and but then some many tiny little hundreds thousands of when while');
const notPlural = wordSet(
  'always perhaps sometimes was has does besides towards upwards downwards afterwards backwards forwards upstairs downstairs indoors outdoors dans sans alors jamais mais puis nous vous ils elles suis étais avais',
);
