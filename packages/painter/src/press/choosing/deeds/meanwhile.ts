import type { Deed } from '@reverie/oneirology/schema';
import type { AnyDeed, Ranked } from '#press/choosing/deeds/shown-deeds.ts';

/** What is done with one's whole body, and shows with something in one's hands. */
const wholeBody = [
  ...(['run', 'fly', 'float', 'swim', 'sit', 'kneel', 'crouch', 'fall', 'jump', 'dance'] as const),
  ...(['hide', 'cry', 'laugh', 'shout', 'sing', 'climb', 'ride', 'sleep', 'lie'] as const),
] as const satisfies readonly Deed['act'][];
const bodily = new Set<Deed['act']>(wholeBody);

/** What leaves a hand free for what one holds meanwhile. */
export const oneHanded = new Set<Deed['act']>([
  ...wholeBody,
  ...(['walk', 'stand', 'wait', 'enter', 'leave', 'emerge', 'follow', 'look', 'speak'] as const),
  ...(['wave', 'pass'] as const),
]);

/** How far apart in a dream one holds something and does the other, in letters. */
const near = 90;

/**
 * « Je volais en tenant un parapluie », `sat on the roof holding a fish`: how one is comes before what
 * one holds there, whichever is the stranger, so that both are seen.
 */
export function bodyBeforeHands(ranked: readonly Ranked[]): Ranked[] {
  const bodyOf = new Map<Ranked, Ranked>();
  for (const [n, held] of ranked.entries()) {
    if (!isHolding(held.deed)) continue;
    const later = ranked.slice(n + 1).find(({ deed }) => isMeanwhile(deed, held.deed));
    if (later) bodyOf.set(held, later);
  }
  const moved = new Set(bodyOf.values());
  return ranked.flatMap((one): Ranked[] => {
    if (moved.has(one)) return [];
    const body = bodyOf.get(one);
    return body ? [{ ...body, worth: one.worth }, one] : [one];
  });
}

function isHolding({ act, whom, where }: AnyDeed): boolean {
  return (act === 'hold' || act === 'carry') && whom !== undefined && where.length === 0;
}

function isMeanwhile({ who, act, whom, evidence: [own] = [] }: AnyDeed, held: AnyDeed): boolean {
  const at = held.evidence?.[0]?.start;
  if (who !== held.who || !bodily.has(act) || own === undefined || at === undefined) return false;
  return (whom === undefined || act === 'ride') && Math.abs(own.start - at) <= near;
}
