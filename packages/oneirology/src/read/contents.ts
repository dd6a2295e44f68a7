import type { Named } from '#read/named.ts';
import { evidenceAt, isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { isSupposed } from '#read/told.ts';
import { nextNamed } from '#read/whereabouts.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const full = wordSet(
  'full filled packed stuffed overflowing plein pleine pleins pleines rempli remplie remplis remplies bourré bourrée',
);
const joining = wordSet("of with de d' du des");
const holding = wordSet('objects props home clothing travel food');

/** `My suitcase was full of sand`, « la baignoire était pleine d'anguilles »: what is in it. */
export function contentsIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!full.has(lower) || !joining.has(tokens[at + 1]?.lower ?? '')) return [];
    if (isWaking(reading, at) || isSupposed(reading, at)) return [];
    const content = nextNamed(reading, named, at + 2, 3);
    const holder = holderBefore(reading, named, at);
    if (content === undefined || holder === undefined || content.id === holder.id) return [];
    if (content.category === 'water') return [];
    const evidence = evidenceAt(reading, at, content.to, 'action.stand: in');
    if (evidence.negated) return [];
    const where = [{ relation: 'in' as const, what: holder.id }];
    return [{ who: content.id, act: 'stand', where, evidence: [evidence] }];
  });
}

/** Whatever is full: what stands right before, or what `it`, « elle » was named as. */
function holderBefore(reading: Reading, named: readonly Named[], at: number): Named | undefined {
  const { tokens, sentences } = reading;
  const isPronoun = [1, 2, 3].some((n) => /^(?:it|elle|il)$/.test(tokens[at - n]?.lower ?? ''));
  const here = sentences.findIndex((one) => one.from <= at && at < one.to);
  const first = isPronoun
    ? (sentences[Math.max(0, here - 1)]?.from ?? 0)
    : (sentenceAt(reading, at)?.from ?? 0);
  return named.findLast(
    ({ kind, category, from, to }) =>
      kind === 'thing' &&
      from >= first &&
      to <= at &&
      (isPronoun || at - to <= 4) &&
      holding.has(category ?? ''),
  );
}

/** `Was sitting inside eating`, « dormait dedans »: in what was named last. */
export function insideOf({ tokens }: Reading, named: readonly Named[], to: number): Deed['where'] {
  const [word, next, third] = [0, 1, 2].map((n) => tokens[to + n]?.lower ?? '');
  const isInside =
    word === 'dedans' ||
    word === 'inside' ||
    (word === 'à' && next === "l'" && third === 'intérieur') ||
    (word === 'à' && next === "l'intérieur");
  if (!isInside || named.some(({ from }) => from > to && from - to <= 3)) return [];
  const holder = named.findLast(
    (one) => one.to <= to && one.kind === 'thing' && holding.has(one.category ?? ''),
  );
  return holder === undefined ? [] : [{ relation: 'in', what: holder.id }];
}
