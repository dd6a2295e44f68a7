import { at, type Doer, joinPieces, put, turnedPiece } from '#press/compose/work/doer.ts';
import type { Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** How far a ladder leans, as a share of its height; how far apart its rungs are. */
const lean = 0.09;
const rung = 38;

/** Somebody on a ladder, feet on one rung and hands on others; who holds it has its foot in both hands. */
export function onLadder(climber: Doer, ladder: Piece, holder: Doer | null): Piece {
  const leaning = put(ladder, { skew: -lean, x: 6 }, 'ladder');
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
  return joinPieces(up, below?.behind ?? [], leaning, below?.before ?? [], up.layers);
}

/** At its foot, arms to both rails. */
function holding(holder: Doer) {
  const x = 74;
  const body = holder('give', [
    [x - 22, -122],
    [x - 26, -98],
  ]);
  const turned = turnedPiece(body, { scaleX: -1, x });
  return {
    behind: [],
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
