import { boxOfPiece } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { type Box, boxOf } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { createRandom } from '#random.ts';

/** What shows another place, or the world outside, through an opening in its front. */
export interface Frame {
  readonly layers: readonly Layer[];
  readonly opening: Box;
}

/** How a frame is there: on the wall, on its own feet, or on a table. */
type Hanging = 'wall' | 'floor' | 'table';

const hangings: Readonly<Record<string, Hanging>> = {
  window: 'wall',
  breach: 'wall',
  painting: 'wall',
  'picture-frame': 'wall',
  photograph: 'wall',
  mirror: 'floor',
  television: 'floor',
  computer: 'table',
  laptop: 'table',
  tablet: 'table',
};

/** How much larger than by day what is by itself on the floor or a table is, so that one sees out of what. */
const grown = { floor: 1.6, table: 1.7 };
/** Of a mirror one sees all by day. */
const ofFullHeight = 130;
/** Centimetres from the floor to the sill of what hangs, and the top of a table. */
const table = -76;

export function hangingOf(id: string): Hanging | undefined {
  return Object.hasOwn(hangings, id) ? hangings[id] : undefined;
}

/** Whether one only leans out of it. */
export function isScreen(id: string): boolean {
  return hangings[id] === 'table' || id === 'television';
}

/** Corners that it tells, or what is seen in it. */
function openingOf({ layers, anchors = {} }: Piece): Box {
  const [from, to] = [anchors.in, anchors['in.end']];
  if (from && to) return { left: from[0], top: from[1], right: to[0], bottom: to[1] };
  const seen = layers.find(({ id }) => /(?:^|\.)(?:sky|screen|glass|view|ground)$/.test(id));
  const box = seen && boxOf(seen.path);
  if (box) return box;
  const { left, top, right, bottom } = boxOfPiece({ layers });
  const [wide, tall] = [(right - left) * 0.14, (bottom - top) * 0.14];
  return { left: left + wide, top: top + tall, right: right - wide, bottom: bottom - tall };
}

/**
 * A frame whose opening is so many centimetres high, if it hangs; its middle is at `x` = 0, its lower
 * edge at `foot`. What stands has the size that it has.
 */
export function frameOf(id: string, piece: Piece, high: number, foot: number): Frame {
  const hanging = hangingOf(id) ?? 'wall';
  const own = openingOf(piece);
  const isFull = own.bottom - own.top > ofFullHeight;
  const scale = hanging === 'wall' ? high / (own.bottom - own.top) : isFull ? 1 : grown[hanging];
  const box = boxOfPiece(piece);
  const x = (-(own.left + own.right) / 2) * scale;
  const y = (hanging === 'table' ? table : hanging === 'floor' ? 0 : foot) - box.bottom * scale;
  const layers = piece.layers.filter((layer) => !/\.(?:idle|foot)$/.test(layer.id));
  return {
    layers: [
      ...(hanging === 'table' ? tableUnder() : []),
      ...put({ layers }, { x, y, scale }, 'holder'),
    ],
    opening: {
      ...{ left: own.left * scale + x, right: own.right * scale + x },
      ...{ top: own.top * scale + y, bottom: own.bottom * scale + y },
    },
  };
}

function tableUnder(): Layer[] {
  const piece = pieceFor('table')?.make({ random: createRandom(1, 'under') });
  return piece ? put(piece, {}, 'under') : [];
}
