import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';

/** What somebody rides through the air has room above it for them. */
export function belowRider(troupe: Troupe, place: Place, troupes: readonly Troupe[]): Place {
  const rider = troupes.find(
    ({ isCarried, relation }) =>
      isCarried === true && typeof relation?.to === 'number' && troupe.actors.includes(relation.to),
  );
  if (!rider || troupe.stands !== 'air') return place;
  const { top, bottom } = troupe.box;
  const back = ((top + bottom) / 2) * place.scale;
  const tall = (rider.box.bottom - rider.box.top) * place.scale * 0.84;
  return { ...place, y: Math.max(place.y, 64 + tall - back) };
}
