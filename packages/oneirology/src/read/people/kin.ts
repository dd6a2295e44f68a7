import type { MatchOf } from '#lexicon/meanings.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';

const ownOwners = new Set('my our mon ma mes notre nos'.split(' '));
const otherOwners = new Set(
  `his her their your 's the a an this that another son sa ses leur leurs ton ta tes votre vos un
  une ce cette cet`.split(/\s+/),
);
const ofSomebody = new Set(['de', "d'", 'du', 'des']);

/** How many adjectives may stand between a relative and whose relative it is. */
const reach = 3;

/**
 * Tokens at which a relative of somebody else is named: `his wife`, « la mère d'un ami ». Coders
 * count as family only the dreamer's own; bare words (`Dad`, « papa ») are the dreamer's.
 */
export function othersKin(
  reading: Reading,
  relatives: readonly MatchOf<'character'>[],
): ReadonlySet<number> {
  const others = new Set<number>();
  const ownEnds = new Set<number>();
  for (const { from, to } of relatives) {
    if (isOthers(reading, from, to, ownEnds)) others.add(from);
    else ownEnds.add(to);
  }
  return others;
}

function isOthers(
  reading: Reading,
  from: number,
  to: number,
  ownEnds: ReadonlySet<number>,
): boolean {
  const { tokens } = reading;
  // The relative's own term may hold the owner: « ma fille », `my baby`.
  const first = to - from > 1 ? (tokens[from]?.lower ?? '') : '';
  if (ownOwners.has(first)) return false;
  // « Son » is an owner, `son in law` a relative.
  if (otherOwners.has(first) && first !== 'son') return true;
  if (first === 'son' && sentenceAt(reading, from)?.language === 'fr') return true;
  for (let at = from - 1; at >= from - reach; at -= 1) {
    if (/[.,;:!?\n]/.test(tokens[at + 1]?.gap ?? '')) break;
    const word = tokens[at]?.lower ?? '';
    if (ownOwners.has(word)) return false;
    // `my mother's sister` is the dreamer's aunt.
    if (word === "'s" && ownEnds.has(at)) return false;
    if (otherOwners.has(word)) return true;
  }
  const isFrench = sentenceAt(reading, from)?.language === 'fr';
  return (
    isFrench &&
    ofSomebody.has(tokens[to]?.lower ?? '') &&
    !ownOwners.has(tokens[to + 1]?.lower ?? '')
  );
}

/** `my`, « notre »: what follows belongs to the dreamer. */
export function isOwner(word: string | undefined): boolean {
  return ownOwners.has(word ?? '');
}

/** Whether a noun, or an adjective or two before it, has the dreamer's own: `my older sister`. */
export function isOwned({ tokens }: Reading, from: number, to: number): boolean {
  if (to - from > 1 && isOwner(tokens[from]?.lower)) return true;
  for (let at = from - 1; at >= from - reach; at -= 1) {
    if (/[.,;:!?\n]/.test(tokens[at + 1]?.gap ?? '')) return false;
    const word = tokens[at]?.lower ?? '';
    if (ownOwners.has(word)) return true;
    if (otherOwners.has(word)) return false;
  }
  return false;
}
