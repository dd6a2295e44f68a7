import { isBeast } from '#read/beasts.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

/** What leads from what is there to the part of a body that is not: words, in their order. */
const leads: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: ['instead of', 'in place of', 'for'],
  fr: [
    'à la place de',
    'à la place du',
    'à la place des',
    'au lieu de',
    'au lieu du',
    'en guise de',
  ],
};

const small = /^(?:a|an|his|her|my|their|its|the|la|le|les|l'|ma|mon|mes|sa|son|ses|leur|leurs)$/;
const parts = /^(?:head|hand|arm|hair|beard|eye|leg|foot|teeth|mouth|nose|finger)$/;

/** `With a lamp instead of a head`, « des fourchettes à la place des mains »: that part is the other. */
export function inPlaceOf(reading: Reading, named: readonly Named[]): Deed[] {
  return named.flatMap((thing, n): Deed[] => {
    const part = named[n + 1];
    // `A woman with snakes for hair`: a beast too.
    const isThing = thing.kind === 'thing' || isBeast(reading, thing);
    if (!isThing || thing.category === 'body' || part === undefined) return [];
    if (part.category !== 'body' || !parts.test(part.id)) return [];
    const between = reading.tokens.slice(thing.to, part.from).map(({ lower }) => lower);
    const said = (small.test(between.at(-1) ?? '') ? between.slice(0, -1) : between).join(' ');
    const language = sentenceAt(reading, thing.from)?.language ?? 'en';
    const isLed = leads[language].some((lead) => said === lead || between.join(' ') === lead);
    if (!isLed || !isHappening(reading, thing.from)) return [];
    const evidence = evidenceAt(reading, thing.from, part.to, 'action.become: in place of');
    if (evidence.negated) return [];
    return [{ who: part.id, act: 'become', whom: thing.id, where: [], evidence: [evidence] }];
  });
}
