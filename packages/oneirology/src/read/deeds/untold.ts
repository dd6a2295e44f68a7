import type { ActionMatch } from '#lexicon/action-index.ts';
import { isOnlyHelp } from '#read/deeds/helping.ts';
import {
  isDoneTo,
  isDoorWord,
  isHeartbeat,
  isLeftSide,
  isLongBuried,
  isLongDead,
  isMarried,
  isOfNoun,
  isOnlyBeing,
  isOnlyLooks,
  isVehicle,
  theftOf,
} from '#read/deeds/not-deeds.ts';
import { isSaidAside, isSide } from '#read/deeds/recalled.ts';
import type { Named } from '#read/named.ts';
import { isOnStage } from '#read/on-stage.ts';
import { picturedIn } from '#read/pictured.ts';
import type { Reading } from '#read/reading.ts';

/** `Trying to order coffee`, « commander une pizza »: nobody is shouted at. */
function isOrdering(
  { tokens }: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): boolean {
  if (!/^order|^command/.test(tokens[from]?.lower ?? '')) return false;
  const next = named.find((one) => one.from >= to && one.from - to <= 2);
  return next?.kind === 'thing';
}

/** `With my hand over my mouth`, `his fight`: what somebody has is a noun. `Saw her run` is none. */
function isNounHad({ tokens }: Reading, { from }: ActionMatch): boolean {
  const [word = '', before = '', article = ''] = [0, 1, 2].map((n) => tokens[from - n]?.lower);
  // `We saw a massive wave`.
  if (sized.test(before) && /^(?:an?|the|this|that)$/.test(article) && !/(?:ed|ing)$/.test(word))
    return true;
  return (
    /^(?:my|his|its|our|their|your)$/.test(before) || (before === 'her' && /^hands?$/.test(word))
  );
}

const sized =
  /^(?:big|huge|giant|massive|enormous|gigantic|immense|tidal|great|large|long|small|little|tiny|strange|loud|sudden|deep|high|black|white|red|green|blue|old|new)$/;

/** Words of a verb that tell no deed of the dream: a noun, something asked, said aside, or done to a thing. */
export function isUntold(reading: Reading, named: readonly Named[], match: ActionMatch): boolean {
  const { from } = match;
  // « Plein de souris »: nobody smiles.
  const isNoun =
    /^(?:de|d')$/.test(reading.tokens[from - 1]?.lower ?? '') &&
    named.some((one) => one.from === from && one.to === match.to);
  // « Un cerf-volant » is a noun of two words.
  const isInNoun = named.some((one) => one.kind === 'thing' && one.from < from && from < one.to);
  return (
    isNoun ||
    isInNoun ||
    isNounHad(reading, match) ||
    isLeftSide(reading, match) ||
    isOnlyHelp(reading, match) ||
    !isOnStage(reading, from) ||
    picturedIn(reading)[from] === 1 ||
    isOnlyBeing(reading, match) ||
    isOnlyLooks(reading, match) ||
    isHeartbeat(reading, match) ||
    isMarried(reading, match) ||
    theftOf(reading, named, { to: match.to, act: match.meaning.value.act }) === 'place' ||
    isDoorWord(reading, match) ||
    isLongDead(reading, match) ||
    isLongBuried(reading, match) ||
    isOfNoun(reading, named, match) ||
    isVehicle(reading, match) ||
    isOrdering(reading, named, match) ||
    isSaidAside(reading, match) ||
    isSide(reading, match) ||
    isDoneTo(reading, named, match)
  );
}
