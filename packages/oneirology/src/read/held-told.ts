import type { Named } from '#read/named.ts';
import { evidenceAt, isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { isSupposed } from '#read/told.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Concepts that a hand carries. */
const handy = wordSet(
  `lantern candle lamp umbrella knife gun sword stick key letter book flower rose bouquet bag suitcase
  box bottle glass cup basket broom rope phone camera bucket axe plate fork spoon cake fruit bread egg
  gift ball toy doll kite flute guitar violin trumpet drum bell map ticket newspaper photograph
  party-balloons cigarette tool scissors needle hourglass compass shield trophy ice-cream lone-hand page
  teddy cage microphone pencil money jewel clock pizza sandwich`,
);
const withs = wordSet('with avec carrying holding tenant portant');
const small = wordSet(
  'a an the his her my their un une des le la les son sa ses mon ma leur de lit red old big little',
);

/** `A man with a lantern`, « une vieille dame avec un panier »: it is in their hands. */
export function heldIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((thing, n): Deed[] => {
    if (thing.kind !== 'thing' || !handy.has(thing.id)) return [];
    const holder = named[n - 1];
    if (holder === undefined || !isBeing(holder)) return [];
    const between = tokens.slice(holder.to, thing.from);
    const [first, ...rest] = between.map(({ lower }) => lower);
    if (!withs.has(first ?? '') || !rest.every((word) => small.has(word)) || rest.length > 2)
      return [];
    if (between.some(({ gap }) => /[,.;:!?]/.test(gap))) return [];
    if (isWaking(reading, thing.from) || isSupposed(reading, thing.from)) return [];
    const evidence = evidenceAt(reading, holder.to, thing.to, 'action.hold: with');
    if (evidence.negated) return [];
    return [{ who: holder.id, act: 'hold', whom: thing.id, where: [], evidence: [evidence] }];
  });
}

function isBeing({ kind, category }: Named): boolean {
  return (
    kind === 'character' || /-animals$|^birds$|^small-creatures$|^spirits$/.test(category ?? '')
  );
}

/** `My phone was melting in my hand`, « une clé brillait dans ma main »: I hold it. */
export function inMyHand(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((hand): Deed[] => {
    const words = [2, 1].map((n) => tokens[hand.from - n]?.lower ?? '').join(' ');
    if (hand.id !== 'hand' || !/^(?:in my|dans ma|dans mes)$/.test(words)) return [];
    const first = sentenceAt(reading, hand.from)?.from ?? 0;
    const thing = named.findLast((one) => one.from >= first && one.to <= hand.from - 2);
    const isNear = thing !== undefined && hand.from - thing.to <= 5;
    if (!isNear || thing.kind !== 'thing' || !inHands.test(thing.category ?? '')) return [];
    if (isWaking(reading, hand.from) || isSupposed(reading, hand.from)) return [];
    const evidence = evidenceAt(reading, thing.from, hand.to, 'action.hold: in my hand');
    if (evidence.negated) return [];
    return [{ who: 'dreamer', act: 'hold', whom: thing.id, where: [], evidence: [evidence] }];
  });
}

const inHands = /^(?:objects|props|food|plants|light-and-fire|arts-and-play|sky)$/;
