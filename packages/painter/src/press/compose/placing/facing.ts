import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { ActName } from '#press/scene.ts';

interface Standing {
  readonly troupe: Troupe;
  readonly place: Place | null;
}

/** Acts that look at somebody or something. */
const looking = new Set<ActName>([
  ...(['look', 'wait', 'stand', 'speak', 'laugh', 'cook', 'wash', 'open', 'find'] as const),
]);

/**
 * Nobody turns their back to what happens: which way somebody faces who is bound to nobody, towards
 * the hero, or the hero towards who is nearest. Null where they may stay as they are.
 */
export function facingOf(one: Standing, all: readonly Standing[]): Place['facing'] | null {
  const { troupe, place } = one;
  if (place && troupe.isBackdrop) return overThem(place, all);
  if (!place || place.isSeat || !isFree(troupe, all)) return null;
  const [hero] = all;
  const others = all.filter((other) => other !== one && other.place && !other.troupe.isHeld);
  const target = hero !== one && hero?.place ? hero : nearest(place, others);
  if (!target?.place) return null;
  const aside = target.place.x - place.x;
  // Who is straight before or behind somebody has no side.
  if (Math.abs(aside) < 40) return null;
  return aside > 0 ? 'right' : 'left';
}

/** A wave breaks over whoever is there. */
function overThem(place: Place, all: readonly Standing[]): Place['facing'] | null {
  const person = all.find((other) => other.place && !other.troupe.isThing)?.place;
  if (!person || person.x === place.x) return null;
  return person.x > place.x ? 'right' : 'left';
}

function isFree(
  { act, actors, count, isThing, isBeast, ...troupe }: Troupe,
  all: readonly Standing[],
) {
  if (isThing && !isBeast) return false;
  if (troupe.isIn || troupe.isCarried || troupe.isHeld || troupe.isLeaving || count > 1)
    return false;
  if (actors.length !== 1 || (act !== null && !looking.has(act))) return false;
  const isBound = typeof troupe.relation?.to === 'number';
  // What is in a hand or on a back is placed by which way that is.
  const isTold = all.some(({ troupe: { relation } }) =>
    actors.some((actor) => relation?.to === actor),
  );
  return !isBound && !isTold;
}

function nearest({ x, y }: Place, others: readonly Standing[]): Standing | undefined {
  const far = ({ place }: Standing) =>
    place ? Math.abs(place.x - x) + Math.abs(place.y - y) : Number.POSITIVE_INFINITY;
  return [...others].sort((a, b) => far(a) - far(b))[0];
}

/** The steps lead up before whoever stands on them. */
export function turnedRound(place: Place): Place {
  return { ...place, facing: place.facing === 'right' ? 'left' : 'right' };
}
