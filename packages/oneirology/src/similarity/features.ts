import type { DreamAnalysis } from '#schema.ts';
import { rarityOf } from '#series/base-rates.ts';
import { thingOf } from '#similarity/things.ts';

/** What two dreams can have in common. */
export const reasonKinds = [
  'concept',
  'thing',
  'character',
  'emotion',
  'act',
  'place',
  'event',
  'word',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** One thing that a dream has, and how much sharing it says. */
export interface Feature {
  readonly kind: ReasonKind;
  /** `sea`, `vehicle`, `one female family`, `anger`, `aggression 5`, `indoor`, a search term. */
  readonly key: string;
  readonly weight: number;
}

/**
 * How much each kind says, before p or rarity. Chosen by coordinate ascent on the norm dreams, in
 * three folds over dreams, for the mean overlap of human codes among the five most similar dreams;
 * rounded, since neighbouring weights do as well. Words weigh what serves the other series as well,
 * whose dreamers have words of their own. `npm run evaluate` measures both.
 */
const weights: Readonly<Record<ReasonKind, number>> = {
  concept: 0.1,
  thing: 1,
  character: 1,
  emotion: 2,
  act: 1,
  place: 2,
  event: 0.5,
  word: 0.15,
};

/** The kind of act weighs more than its subtype: `aggression` before `aggression 7`. */
const subtypeShare = 0.3;

/**
 * All that an analysis shows, each feature once, with its weight. What the dream denies, and what
 * the engine found too unsure to show, is no feature: a reason must be true on the page.
 *
 * @param terms search terms of the text; without them no words are compared.
 */
export function featuresOf(
  analysis: DreamAnalysis,
  terms: readonly string[] = [],
): Map<string, Feature> {
  const features = new Map<string, Feature>();
  const add = (kind: ReasonKind, key: string, strength: number): void => {
    const name = `${kind} ${key}`;
    const weight = weights[kind] * strength;
    if (weight > (features.get(name)?.weight ?? 0)) features.set(name, { kind, key, weight });
  };
  for (const { id, shown, p } of analysis.symbols) {
    if (!shown) continue;
    add('concept', id, rarityOf(id));
    const thing = thingOf(id);
    if (thing !== undefined) add('thing', thing, p);
  }
  for (const { number, gender, identity, shown, p } of analysis.characters) {
    if (shown) add('character', `${number} ${gender} ${identity}`, p);
  }
  for (const found of analysis.emotions) if (found.shown) add('emotion', found.class, found.p);
  for (const { type, subtype, shown, p } of analysis.interactions) {
    if (!shown) continue;
    add('act', type, p);
    add('act', `${type} ${subtype}`, subtypeShare * p);
  }
  for (const { place, shown, p } of analysis.settings) if (shown) add('place', place, p);
  for (const [kind, events] of Object.entries(analysis.events)) {
    for (const { shown, p } of events) if (shown) add('event', kind, p);
  }
  for (const term of terms) add('word', term, 1);
  return features;
}
