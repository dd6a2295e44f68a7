import type { ActionMatch } from '#lexicon/action-index.ts';
import { endOfNounClause } from '#read/deeds/relative-clauses.ts';
import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Whom a verb's people are where what stands before it has no hands: `the train left with my children, waving`. */
export function personActing(
  reading: Reading,
  named: readonly Named[],
  { from, meaning }: ActionMatch,
  who: string,
  since: number,
): string {
  const thing = named.findLast((one) => one.id === who && one.to <= from);
  // `I put my hand up, sat in his seat`: no hand sits.
  const isWholes = thing?.category === 'body' && ofWholes.has(meaning.value.act);
  if (!ofPeople.has(meaning.value.act) && !isWholes) return who;
  if (thing?.kind !== 'thing' || !lifeless.has(thing.category ?? '')) return who;
  // `I patted his back and kept typing`: no back does; whose head it is does.
  if (thing.category === 'body') {
    // « Les cheveux de ma cliente chantaient »: hers.
    const whose = named.find(
      (one) =>
        one.kind === 'character' &&
        one.from >= thing.to &&
        one.from - thing.to <= 2 &&
        one.to <= from,
    );
    if (whose !== undefined) return whose.id;
    const owner = named.findLast(
      (one) => one.kind === 'character' && one.from >= since && one.to <= thing.from,
    );
    return owner?.id ?? hadBy(reading, named, thing, since)?.id ?? 'dreamer';
  }
  const person = named.findLast(
    (one) =>
      one.kind === 'character' &&
      one.from >= Math.max(since, thing.to) &&
      one.to <= from &&
      // `The kettle my gran left me screamed`: she only tells which.
      endOfNounClause(reading, named, one, from) === undefined,
  );
  return person?.id ?? who;
}

/** `Our house had eyes and they cried`: the house did. */
function hadBy(
  { tokens }: Reading,
  named: readonly Named[],
  part: Named,
  since: number,
): Named | undefined {
  const had = [1, 2, 3].map((n) => part.from - n).find((at) => haves.has(tokens[at]?.lower ?? ''));
  return had === undefined
    ? undefined
    : named.findLast((one) => one.from >= since && one.to <= had && had - one.to <= 1);
}

const haves = wordSet('had has avait avaient ont a');

const ofPeople = new Set<Deed['act']>([
  ...([
    'wave',
    'laugh',
    'speak',
    'cry',
    'shout',
    'sing',
    'read',
    'write',
    'phone',
    'look',
  ] as const),
]);
/** What no part of a body does by itself. */
const ofWholes = new Set<Deed['act']>([
  ...([
    'sit',
    'drive',
    'ride',
    'sleep',
    'cook',
    'eat',
    'enter',
    'search',
    'give',
    'kneel',
  ] as const),
]);
const lifeless = new Set('objects home travel town ways food clothing body'.split(' '));
