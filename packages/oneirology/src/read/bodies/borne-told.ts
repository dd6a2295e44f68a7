import { isBeast } from '#read/beasts.ts';
import { havingBefore, isBeing } from '#read/bodies/held-told.ts';
import { togetherActs } from '#read/deeds/companions.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const mine = /^(?:my|our|ma|mes|mon|notre)$/;
const theirs = /^(?:his|her|their|its|sa|ses|son|leur|leurs|les|le|la)$/;
const arms = wordSet('arms arm bras');
const hands = wordSet('hand hands main mains');
const backs = wordSet('back shoulders dos épaules');

/** `With my sister on my back`, « avec mon chien dans les bras »: whoever has them carries them. */
export function borneIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((borne, n): Deed[] => {
    if (!isBeing(borne)) return [];
    const [joint = '', whose = '', part = ''] = [0, 1, 2].map(
      (step) => tokens[borne.to + step]?.lower ?? '',
    );
    const isIn = /^(?:in|dans)$/.test(joint);
    const isInHands = isIn && hands.has(part);
    const isInArms = isIn && arms.has(part);
    // A parrot on a shoulder is not carried there: it sits.
    const isOnBack =
      /^(?:on|sur)$/.test(joint) &&
      backs.has(part) &&
      borne.kind === 'character' &&
      !isBeast(reading, borne);
    const isMine = mine.test(whose);
    if (!(isInArms || isInHands || isOnBack) || !(isMine || theirs.test(whose))) return [];
    const at = havingBefore(reading, borne.from);
    if (at < 0 || !isHappening(reading, borne.from)) return [];
    const first = sentenceAt(reading, borne.from)?.from ?? 0;
    const before = named.slice(0, n).findLast((one) => one.from >= first && isBeing(one));
    // « Je montais, mon chien dans les bras »: nobody else is named before.
    const isI = tokens.slice(first, at).some(({ lower }) => /^(?:i|je|j'|we|on|nous)$/.test(lower));
    const who = isMine || (isI && before === undefined) ? 'dreamer' : before?.id;
    if (who === undefined || who === borne.id) return [];
    const evidence = evidenceAt(reading, at, borne.to + 3, 'action.carry: in their arms');
    if (evidence.negated) return [];
    const where = isOnBack ? [{ relation: 'on' as const, what: 'back' }] : [];
    const act = isInHands ? 'hold' : 'carry';
    return [{ who, act, whom: borne.id, where, evidence: [evidence] }];
  });
}

/** `My ex was there with a baby in his trolley`, « avec un chat dans un panier »: it is in there. */
export function containedWith(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((borne, n): Deed[] => {
    const holder = named[n + 1];
    if (!isBeing(borne) || holder?.kind !== 'thing' || holder.from - borne.to > 2) return [];
    if (!/^(?:objects|props|clothing)$/.test(holder.category ?? '')) return [];
    if (!/^(?:in|dans)$/.test(tokens[borne.to]?.lower ?? '')) return [];
    const at = havingBefore(reading, borne.from);
    if (at < 0 || !isHappening(reading, borne.from)) return [];
    const evidence = evidenceAt(reading, at, holder.to, 'action.stand: with it in');
    if (evidence.negated) return [];
    const where = [{ relation: 'in' as const, what: holder.id }];
    return [{ who: borne.id, act: 'stand', where, evidence: [evidence] }];
  });
}

/** Of nobody else is it said that they are in what holds it: `passed with a cat in a basket`. */
export function withoutHolders(deeds: readonly Deed[], contained: readonly Deed[]): Deed[] {
  const holders = new Set(contained.flatMap(({ where }) => where.map(({ what }) => what)));
  if (holders.size === 0) return [...deeds];
  const within = new Set(contained.map(({ who }) => who));
  return deeds.map((deed) =>
    within.has(deed.who)
      ? deed
      : {
          ...deed,
          where: deed.where.filter(({ relation, what }) => relation !== 'in' || !holders.has(what)),
        },
  );
}

/** Deeds without those in their company whom the doer carries, and without what they are carried on. */
export function withoutBorne(deeds: readonly Deed[], borne: readonly Deed[]): Deed[] {
  return deeds.flatMap((deed): Deed[] => {
    const own = borne.filter(({ who }) => who === deed.who);
    if (own.length === 0) return [deed];
    // `Had her baby in her arms`: it is told once.
    if (/^(?:hold|carry)$/.test(deed.act) && own.some(({ whom }) => whom === deed.whom)) return [];
    const isOfBorne = ({ relation, what }: Deed['where'][number]) =>
      (relation === 'with' && own.some(({ whom }) => whom === what)) ||
      /^(?:arm|back|shoulder|hand)$/.test(what);
    // « Je dansais avec un poisson dans les mains »: no partner of the dance.
    const { whom, ...alone } = deed;
    const isPartner = togetherActs.has(deed.act) && own.some((one) => one.whom === whom);
    const where = deed.where.filter((place) => !isOfBorne(place));
    return [{ ...(isPartner ? alone : deed), where }];
  });
}
