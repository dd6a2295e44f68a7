import { at, type Doer, joinPieces, put } from '#press/compose/work/doer.ts';
import { ellipse, join, lines, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';

/** A baby against one's breast, its head at the shoulder; who feeds it has a spoon at its mouth. */
export function cradling(doer: Doer, baby: Piece, isFed: boolean): Piece {
  const free = doer('hold');
  const [bx, by] = at(free, 'back');
  const middle: Point = [bx + 17, by + 4];
  const turn = isFed ? 0.9 : 0.86;
  const held = put(baby, { x: middle[0], y: middle[1] + 12, turn, scale: 1.05 }, 'baby');
  const under: Point = [middle[0] + 2, middle[1] + 14];
  const face: Point = [middle[0] + 24, middle[1] - 15];
  const hand: Point = isFed ? [face[0] + 16, face[1] - 2] : [middle[0] + 6, middle[1] - 2];
  const body = doer('hold', isFed ? [hand, under] : [under, hand]);
  const spoon = shape(
    'spoon',
    'metal',
    join(lines([hand, face], 1.8), ellipse(face[0], face[1], 3.6, 2.4)),
    { tone: 0.2, sheet: true },
  );
  const near = body.layers.findIndex(
    ({ id }, n) => n > trunkOf(body) && /^figure\.(?:hand|sleeve)$/.test(id),
  );
  const from = near < 0 ? body.layers.length : near;
  return joinPieces(
    body,
    body.layers.slice(0, from),
    held,
    body.layers.slice(from),
    isFed ? [spoon] : [],
  );
}

function trunkOf({ layers }: Piece): number {
  return layers.findLastIndex(({ id }) =>
    /^figure\.(?:head|garment|trim|collar|hair|face)$/.test(id),
  );
}
