import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

const who = wordSet("i he she we they je j' il elle on nous ils elles");
const had = wordSet("had 'd avais avait avions avaient");
const relatives = wordSet("that who whom which que qu'");

/** « Un garçon que j'avais embrassé », `a boy I had kissed`: it was before the dream. */
export function isRecalled(
  { tokens }: Reading,
  named: readonly Named[],
  { from }: ActionMatch,
): boolean {
  const [aux, person, before] = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  if (!had.has(aux ?? '') || !who.has(person ?? '')) return false;
  return relatives.has(before ?? '') || named.some(({ to }) => to === from - 2);
}

const asides = [
  /^(?:i think|i guess|i suppose|i believe|je crois|je pense|je suppose)\b/,
  /^(?:[\p{L}']+ ){0,3}(?:so to speak|as it were|pour ainsi dire|si on (?:veut|peut dire))\b/u,
];

/** `Parking, I think`, `lifted its skirts, so to speak`: it is no more than a way to say it. */
export function isSaidAside(reading: Reading, { to }: ActionMatch): boolean {
  const end = Math.min(sentenceAt(reading, to - 1)?.to ?? to, to + 7);
  const words = reading.tokens
    .slice(to, end)
    .map(({ lower }) => lower)
    .join(' ');
  return asides.some((aside) => aside.test(words));
}

const beforeSide = wordSet('the my his her our their its your own');

/** `My own left shoe`: a side, and nobody leaves. */
export function isSide({ tokens }: Reading, { from, to }: ActionMatch): boolean {
  return (
    tokens[from]?.lower === 'left' &&
    to === from + 1 &&
    beforeSide.has(tokens[from - 1]?.lower ?? '') &&
    !/[.,;:!?]/.test(tokens[to]?.gap ?? '.')
  );
}
