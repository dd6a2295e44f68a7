import { dryShare, ripplesAt, waterlineAt } from '#press/compose/in-water.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import { isAtHorizon } from '#press/compose/placing/far-off.ts';
import { slopeAt } from '#press/compose/placing/footing.ts';
import { boxOfPiece, type Troupe } from '#press/compose/troupe.ts';
import { isTurned } from '#press/compose/turned.ts';
import type { Layer } from '#press/drawing.ts';
import { ringsAt } from '#press/grounds/overlays.ts';
import { castShadow, underfoot } from '#press/light/cast-shadow.ts';
import type { Box } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';
import { above, within } from '#press/printing/clip.ts';
import type { Stage } from '#press/stage.ts';

/** What a stage says of its light, its water and its floor. */
export type Surroundings = Pick<
  Stage,
  'light' | 'horizon' | 'waterline' | 'isBelow' | 'back' | 'footholds' | 'isFlooded'
>;

/** One where it stands, with its shadow or its water. */
export function drawOne(troupe: Troupe, place: Place, from: Surroundings): Layer[] {
  const placing = {
    x: place.x,
    y: place.y,
    scale: place.scale,
    scaleX: place.facing === 'right' ? 1 : -1,
    ...(isTurned(troupe) && { turn: 0.5 }),
    ...(isReeling(troupe) && { turn: Math.round(place.x) % 2 === 0 ? 0.03 : -0.03 }),
    ...(isPlunging(troupe) && { turn: place.facing === 'right' ? 0.07 : -0.07 }),
  };
  const slope = from.footholds && isOnAll4(troupe) ? slopeAt(from.footholds, place) : 0;
  if (slope !== 0) return alongSteps(troupe, place, slope);
  const layers = placePiece((place.isSeat && troupe.seatless) || troupe.piece, placing);
  if (place.until !== undefined) return cutAt(layers, place.until);
  if (place.within) return cutTo(layers, place.within);
  // Through the water of a flood all of them is seen.
  if (from.isFlooded && troupe.stands === 'water') return layers;
  if (isAtHorizon(troupe)) return layers;
  if (dryShare(troupe) !== null) {
    const y = waterlineAt(troupe, place);
    // Seen from below, whoever swims is whole, and the surface has no rings.
    const deeper = 0.4 * (troupe.box.bottom - troupe.box.top) * place.scale;
    if (from.isBelow && from.waterline)
      return placePiece({ layers }, { y: from.waterline - y + deeper });
    const dry = cutAt(layers, y);
    const { left, right } = boxOfPiece({ layers: dry });
    return [...dry, ...ripplesAt((left + right) / 2, y, right - left)];
  }
  if (troupe.isOnWater) {
    const { left, right } = boxOfPiece({ layers });
    return [ringsAt((left + right) / 2, place.y, Math.min(260, right - left)), ...layers];
  }
  // A boat is in the water, and not on it.
  const isAfloat = troupe.stands === 'water' && troupe.isThing && !troupe.isDry;
  if (isAfloat && !from.isBelow && from.waterline !== undefined && troupe.isIn === undefined) {
    const { left, right } = boxOfPiece({ layers });
    return [...cutAt(layers, place.y), ...ripplesAt((left + right) / 2, place.y, right - left)];
  }
  const isSet = troupe.stands === 'ground' || troupe.stands === 'table';
  const isGrounded = isSet && !isTurned(troupe) && !troupe.isCarried;
  if (!isGrounded || troupe.isHeld) return layers;
  // On a bed or a shelf there is no room for a long shadow.
  const isOn = troupe.isIn !== undefined || troupe.relation?.name === 'on';
  const isRaised = place.isAloft === true || isOn || troupe.stands === 'table';
  // The long shadows of a crowd would weigh as much as the crowd.
  const isCrowd = troupe.count > 5;
  if (isRaised || isCrowd) return [underfoot(layers, place.y), ...layers];
  return [...castShadow(layers, place.y, from), ...layers];
}

/** A beast has all its feet on the steps of a stair, if it is as long as two of them. */
function isOnAll4({ isBeast, stands, isHeld, isCarried, box }: Troupe): boolean {
  const isFree = isBeast === true && !isHeld && !isCarried;
  return isFree && stands === 'ground' && box.right - box.left > (box.bottom - box.top) * 0.9;
}

/** Turned as steeply as the steps rise: its paws are on them, and its shadow too. */
function alongSteps({ piece }: Troupe, place: Place, slope: number): Layer[] {
  const { x, y, scale, facing } = place;
  const level = placePiece(piece, { scale, scaleX: facing === 'right' ? 1 : -1 });
  // Near enough to the angle whose tangent that is, in turns, of up to an eighth.
  const turn = slope / 8 + 0.043 * slope * (1 - Math.abs(slope));
  return placePiece({ layers: [underfoot(level, 0), ...level] }, { x, y, turn });
}

/** Chairs that dance lean one way and the other. */
function isReeling({ act, isThing, isBeast }: Troupe): boolean {
  return act === 'dance' && isThing === true && !isBeast;
}

/** A car, a plane or a piano that falls goes nose down. */
function isPlunging({ act, isThing, box, isHolder }: Troupe): boolean {
  return act === 'fall' && isThing === true && !isHolder && box.right - box.left > 120;
}

export function cutAt(layers: readonly Layer[], y: number): Layer[] {
  return layers.flatMap((layer) => {
    const path = above(layer.path, y);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
}

function cutTo(layers: readonly Layer[], box: Box): Layer[] {
  return layers.flatMap((layer) => {
    const path = within(layer.path, box);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
}
