import { aboard } from '#press/compose/seated/aboard.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { above } from '#press/printing/clip.ts';

/**
 * Some who drive some cars have one each, and are placed with it: drawn by themselves they would stand
 * through the roofs. Null where there is one of either.
 */
export function eachDrives(carrier: Troupe, rider: Troupe): Troupe | null {
  const isSome = carrier.count > 1 && rider.count > 1 && rider.actors.length === 1;
  if (!isSome || rider.count >= 20 || carrier.actors.length > 1) return null;
  const { variants: _own, ...alone } = carrier;
  const bodies = [rider.piece, ...(rider.variants ?? [])];
  const [first, ...others] = bodies.map((piece) => withDriver(carrier, { ...rider, piece }));
  if (first === undefined) return null;
  return {
    ...alone,
    ...standing(first, carrier.stands),
    ...(others.length > 0 && { variants: others }),
    ...{ actors: [...carrier.actors, ...rider.actors], isEach: true, isHolding: true },
    count: Math.min(carrier.count, rider.count),
  };
}

function withDriver(carrier: Troupe, rider: Troupe): Piece {
  const { piece, box } = carrier;
  const here = { x: 0, y: 0, scale: 1, depth: 0, facing: 'right' } as const;
  const place = aboard({ ...rider, among: { n: 0, of: 1 } }, carrier, here, box.bottom - box.top);
  const scaleX = place.facing === 'right' ? 1 : -1;
  const body = placePiece(rider.piece, { x: place.x, y: place.y, scale: place.scale, scaleX });
  const seen = place.until === undefined ? body : body.flatMap((layer) => cut(layer, place.until));
  const isBehind = place.depth < 0;
  return { ...piece, layers: isBehind ? [...seen, ...piece.layers] : [...piece.layers, ...seen] };
}

function cut(layer: Layer, y = 0): Layer[] {
  const path = above(layer.path, y);
  return path.length === 0 ? [] : [{ ...layer, path }];
}
