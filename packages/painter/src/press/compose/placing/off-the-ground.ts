import { areaOf, aside, type Place } from '#press/compose/placing/areas.ts';
import type { Neighbour } from '#press/compose/placing/neighbour.ts';
import type { Troupe } from '#press/compose/troupe.ts';

/** Who flies past somebody, or falls, is above the ground that those stand on. */
export function offTheGround({ troupe, other, at, tall, sheet }: Neighbour, place: Place): Place {
  const isUp = troupe.stands === 'air' && !troupe.isThing && !troupe.isHeld && !troupe.isCarried;
  if (isUp && other.stands === 'air') return inClearAir(troupe, place, [at, other], sheet);
  if (!isUp || other.stands !== 'ground') return place;
  const { top, bottom } = troupe.box;
  const lowest = at.y - tall * 0.6 - bottom * place.scale;
  const up = { ...place, y: Math.max(70 - top * place.scale, Math.min(place.y, lowest)) };
  return other.isThing ? inClearAir(troupe, up, [at, other], sheet) : up;
}

/** Nobody falls through washing, nor flies through who flies there: they are where there is only air. */
function inClearAir(
  troupe: Troupe,
  place: Place,
  [at, other]: readonly [Place, Troupe],
  sheet: Neighbour['sheet'],
): Place {
  if (!/^(?:beside|with|towards)$/.test(troupe.relation?.name ?? '')) return place;
  const around = { ...at, area: areaOf(other, at) };
  return aside(troupe, place, [...(sheet.taken ?? []), around], sheet);
}
