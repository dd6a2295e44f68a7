import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { isTurned } from '#press/compose/turned.ts';
import { type Layer, spread } from '#press/drawing.ts';
import { ringsAt } from '#press/grounds/overlays.ts';
import { cut, ellipse, join } from '#press/path.ts';

/** How much of who drowns, swims or wades is above the water; null where there is none. */
export function dryShare(troupe: Troupe): number | null {
  const { stands, act, isWading, isThing, isDry } = troupe;
  if (isTurned(troupe)) return null;
  if (isWading) return isThing ? 0.84 : 0.56;
  if (stands !== 'water' || isDry) return null;
  if (act === 'drown') return isThing ? 0.55 : 0.36;
  // Of who swims one sees the back and the head; a beast has its legs below.
  if (act === 'swim') return isThing ? 0.74 : 0.6;
  return null;
}

export function sunk(troupe: Troupe, place: Place): Place {
  if (dryShare(troupe) === null) return place;
  return { ...place, y: place.y + (place.y - waterlineAt(troupe, place)) };
}

/** The height of the water round somebody in it. */
export function waterlineAt(troupe: Troupe, { y, scale }: Place): number {
  const share = dryShare(troupe) ?? 0;
  return y + (troupe.box.top + share * (troupe.box.bottom - troupe.box.top)) * scale;
}

/** Water that laps at who stands in it: a dark rim, foam, and rings that widen. */
export function ripplesAt(x: number, y: number, wide: number): Layer[] {
  const reach = Math.min(300, Math.max(40, wide * 0.62));
  const foam = join(
    ellipse(x, y, reach, reach * 0.13),
    cut(ellipse(x, y + 2, reach - 5, reach * 0.13 - 4)),
  );
  return [
    {
      id: 'water.over',
      role: 'water',
      path: ellipse(x, y + 3, reach * 0.92, reach * 0.11),
      tone: 0.7,
      alpha: spread([x, y], reach * 0.5, reach * 0.95, 0.8, 0),
    },
    { id: 'rings', role: 'foam', path: foam, tone: 0.1, alpha: 0.7 },
    ringsAt(x, y + 4, Math.min(420, wide * 1.5)),
  ];
}
