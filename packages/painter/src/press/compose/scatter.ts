import type { Troupe } from '#press/compose/casting.ts';
import type { Layer } from '#press/drawing.ts';
import { placePiece } from '#press/piece.ts';
import type { Stage } from '#press/stage.ts';
import type { Random } from '#random.ts';

/** Many of one thing: all over the sky where they fall, else over the ground, small ones behind. */
export function scatter(
  troupe: Troupe,
  stage: Stage,
  { width, height }: { readonly width: number; readonly height: number },
  random: Random,
): { depth: number; layers: Layer[] } {
  const isFalling = troupe.changes.includes('falling') || troupe.act === 'fall';
  const size = Math.max(troupe.box.right - troupe.box.left, troupe.box.bottom - troupe.box.top);
  const count = troupe.count >= 20 ? 34 : 12;
  const spots = Array.from({ length: count }, (_, n) => {
    // Rows and columns with some chance in them: even, and never on top of one another.
    const column = (n * 0.618 + random.next() * 0.08) % 1;
    const near = (n + 0.5) / count;
    const ground = stage.horizon + (height - stage.horizon) * near * near;
    const y = isFalling ? height * (0.04 + 0.8 * ((n * 0.377) % 1)) : Math.min(height - 40, ground);
    const wanted = isFalling ? 46 + 60 * random.next() : 30 + 110 * near;
    return { x: width * (0.05 + 0.9 * column), y, scale: wanted / size, near };
  }).sort((a, b) => a.y - b.y);
  const layers = spots.flatMap(({ x, y, scale }) =>
    placePiece(troupe.piece, {
      x,
      y,
      scale,
      scaleX: random.next() < 0.5 ? 1 : -1,
      ...(isFalling && { turn: random.next() }),
    }),
  );
  return { depth: isFalling ? 50 : 0.5, layers };
}
