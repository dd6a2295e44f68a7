import { bodyOwner, isThing, seats, sourceOf } from '#press/choosing/castable.ts';
import { isOnWater } from '#press/choosing/deeds/rank-deeds.ts';
import { type AnyDeed, isFitting } from '#press/choosing/deeds/shown-deeds.ts';
import { categoryOf, isInside } from '#press/choosing/deeds/strange.ts';
import type { Casting } from '#press/choosing/people/roster.ts';
import { roofedUnder } from '#press/choosing/places/places-weighed.ts';
import { whereOf } from '#press/choosing/places/stations.ts';
import { aloft } from '#press/compose/act-tables.ts';
import { afloat } from '#press/compose/vessels/on-surface.ts';
import type { ShownDeed } from '#press/scene.ts';

type Relation = NonNullable<ShownDeed['relation']>;

/** Where a deed is done: the first of its places that the picture has. */
export function whereShown(
  casting: Casting,
  deed: AnyDeed,
  {
    who,
    whom,
    mates,
  }: { readonly who: number; readonly whom: number | null; readonly mates: readonly string[] },
): Relation | undefined {
  const shown = whereOf(casting.analysis, deed)
    .filter(({ what }) => what !== deed.who && !mates.includes(what))
    // `The car rolled with my brother asleep inside`: he is in it, and not beside.
    .filter(
      ({ relation, what }) =>
        relation !== 'with' ||
        ![deed.who, deed.whom].some((holder) => holder && isWithin(casting, what, holder)),
    )
    .flatMap((where) => oneShown(casting, deed, where) ?? [])
    .filter(({ to }) => to !== who && to !== whom);
  return shown[0];
}

function isWithin({ analysis }: Casting, id: string, of: string): boolean {
  return (analysis.deeds ?? []).some(
    ({ who, where }) =>
      who === id && where.some(({ relation, what }) => relation === 'in' && what === of),
  );
}

function oneShown(
  { analysis, stage, roster: { isPlace, add, addCar, changesOf } }: Casting,
  deed: AnyDeed,
  { relation, what }: AnyDeed['where'][number],
): Relation | undefined {
  // « De la fenêtre arrière »: of a tram, and no window by itself.
  if (/^(?:window|door)$/.test(what) && relation === 'from' && !isPlace(what)) return undefined;
  const isPart = categoryOf(analysis, what) === 'body';
  if (isPart && deed.act === 'emerge' && deed.who !== 'dreamer') {
    const owner = add(bodyOwner(analysis, deed.who, what));
    return owner === null ? undefined : { name: relation, to: owner, at: what };
  }
  // Over a threshold one goes, and does not hang above it; a giant towers beside houses.
  const isOver = relation === 'above' && !aloft.has(deed.act);
  const isGiant = changesOf.get(deed.who)?.includes('giant') === true;
  // Who looks in at the dreamer does so from behind the pane.
  const isOutside = relation === 'through' && what === 'window' && isLookingIn(deed);
  if (isOutside && isInside(stage) && isPlace(what))
    return { name: 'behind', to: 'place', at: what };
  // One speaks through a window standing at it.
  const isStill = relation === 'through' && /^(?:window|door)$/.test(what) && still.has(deed.act);
  const over = what === 'door' ? 'through' : isGiant ? 'beside' : relation;
  const name = isStill ? 'at' : isOver ? over : relation;
  if (isPlace(what)) return { name, to: 'place', ...(seats.has(what) && { at: what }) };
  if (afloat.has(stage) && isOnWater(analysis, { ...deed, where: [{ relation, what }] }))
    return { name, to: 'place' };
  const isCar = what === 'car' && isSeated(deed);
  if (!isCar && !isFitting(analysis, relation, what)) return undefined;
  const to = isCar ? addCar() : add(what, deed.act === 'give' && relation === 'with');
  const isOnRoof = name === 'on' && roofedUnder(analysis) === what;
  return to === null ? undefined : { name, to, ...(isOnRoof && { at: 'roof' }) };
}

function isLookingIn({ who, act, whom }: AnyDeed): boolean {
  return act === 'look' && who !== 'dreamer' && whom === 'dreamer';
}

const still = new Set<ShownDeed['act']>([
  ...(['speak', 'look', 'shout', 'wave', 'wait', 'laugh', 'cry', 'sing', 'point'] as const),
]);

/** Out of what something comes, where the dream does not say it of the deed. */
export function sourceShown(
  { analysis, roster: { add } }: Casting,
  { act, who }: AnyDeed,
): Relation | undefined {
  return act === 'emerge' && who !== 'dreamer' ? sourceOf(analysis, who, add) : undefined;
}

export function isBehind({ where }: AnyDeed): boolean {
  return where.some(({ what }) => what === 'back-seat');
}

function isSeated(deed: AnyDeed): boolean {
  return isBehind(deed) || deed.where.some(({ what }) => what === 'car');
}

/** In the back seat of what is driven, or of the car one is in. */
export function seatShown(
  { stage, roster: { actors } }: Casting,
  { act }: AnyDeed,
  driven: number | null,
  to: Relation | undefined,
): Relation | undefined {
  if (stage === 'car') return { name: 'in', to: 'place', at: 'back' };
  const inCar = typeof to?.to === 'number' && isThing(actors[to.to], 'car') ? to.to : null;
  const ridden = act === 'drive' ? driven : inCar;
  return ridden === null ? undefined : { name: 'in', to: ridden, at: 'back' };
}
