import type { Layer } from '#press/drawing.ts';
import { boxOf, mapPoints, type Path, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/**
 * Sets layers down: their lowest point stands `lift` above the ground, and `x` of theirs becomes the
 * middle. Null leaves them where they hang.
 */
export function settle(
  layers: readonly Layer[],
  anchors: Readonly<Record<string, Point>>,
  ground: { readonly x: number; readonly lift: number } | null,
): Piece {
  let low = -Infinity;
  for (const { path } of layers) low = Math.max(low, boxOf(path)?.bottom ?? -Infinity);
  const down = ground === null || low === -Infinity ? 0 : -low - ground.lift;
  const move = ([x, y]: Point): Point => [tenth(x - (ground?.x ?? 0)), tenth(y + down)];
  return {
    layers: layers.map((layer) => ({
      ...layer,
      path: roundPath(layer.path, move),
      ...(typeof layer.tone === 'number' && { tone: Math.round(layer.tone * 100) / 100 }),
      ...(layer.relief && {
        relief: {
          depth: layer.relief.depth,
          dx: tenth(layer.relief.dx),
          dy: tenth(layer.relief.dy),
          radius: tenth(layer.relief.radius),
        },
      }),
    })),
    anchors: Object.fromEntries(Object.entries(anchors).map(([name, spot]) => [name, move(spot)])),
  };
}

function roundPath(path: Path, move: (point: Point) => Point): Path {
  return mapPoints(path, move);
}

/** Tenths of a centimetre are enough, and short to send. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
