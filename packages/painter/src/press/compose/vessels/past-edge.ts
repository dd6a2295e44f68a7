import { boxOfPiece } from '#press/compose/troupe.ts';
import { type Frame, frameOf } from '#press/compose/vessels/frames.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { type Box, rect } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import { within } from '#press/printing/clip.ts';

/** What comes out of a frame, or is seen through it. */
export interface Passing {
  readonly id: string;
  readonly body: Piece;
  /** On legs: it steps out to the floor. */
  readonly isAfoot: boolean;
  readonly isLarge: boolean;
  readonly count: number;
}

interface Holder {
  readonly id: string;
  readonly piece: Piece;
}

/** What flows or hangs down over the lower edge; all else comes out at a side. */
const flowing = new Set(
  `rain water wave sea river bread dough lava blood milk sand snow honey hair smoke carpet rope cloud
  storm mud soup jelly grass bush curtain scarf ribbon`.split(/\s+/),
);

/** Centimetres: the opening of what hangs, for what is small, and for who steps out of it. */
const openings = { least: 76, most: 150 };
/** How much of the opening's height and width it takes, and how much larger than by day it is at most. */
const taken = { high: 0.98, wide: 1.7, grown: 2.4, large: 1.3, over: 1.5 };
/** The share of it that is still inside, and the overlap of both halves, in centimetres. */
const inner = 0.46;
const seam = 0.8;
/** Beyond every sheet. */
const far = 6000;
/** Centimetres from the floor to a frame that one steps out of. */
const step = -16;

/** Half in a frame and half out of it. */
export function passing(one: Passing, holder: Holder): Piece {
  const { body, id, isAfoot, count } = one;
  const box = boxOfPiece(body);
  const tall = box.bottom - box.top;
  const high = Math.max(openings.least, Math.min(openings.most, isAfoot ? tall : tall * 1.05));
  const frame = frameOf(holder.id, holder.piece, high, isAfoot ? step : 0);
  const isDown = flowing.has(id);
  const scale = scaleIn(one, frame.opening, isDown);
  const layers = Array.from({ length: count }, (_, n) => {
    const size = scale * (count > 1 ? 0.62 + 0.12 * n : 1);
    const placed = put(body, placedAt(one, frame, size, isDown, n), `out${n}`);
    return halves(placed, frame.opening, isDown);
  });
  return { layers: centred([...frame.layers, ...layers.flat()]), anchors: {} };
}

function scaleIn({ body, isLarge, isAfoot }: Passing, opening: Box, isDown: boolean): number {
  const { left, right, top, bottom } = boxOfPiece(body);
  const [wide, tall] = [opening.right - opening.left, opening.bottom - opening.top];
  const fit = isDown
    ? Math.min(
        (wide * (isLarge ? taken.over : 0.94)) / (right - left),
        (tall * 1.5) / (bottom - top),
      )
    : Math.min((tall * taken.high) / (bottom - top), (wide * taken.wide) / (right - left));
  if (isLarge) return isDown ? fit : fit * taken.large;
  return Math.min(isAfoot ? 1 : taken.grown, fit);
}

/** Its middle on the edge; the second and the third are farther out. */
function placedAt(
  { body, isAfoot }: Passing,
  { opening }: Frame,
  scale: number,
  isDown: boolean,
  n: number,
) {
  const box = boxOfPiece(body);
  const [wide, tall] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
  const hip = body.anchors?.hip?.[0];
  const middle = hip ?? box.left + (box.right - box.left) * inner;
  if (isDown) {
    const x = (opening.left + opening.right) / 2 - ((box.left + box.right) / 2) * scale;
    return { x, y: opening.bottom - tall * inner - box.top * scale, scale };
  }
  const x = opening.right - middle * scale + n * wide * 0.9;
  // On legs they are on the floor already, by one leg; all else is in the middle of it.
  const isOnFloor = isAfoot && tall > (opening.bottom - opening.top) * 0.9;
  const y = isOnFloor
    ? Math.max(opening.bottom, 0) - box.bottom * scale
    : (opening.top + opening.bottom) / 2 - ((box.top + box.bottom) / 2) * scale - n * tall * 0.35;
  return { x, y, scale };
}

