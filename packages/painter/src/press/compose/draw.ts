import { boxOfPiece, type Troupe } from '#press/compose/casting.ts';
import type { Place } from '#press/compose/placing.ts';
import { fall, type Layer } from '#press/drawing.ts';
import { ringsAt } from '#press/overlays.ts';
import { type Box, ellipse, type Point, polygon } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';

/** How much of who drowns, swims or wades is above the water; null where there is none. */
export function dryShare({ stands, act, isWading }: Troupe): number | null {
  if (isWading) return 0.56;
  if (stands !== 'water') return null;
  if (act === 'drown') return 0.36;
  return act === 'swim' ? 0.5 : null;
}

export function sunk(troupe: Troupe, place: Place): Place {
  if (dryShare(troupe) === null) return place;
  return { ...place, y: place.y + (place.y - waterlineAt(troupe, place)) };
}

/** The height of the water round somebody in it. */
function waterlineAt(troupe: Troupe, { y, scale }: Place): number {
  const share = dryShare(troupe) ?? 0;
  return y + (troupe.box.top + share * (troupe.box.bottom - troupe.box.top)) * scale;
}

export function isTurned({ changes }: Troupe): boolean {
  return changes.includes('upside-down') || changes.includes('ceiling');
}

export function turned({ left, top, right, bottom }: Box): Box {
  return { left: -right, top: -bottom, right: -left, bottom: -top };
}

/** A troupe where it stands, with its shadow or its water; some of one kind stand behind each other. */
export function draw(troupe: Troupe, place: Place): Layer[] {
  const isSome = troupe.count > 1 && troupe.count < 20 && troupe.actors.length === 1;
  if (!isSome) return drawOne(troupe, place);
  const wide = (troupe.box.right - troupe.box.left) * place.scale;
  const way = place.facing === 'right' ? -1 : 1;
  const spots = [
    { dx: way * 0.95, dy: -0.1, size: 0.8 },
    { dx: way * -0.62, dy: -0.13, size: 0.74 },
    { dx: 0, dy: 0, size: 0.92 },
  ];
  return spots.flatMap(({ dx, dy, size }) =>
    drawOne(troupe, {
      ...place,
      x: place.x + dx * Math.min(wide, 330),
      y: place.y + dy * Math.min(wide, 330),
      scale: place.scale * size,
    }),
  );
}

function drawOne(troupe: Troupe, place: Place): Layer[] {
  const placing = {
    x: place.x,
    y: place.y,
    scale: place.scale,
    scaleX: place.facing === 'right' ? 1 : -1,
    ...(isTurned(troupe) && { turn: 0.5 }),
  };
  const layers = placePiece(troupe.piece, placing);
  if (dryShare(troupe) !== null) {
    const { left, right } = boxOfPiece({ layers });
    const y = waterlineAt(troupe, place);
    return [...layers, waterOver(layers, y), ringsAt((left + right) / 2, y, right - left)];
  }
  return troupe.stands === 'ground' && !isTurned(troupe) && !troupe.isCarried
    ? [shadowUnder(layers, place), ...layers]
    : layers;
}

/** Water before the lower part of who swims or drowns in it. */
function waterOver(layers: readonly Layer[], y: number): Layer {
  const { left, right, bottom } = boxOfPiece({ layers });
  const crest: Point[] = [];
  for (let n = 0; n <= 10; n++) {
    crest.push([left - 30 + ((right - left + 60) * n) / 10, y + (n % 2 === 0 ? -5 : 5)]);
  }
  const path = polygon([...crest, [right + 30, bottom + 24], [left - 30, bottom + 24]]);
  return { id: 'water.over', role: 'water', path, tone: fall(y, bottom, 0.3, 0.6), alpha: 0.86 };
}

/** What stands on the ground darkens it. */
function shadowUnder(layers: readonly Layer[], { y }: Place): Layer {
  const { left, right } = boxOfPiece({ layers });
  const wide = (right - left) / 2;
  return {
    id: 'contact',
    role: 'shadow',
    path: ellipse((left + right) / 2, y, wide * 0.9, Math.max(4, wide * 0.13)),
    tone: fall(y - 10, y + 10, 0.6, 0.9),
    alpha: 0.35,
  };
}
