import { coveredBy, type Place } from '#press/compose/placing/areas.ts';
import type { Neighbour, NeighbourRule } from '#press/compose/placing/neighbour.ts';
import { legible } from '#press/compose/placing/sizes.ts';
import { isAirborne } from '#press/compose/placing/stances.ts';

/** Nearest to us, cut off by the foot of the sheet, where one sees no ground: they look up to it. */
function nearestOf({ troupe, at, sheet }: Neighbour): Place {
  const { width, height } = sheet;
  const scale = legible(troupe) * 1.8;
  const x = width * (at.x > width / 2 ? 0.26 : 0.74);
  const y = height + (troupe.box.bottom - troupe.box.top) * scale * 0.36;
  return { ...at, x, y, scale, depth: 60, facing: x < at.x ? 'right' : 'left', isCutOff: true };
}

/** Under a cloud one stands on the ground, aside of what hangs down from it; under a picture, on the floor. */
const belowAirborne: NeighbourRule = (neighbourAt) => {
  const { troupe, other, at, sheet, ownWide } = neighbourAt;
  const { ground, taken = [], width } = sheet;
  const isHung = other.stands === 'hang';
  const isBody = !troupe.isThing || troupe.isBeast === true;
  const isOnFoot = troupe.stands === 'ground' && (isBody || isHung);
  const isWatching = !troupe.isThing && troupe.count < 3 && (troupe.act === 'look' || !troupe.act);
  const isOverAir = ground === undefined || troupe.stands === 'air';
  if (isAirborne(other) && isWatching && isOverAir) return nearestOf(neighbourAt);
  if (!(isHung || isAirborne(other)) || !isOnFoot || ground === undefined) return null;
  const scale = Math.max(ground.scale, legible(troupe));
  const place = { ...at, y: ground.y, scale, depth: ground.depth };
  const half = Math.max(60, ownWide / 2);
  const spots = [0, -1, 1, -2, 2].map((step) =>
    Math.max(half + 60, Math.min(width - half - 60, at.x + step * (half + 50))),
  );
  const cost = (x: number) => coveredBy(troupe, { ...place, x }, taken);
  const x = spots.reduce((best, one) => (cost(one) < cost(best) - 0.05 ? one : best), at.x);
  return { ...place, x };
};

/** On the ground below what is up in the air or on the wall, else further off on the same ground. */
export const under: NeighbourRule = (neighbour) => {
  const { at, way, wide, scale } = neighbour;
  const aside = { ...at, x: at.x - way * wide * 0.3, scale, depth: at.depth - 0.01 };
  return belowAirborne(neighbour) ?? aside;
};
