import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { ofPeople, sayings, worthOfAct } from '#press/acts.ts';
import { isHandwork, isInSomebody } from '#press/choosing/castable.ts';
import { impliedDeeds } from '#press/choosing/deeds/implied-deeds.ts';
import { bodyBeforeHands } from '#press/choosing/deeds/meanwhile.ts';
import { type AnyDeed, isByAnyone, type Ranked } from '#press/choosing/deeds/shown-deeds.ts';
import { categoryOf, isOfBeasts, outOfPlace, strangeness } from '#press/choosing/deeds/strange.ts';
import { otherSelf } from '#press/choosing/people/other-self.ts';
import { isUnnamed } from '#press/choosing/people/unnamed-people.ts';
import { isPartOf } from '#press/choosing/places/place-tables.ts';
import { seenOffIn } from '#press/choosing/places/places-weighed.ts';
import { canHold } from '#press/compose/vessels/containers.ts';
import type { ChangeName } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

/** What happens, what is most worth seeing first. */
export function rankDeeds(
  analysis: DreamAnalysis,
  named: readonly Named[],
  stage: StageName,
  changesOf: ReadonlyMap<string, readonly ChangeName[]>,
): Ranked[] {
  const wonders = analysis.bizarreness.elements
    .filter(({ shown }) => shown)
    .flatMap((one) => one.evidence);
  const feelings = analysis.emotions.filter(({ shown }) => shown).flatMap((one) => one.evidence);
  const isPerson = (id: string) =>
    id === 'dreamer' ||
    analysis.characters.some((one) => one.id === id && one.identity !== 'animal');
  const wondersOf = (id: string) =>
    strangeness(changesOf.get(id) ?? []) + outOfPlace(id, categoryOf(analysis, id), stage);
  const implied = impliedDeeds(analysis, named).map(
    (deed): Ranked => ({
      deed: { ...deed, where: deed.where ?? [] },
      worth: worthOfAct[deed.act] - 0.4,
    }),
  );
  const seenOff = seenOffIn(analysis);
  const isSeenOff = ({ who, where }: AnyDeed) =>
    who !== 'dreamer' && where.some(({ what }) => what === seenOff);
  // `I found a key in my hand`: they hold it.
  const isHeld = ({ act, where }: AnyDeed) =>
    act === 'find' && where.some(({ relation, what }) => relation === 'in' && what === 'hand');
  // Who runs from a bear is chased by it.
  const isPursued = ({ who, act }: AnyDeed) =>
    act === 'run' && implied.some(({ deed }) => deed.act === 'chase' && deed.whom === who);
  // « Les portes battaient »: nobody is beaten.
  const isFlapping = ({ who, act, whom }: AnyDeed) =>
    act === 'fight' && whom === undefined && flapping.has(who);
  // « Elle me peignait les cheveux » is no painting; a donkey that one pulls by a rope holds none.
  const isCombing = ({ act, whom }: AnyDeed) =>
    act === 'paint' && /^(?:hair|beard)$/.test(whom ?? '');
  const isLed = ({ who, act }: AnyDeed) =>
    (act === 'hold' || act === 'stand') &&
    (analysis.deeds ?? []).some((one) => one.act === 'pull' && one.whom === who && one.who !== who);
  // `I found a baby in a dustbin`: it is in there, and not whoever looks.
  const isFindingIn = ({ who, act, where: [place] }: AnyDeed) =>
    act === 'look' &&
    place?.relation === 'in' &&
    (analysis.deeds ?? []).some(
      (one) =>
        one.who !== who &&
        (one.act === 'stand' || one.act === 'lie') &&
        one.where.some(({ relation, what }) => relation === 'in' && what === place.what),
    );
  const isNoDeed = [isHeld, isPursued, isFlapping, isCombing, isLed, isFindingIn];
  const shown = (analysis.deeds ?? []).filter((deed) => !isNoDeed.some((isIt) => isIt(deed)));
  const told = shown.map((deed): Ranked => {
    const parties = [deed.who, deed.whom, ...deed.where.map(({ what }) => what)];
    const strange = parties.reduce((sum, id) => (id === undefined ? sum : sum + wondersOf(id)), 0);
    // A thing that acts, an animal that does as people do: no day has it.
    const isThing = !isPerson(deed.who) && deed.who !== 'unknown';
    const isAlive = isLifeless(analysis, deed.who) && ofLife.has(deed.act);
    const isImpossible = isThing ? (isAlive ? 3.2 : ofPeople.has(deed.act) ? 2.6 : 1.2) : 0;
    // Plates that fly about two who fight are around them.
    const isAround = categoryOf(analysis, deed.who) === 'props' && thrown.has(deed.act);
    // `Told me to`: a body that does anything shows more.
    const isOnlySaid = sayings.has(deed.verb?.en.one ?? '');
    const isTwo = deed.whom === undefined || isOnlySaid ? 0 : 0.8;
    const near = (words: typeof wonders, reach: number) =>
      words.some(({ start, negated }) => {
        const at = deed.evidence[0]?.start ?? 0;
        return !negated && Math.abs(start - at) < reach;
      });
    const worth =
      (isOnlySaid || isHandwork(analysis, deed) ? 0.6 : worthOfAct[deed.act]) +
      Math.min(3, strange) +
      isImpossible +
      isTwo +
      (deed.who === otherSelf ? 1.6 : 0) +
      (isOnWater(analysis, deed) ? 2.8 : 0) +
      (isOddMeal(analysis, deed) ? 2 : 0) +
      (isContent(deed) ? 1.4 : 0) +
      (isAboardOf(analysis, deed) ? 0.8 : 0) +
      (isThing && deed.act === 'stand' && isInSomebody(analysis, deed.where) ? 3 : 0) +
      (isSeenOff(deed) ? 2 : 0) +
      (near(wonders, 70) && !isOnlySaid ? 1 : 0) +
      (near(feelings, 60) ? 0.4 : 0) -
      (isAround ? 2.2 : 0) -
      (deed.who === 'unknown' && !isByAnyone(deed) ? 2.5 : isUnnamed(deed.who) ? 0.6 : 0);
    return { deed, worth };
  });
  return bodyBeforeHands([...told, ...implied].sort((a, b) => b.worth - a.worth));
}

