import { dryShare } from '#press/compose/in-water.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import type { Seen } from '#press/compose/sheet/visible.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';

/** Somebody, where they are, and how they are drawn there. */
export interface Placed {
  readonly troupe: Troupe;
  readonly place: Place | null;
  readonly depth: number;
  readonly layers: readonly Layer[];
  /** How many of the first layers are of those who are far off: everybody is before them. */
  readonly far?: number;
}

/** What must be seen of somebody: units² of the sheet, and a share of what they cover. */
export const leastSeen = { area: 1400, held: 1000, share: 0.5, ofMany: 0.3, partly: 0.12 };
/** Nobody stands before so much of another's head, if there is any other place. */
const mostOfHead = 0.3;

/** Whether enough of somebody is seen to be told of. */
export function isSeen(troupe: Troupe, seen: Seen | undefined, isUnder = false): boolean {
  if (troupe.isOfStage) return true;
  if (seen === undefined) return false;
  const isMany = troupe.count > 1;
  const isWet = dryShare(troupe) !== null;
  const share =
    isMany ||
    isWet ||
    isUnder ||
    troupe.isCarried ||
    troupe.isHeld ||
    troupe.isIn !== undefined ||
    troupe.isLeaving
      ? leastSeen.ofMany
      : leastSeen.share;
  // In a hand it is looked at, and no larger than one.
  // So is who drives or rides, at the window of a bus.
  const isAtWindow = !troupe.isThing && (troupe.act === 'drive' || troupe.isCarried === true);
  const isSmall = troupe.isHeld || isAtWindow;
  const area = isSmall ? leastSeen.held : leastSeen.area;
  return seen.area >= area && seen.share >= share;
}

/** A chair is seen under whoever sits on it. */
export function isUnder({ actors }: Troupe, troupes: readonly Troupe[]): boolean {
  return troupes.some(
    ({ relation, isThing, act }) =>
      (!isThing || act === 'sit') &&
      relation !== undefined &&
      /^(?:on|in)$/.test(relation.name) &&
      typeof relation.to === 'number' &&
      actors.includes(relation.to),
  );
}

/** Who is to move where a head is hidden: whoever is before it, and the hero only from a bed. */
export function beforeHeads(placed: readonly Placed[], seen: ReadonlyMap<number, Seen>): Troupe[] {
  return placed.flatMap(({ troupe, depth }, n) => {
    if (troupe.isHeld || troupe.isCarried || troupe.isIn !== undefined) return [];
    return [...(seen.get(n)?.headsHidden ?? [])].flatMap(([owner, share]) => {
      const other = placed[owner];
      if (share <= mostOfHead || other === undefined || depth < other.depth) return [];
      // Whoever lies on a sofa, or the other way round, is where the dream has them.
      if (isBound(troupe, other.troupe) || isBound(other.troupe, troupe)) return [];
      // Who lies in the bed stays in it, whoever stands before it.
      return n === 0 && !other.place?.isAbed ? [other.troupe] : [troupe];
    });
  });
}

function isBound({ relation }: Troupe, { actors }: Troupe): boolean {
  const isOnIt = relation?.name === 'on' || relation?.name === 'in';
  return isOnIt && actors.some((n) => n === relation.to);
}
