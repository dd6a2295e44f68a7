import type { Cast } from '#grammar/person.ts';
import { isBeast } from '#read/beasts.ts';
import { doerOf, phraseAt } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';
import type { BodyPart, OnBody } from '#schema.ts';

/** What is worn where, and is no garment of a figure. */
const wornAt: Readonly<Record<string, BodyPart>> = {
  ...{ crown: 'head', helmet: 'head', wig: 'head', hat: 'head', cap: 'head' },
  ...{ tiara: 'head', turban: 'head', 'straw-hat': 'head' },
  ...{ 'top-hat': 'head', 'cowboy-hat': 'head', 'party-hat': 'head', 'woolly-hat': 'head' },
  ...{ 'military-helmet': 'head', 'graduation-cap': 'head' },
  ...{ glasses: 'face', sunglasses: 'face', goggles: 'face' },
  ...{ necklace: 'neck', scarf: 'neck', bracelet: 'wrist', wristwatch: 'wrist' },
};
/** Beasts have no clothes of their own: what one has on at all is told. */
const wornByBeasts: Readonly<Record<string, BodyPart>> = {
  ...wornAt,
  ...{ 'bow-tie': 'neck', necktie: 'neck' },
};
const hasOn = /^(?:with|in|has|had|avec|avait|a|en|au|aux|à)$/;
const wearing =
  /^(?:wear|wears|wore|wearing|worn|porte|portes|portais|portait|portaient|portant|coiffé|coiffée)$/;

/** `My sister was wearing a crown`, « il portait un casque », `a man in a red hat`: on their head. */
export function wornOn(reading: Reading, named: readonly Named[], cast: Cast): OnBody[] {
  const { tokens } = reading;
  return named.flatMap((thing): OnBody[] => {
    const joint = phraseAt(reading, thing) - 1;
    // `A scarf and a crown`: both are worn.
    const first = /^(?:and|et)$/.test(tokens[joint]?.lower ?? '')
      ? named.find((one) => one.to === joint && wornByBeasts[one.id] !== undefined)
      : undefined;
    const at = first ? phraseAt(reading, first) - 1 : joint;
    const said = tokens[at]?.lower ?? '';
    // `A cat with a crown`, `a man in a red hat`, `the rabbit had a bow tie`.
    const bearer = hasOn.test(said) ? named.find((one) => one.to === at) : undefined;
    const isBeastly = bearer?.kind === 'character' && isBeast(reading, bearer);
    // Somebody who had a hat may have it in their hands.
    const isBorne =
      bearer?.kind === 'character' && (isBeastly || !/^(?:had|has|avait|a)$/.test(said));
    if (!(wearing.test(said) || isBorne) || !isHappening(reading, at)) return [];
    const of = isBorne ? bearer.id : doerOf(reading, cast, named, at);
    const wearer = named.findLast((one) => one.id === of && one.to <= at);
    const kinds = wearer !== undefined && isBeast(reading, wearer) ? wornByBeasts : wornAt;
    const part = kinds[thing.id];
    if (part === undefined) return [];
    const evidence = evidenceAt(reading, at, thing.to, 'on-body: worn');
    if (of === undefined || of === 'unknown' || evidence.negated) return [];
    return [{ what: thing.id, of, part, evidence: [evidence] }];
  });
}
