import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { holding } from '#read/places/contents.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners } from '#read/relation-words.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

type Relation = Deed['where'][number]['relation'];

/** How far after its verb such a word stands, in words. */
const reach = 6;

const adverbs: ReadonlyMap<string, Relation> = new Map([
  ['dedans', 'in'],
  ["à l'intérieur", 'in'],
  ['inside', 'in'],
  ['dessus', 'on'],
  ['dessous', 'under'],
]);

const prepositions: ReadonlyMap<string, Relation> = new Map([
  ...(['in', 'into', 'inside'] as const).map((word) => [word, 'in'] as const),
  ...(['on', 'onto'] as const).map((word) => [word, 'on'] as const),
  ...(['under', 'underneath', 'beneath'] as const).map((word) => [word, 'under'] as const),
  ...(['behind'] as const).map((word) => [word, 'behind'] as const),
]);

/** « Plantait des tomates dedans », `was sleeping on it`: in or on what was named last before. */
export function whereNamedBefore(
  reading: Reading,
  named: readonly Named[],
  { from, to }: Pick<ActionMatch, 'from' | 'to'>,
  who: string,
): Deed['where'] {
  const { tokens, sentences } = reading;
  const end = Math.min(sentenceAt(reading, to - 1)?.to ?? to, to + reach);
  const here = sentences.findIndex((one) => one.from <= from && from < one.to);
  const first = sentences[Math.max(0, here - 1)]?.from ?? 0;
  for (let at = to; at < end; at += 1) {
    const word = tokens[at]?.lower ?? '';
    if (clauseOpeners.has(word) || /[,.;:!?]/.test(tokens[at]?.gap ?? '')) return [];
    const relation = relationAt(reading, named, at);
    if (relation === undefined) continue;
    const holder = named.findLast(
      (one) =>
        one.kind === 'thing' &&
        one.id !== who &&
        one.from >= first &&
        one.to <= from &&
        holding.has(one.category ?? '') &&
        (relation === 'in' || !parts.has(one.id)),
    );
    return holder === undefined ? [] : [{ relation, what: holder.id }];
  }
  return [];
}

const parts = wordSet('floor wall ceiling');

function relationAt(
  { tokens }: Reading,
  named: readonly Named[],
  at: number,
): Relation | undefined {
  const [word, next, third] = [0, 1, 2].map((n) => tokens[at + n]?.lower ?? '');
  const isOf = /^(?:it|them)$/.test(next ?? '');
  if (isOf) return prepositions.get(word ?? '');
  const said = word === 'à' && next === "l'" ? `à l'${third}` : (word ?? '');
  // « Là-dessus », « au-dessus de la ville », `inside the box`: said of something else.
  const isOfElse =
    /^(?:au|là|par|ci)$/.test(tokens[at - 1]?.lower ?? '') ||
    named.some(({ from }) => from > at && from - at <= 3);
  return isOfElse ? undefined : adverbs.get(said);
}