/** What no thing does: pallets that cry, a sofa that bites, a tree that gives birth. */
const ofLife = new Set<Deed['act']>([
  ...([
    'cry',
    'shout',
    'laugh',
    'sing',
    'speak',
    'eat',
    'bite',
    'bleed',
    'birth',
    'sleep',
  ] as const),
  ...(['chase', 'follow', 'walk', 'dance', 'kiss', 'embrace', 'fight', 'marry', 'read'] as const),
  ...(['write', 'look', 'wave', 'kneel', 'crawl', 'argue', 'comfort', 'play', 'phone'] as const),
]);

/** Whether it is no being at all, nor what is a place or goes by itself. */
function isLifeless(analysis: DreamAnalysis, id: string): boolean {
  const isNamed =
    analysis.characters.some((one) => one.id === id) || id === 'dreamer' || id === 'unknown';
  const category = categoryOf(analysis, id);
  return (
    !isNamed && !isOfBeasts(category) && !/^(?:people|spirits|family|weather|body)$/.test(category)
  );
}

/** Who is on what sinks, flies or drifts is seen there. */
function isAboardOf({ deeds = [] }: DreamAnalysis, { act, where }: AnyDeed): boolean {
  const carriers = where.filter(({ relation }) => /^(?:in|on)$/.test(relation));
  return (
    (act === 'stand' || act === 'sit') &&
    carriers.some(({ what }) => deeds.some((one) => one.who === what && one.act !== 'stand'))
  );
}

/** `My suitcase was full of snakes`: what is where nothing should be. */
function isContent({ act, where }: AnyDeed): boolean {
  return act === 'stand' && where.some(({ relation, what }) => relation === 'in' && canHold(what));
}

const flapping = new Set(['door', 'window', 'curtain', 'wing', 'heart', 'flag', 'gate']);

const thrown = new Set<Deed['act']>(['fly', 'float', 'fall', 'break']);

/** What is eaten alive, or is no food: butterflies, books, one's own hand. */
function isOddMeal(analysis: DreamAnalysis, { act, whom }: AnyDeed): boolean {
  if (act !== 'eat' || whom === undefined) return false;
  const category = categoryOf(analysis, whom);
  return category !== '' && !/^(?:food|plants|water|props|passages)$/.test(category);
}

/** `He walked on the lake`: nobody does. */
export function isOnWater(analysis: DreamAnalysis, { act, where }: AnyDeed): boolean {
  return (
    afoot.has(act) &&
    where.some(
      ({ relation, what }) =>
        relation === 'on' && what !== 'harbour' && categoryOf(analysis, what) === 'water',
    )
  );
}

const afoot = new Set<Deed['act']>([
  'walk',
  'run',
  'dance',
  'sit',
  'stand',
  'lie',
  'sleep',
  'ride',
]);

/** Acts that no thing does by itself, and no part of a place. */
export const ofItself = new Set<Deed['act']>([
  ...(['fly', 'float', 'dance', 'walk', 'run', 'chase', 'swim', 'jump', 'crawl', 'climb'] as const),
  ...(['speak', 'sing', 'laugh', 'cry', 'shout', 'bite', 'fight', 'embrace', 'sleep'] as const),
  ...(['eat', 'birth', 'bleed'] as const),
  ...(['emerge', 'leave'] as const),
]);

/** « Les livres tombaient », in a library: what stands there as a part of it, and does not stay so. */
export function isComingLoose({ who, act }: AnyDeed, stage: StageName): boolean {
  return isPartOf(who, stage) && loose.has(who) && (act === 'fall' || act === 'become');
}

const loose = new Set(
  'book chair table lamp clock painting plate candle plant picture shelf'.split(' '),
);
