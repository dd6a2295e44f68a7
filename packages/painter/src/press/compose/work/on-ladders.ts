import { at, type Doer, joinPieces, put, turnedPiece } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { join, limb, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';

/** How far a ladder leans, as a share of its height; how far apart its rungs are. */
const lean = 0.09;
const rung = 38;

/** Somebody on a ladder, feet on one rung and hands on others; who holds it has its foot in both hands. */
export function onLadder(climber: Doer, ladder: Piece, holder: Doer | null): Piece {
  const leaning = put(ladder, { skew: lean, x: 6 }, 'ladder');
  const low = -2.6 * rung;
  const railAt = (y: number) => 6 - y * lean;
  const free = climber('climb');
  const feet = at(free, 'feet');
  // Before the rungs, toes on one of them.
  const x = railAt(low) - 30 - feet[0] * 0.2;
  const grip = (y: number): Point => [railAt(y + low) - 8 - x, y];
  const body = climber('climb', [grip(-rung * 4.9), grip(-rung * 3.9)]);
  const up = turnedPiece(body, { x, y: low });
  const below = holder && holding(holder);
  // Nothing to lean on: it stands on legs of its own, or in somebody's hands.
  const legs = holder ? [] : hindLegs(-ladderHigh * lean - 6);
  return joinPieces(up, legs, leaning, below?.before ?? [], up.layers);
}

/** Centimetres of a ladder. */
const ladderHigh = 400;

/** The other half of a ladder that stands by itself, from its top at `x` down to the ground behind it. */
function hindLegs(top: number): Layer[] {
  const x = -top;
  const foot = x + 92;
  const leg = (off: number) => limb([x + off * 0.5, -ladderHigh + 6], [foot + off, 0], 3.2, 3.6);
  const across = [0.3, 0.62].map((share) => {
    const [mid, y] = [x + (foot - x) * share, -ladderHigh * (1 - share)];
    return limb([mid - 14, y], [mid + 16, y], 2.4, 2.4);
  });
  const path = join(leg(-18), leg(18), ...across);
  return [shape('ladder.legs', 'wood', path, { tone: 0.75, sheet: true })];
}

/** A ladder that nobody has set against anything stands on four legs. */
export function freeStanding(ladder: Piece): Piece {
  return { ...ladder, layers: [...hindLegs(0), ...ladder.layers] };
}

/** At its foot, arms to both rails. */
function holding(holder: Doer): { readonly before: readonly Layer[] } {
  const x = 74;
  const body = holder('give', [
    [x - 22, -122],
    [x - 26, -98],
  ]);
  const turned = turnedPiece(body, { scaleX: -1, x });
  return {
    before: turned.layers.map((layer) => ({ ...layer, id: `holder.${layer.id}` })),
  };
}

/** Who holds a ladder that nobody is on stands by it, both hands on a rail; it is of a ladder's height. */
export function holdingLadder(doer: Doer, ladder: Piece): Piece {
  const scale = 0.66;
  const x = 58;
  const body = doer('give', [
    [x - 18, -124],
    [x - 18, -96],
  ]);
  return joinPieces(body, put(ladder, { x, scale }, 'ladder'), body.layers);
}
