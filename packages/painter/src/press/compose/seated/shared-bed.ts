import type { Troupe } from '#press/compose/troupe.ts';
import type { ActName } from '#press/scene.ts';

const lying = new Set<ActName | null>(['sleep', 'lie']);
/** A bed has room for no more. */
const most = 3;

/** Which bed somebody lies in: an actor of the scene, or the place's own. */
function bedOf({ act, relation, count, isHeld, isCarried }: Troupe): string | null {
  const isIn = relation?.name === 'in' || relation?.name === 'on';
  if (!lying.has(act) || !isIn || count > 1 || isHeld || isCarried) return null;
  if (relation.to === 'place') return relation.at === 'bed' ? 'place' : null;
  return `${relation.to}`;
}

/** Those who lie in one bed are beside each other in it, and none of them on the floor before it. */
export function inSharedBed(cast: readonly Troupe[]): Troupe[] {
  const beds = new Map<string, Troupe[]>();
  for (const troupe of cast) {
    const bed = bedOf(troupe);
    if (bed !== null) beds.set(bed, [...(beds.get(bed) ?? []), troupe]);
  }
  const merged = new Map<Troupe, Troupe | null>();
  for (const mates of beds.values()) {
    const [first, ...others] = mates.slice(0, most);
    if (first === undefined || others.length === 0 || first.isThing) continue;
    const all = [first, ...others];
    for (const one of others) merged.set(one, null);
    merged.set(first, {
      ...first,
      ...{ count: all.length, isEach: true, variants: all.map(({ piece }) => piece) },
      actors: all.flatMap(({ actors }) => actors),
    });
  }
  return cast.flatMap((one) => {
    const own = merged.get(one);
    return own === undefined ? [one] : (own ?? []);
  });
}