/** What is inside is cut by the opening, and what is past its edge is before the frame. */
function halves(layers: readonly Layer[], opening: Box, isDown: boolean): Layer[] {
  const { left, right, top, bottom } = opening;
  const kept: Box = isDown
    ? { left, right, top, bottom: bottom + seam }
    : { left, right: right + seam, top, bottom };
  const out: Box = isDown
    ? { left: -far, right: far, top: bottom, bottom: far }
    : { left: right, right: far, top: -far, bottom: far };
  return [...cutTo(layers, kept, 'in'), ...cutTo(layers, out, 'out')];
}

/** All of it behind the pane, and cut by the frame. */
export function seenThrough(one: Passing, holder: Holder): Piece {
  const { body, count, isAfoot } = one;
  const { opening, layers: all } = frameOf(holder.id, holder.piece, openings.most, 0);
  const at = isAfoot ? standingBehind : passingBehind;
  const layers = Array.from({ length: count }, (_, n) =>
    cutTo(put(body, at(boxOfPiece(body), opening, n, count), `behind${n}`), opening, 'in'),
  );
  const bars = all.filter(({ id }) => /\.(?:bars|shine)$/.test(id));
  const back = all.filter((layer) => !bars.includes(layer));
  const { left, right, top, bottom } = opening;
  // Lighter than what is there, whatever the hour.
  const pane = shape('pane', 'glass', rect(left, top, right - left, bottom - top), { tone: 0.2 });
  return { layers: centred([...back, pane, ...layers.flat(), ...bars]), anchors: {} };
}

/** Of who stands there the upper part is seen, of some one beside the other. */
function standingBehind(box: Box, opening: Box, n: number, count: number) {
  const [wide, tall] = [opening.right - opening.left, opening.bottom - opening.top];
  const [ownWide, ownTall] = [box.right - box.left, box.bottom - box.top];
  const high = ownTall > ownWide ? 1.6 : 1.1;
  const scale = Math.min((tall * high) / ownTall, (wide * 1.3) / ownWide / (count > 1 ? 1.3 : 1));
  const share = count > 1 ? (n + 0.5) / count - 0.5 : 0.04;
  const x =
    (opening.left + opening.right) / 2 + share * wide - ((box.left + box.right) / 2) * scale;
  const headroom = Math.max(tall * 0.1, tall - ownTall * scale * 0.86);
  return { x, y: opening.top + headroom - box.top * scale, scale };
}

/** What swims or flies past is wider than the pane; some are above each other. */
function passingBehind(box: Box, opening: Box, n: number, count: number) {
  const [wide, tall] = [opening.right - opening.left, opening.bottom - opening.top];
  const [ownWide, ownTall] = [box.right - box.left, box.bottom - box.top];
  const most = Math.min((wide * 1.25) / ownWide, (tall * 1.6) / ownTall);
  const scale = count > 1 ? most / 1.5 : most;
  const across = (n % 2 === 0 ? 0.2 : -0.24) * wide * (count > 1 ? 1 : 0.4);
  const down = count > 1 ? ((n + 0.5) / count - 0.5) * tall : tall * 0.06;
  return {
    x: (opening.left + opening.right) / 2 + across - ((box.left + box.right) / 2) * scale,
    y: (opening.top + opening.bottom) / 2 + down - ((box.top + box.bottom) / 2) * scale,
    scale,
  };
}

function cutTo(layers: readonly Layer[], box: Box, name: string): Layer[] {
  return layers.flatMap((layer) => {
    const path = within(layer.path, box);
    return path.length === 0 ? [] : [{ ...layer, id: `${name}.${layer.id}`, path }];
  });
}

function centred(layers: readonly Layer[]): Layer[] {
  const { left, right } = boxOfPiece({ layers });
  return put({ layers }, { x: -(left + right) / 2 }, 'frame');
}
