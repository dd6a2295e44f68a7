import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { sofas } from '#press/choosing/castable.ts';
import type { AnyDeed } from '#press/choosing/deeds/shown-deeds.ts';
import { canHold } from '#press/compose/vessels/containers.ts';

/** What one does wherever one is: `a whale in the bathtub, looking at me`. */
const still = new Set<Deed['act']>([
  ...(['look', 'speak', 'cry', 'laugh', 'sing', 'sleep', 'wait', 'sit', 'lie', 'phone'] as const),
  ...(['read', 'write', 'knit', 'sew', 'eat', 'wave', 'shout', 'hide', 'float', 'swim'] as const),
  ...(['cut', 'play', 'paint'] as const),
]);

/** By what something is pulled along. */
const cords = new Set(['rope', 'chain', 'leash', 'thread', 'ribbon']);

/** Where a deed is done: its own places, else where its doer is said to be. */
export function whereOf({ deeds = [], characters }: DreamAnalysis, deed: AnyDeed): Deed['where'] {
  // `Before hundreds of people in a square`: the people are what is seen of it.
  const before = deed.where.filter(
    ({ relation, what }) => relation === 'before' && characters.some(({ id }) => id === what),
  );
  if (before.length > 0) return [...before, ...deed.where.filter((one) => !before.includes(one))];
  // `Over the roofs on a broom`: what carries one is seen, and the roofs are all around.
  if (deed.act === 'fly' || deed.act === 'float') {
    const on = deed.where.filter(({ relation }) => relation === 'on');
    return [...on, ...inFirst(deed.where.filter((one) => !on.includes(one)))];
  }
  // `Pulled the boat by a rope`: with it.
  if (deed.act === 'pull' && deed.whom !== undefined) {
    const cord = deed.where.find(({ what }) => cords.has(what));
    if (cord && cord.what !== deed.whom)
      return [{ ...cord, relation: 'with' }, ...deed.where.filter((one) => one !== cord)];
  }
  if (deed.where.length > 0 || !still.has(deed.act)) return inFirst(deed.where);
  const station = deeds.find(
    ({ who, act, where }) =>
      who === deed.who &&
      act !== deed.act &&
      /^(?:stand|sit|lie)$/.test(act) &&
      where.some(({ relation }) => /^(?:in|on)$/.test(relation)),
  );
  return inFirst(station?.where ?? []);
}

/** « Sur un lac dans un cercueil »: what one is in is seen, and the lake is all around. */
function inFirst(where: Deed['where']): Deed['where'] {
  const isHeld = ({ relation, what }: Deed['where'][number]) =>
    (relation === 'in' && canHold(what)) || (relation === 'on' && sofas.has(what));
  return [...where.filter(isHeld), ...where.filter((one) => !isHeld(one))];
}

/** `My husband was in bed with her`: who is in a bed lies there. */
export function lyingInBed(deeds: readonly Deed[]): Deed[] {
  return deeds.map((deed) => {
    const isInBed =
      deed.act === 'stand' &&
      deed.where.some(({ relation, what }) => what === 'bed' && /^(?:in|on)$/.test(relation));
    return isInBed ? { ...deed, act: 'lie' } : deed;
  });
}

/** `I was in the back seat`: somebody sits in a car, whoever drives it. */
export function seatedBehind(deeds: readonly Deed[]): Deed[] {
  const isSeat = ({ what }: Deed['where'][number]) => /^(?:back|passenger)-seat$/.test(what);
  const seated = new Set(deeds.flatMap(({ who, where }) => (where.some(isSeat) ? [who] : [])));
  return deeds.map((deed) => {
    const seat = deed.where.find(isSeat);
    const inCar = { relation: 'in' as const, what: 'car' };
    if (seat && /^(?:stand|sit|lie|sleep|look|speak)$/.test(deed.act))
      return { ...deed, act: 'sit', where: [inCar, seat] };
    // `In the passenger seat reading a magazine`: in the car, whatever one does there.
    const isThere = seated.has(deed.who) && deed.where.length === 0 && still.has(deed.act);
    const { whom: _held, ...alone } = deed;
    return isThere ? { ...alone, act: 'sit', where: [inCar] } : deed;
  });
}

/** `My uncle took the wheel and I sat next to him`: in what he drives. */
export function besideDriver(deeds: readonly Deed[]): Deed[] {
  const driven = new Map(
    deeds.flatMap(({ who, act, whom = 'car' }) => (act === 'drive' ? [[who, whom] as const] : [])),
  );
  return deeds.map((deed) => {
    const driver = deed.where.find(({ relation }) => relation === 'beside')?.what ?? '';
    const what = driven.get(driver);
    const isSeated = deed.act === 'sit' || deed.act === 'stand';
    return isSeated && what !== undefined && driver !== deed.who
      ? { ...deed, act: 'sit', where: [{ relation: 'in', what }] }
      : deed;
  });
}

/** What one does sitting as well as standing, and is told by its own verb. */
const alsoSeated = new Set<Deed['act']>(['look', 'speak', 'laugh']);

/** `My grandfather sat in the living room and smiled at me`: he smiles sitting. */
export function seatedTold(deeds: readonly Deed[]): Deed[] {
  const sitters = new Map(
    deeds.flatMap((deed) => (deed.act === 'sit' ? [[deed.who, deed.where] as const] : [])),
  );
  return deeds.map((deed) => {
    const where = sitters.get(deed.who);
    const isSo =
      where !== undefined && alsoSeated.has(deed.act) && deed.where.length === 0 && deed.verb;
    return isSo ? { ...deed, act: 'sit', where } : deed;
  });
}
