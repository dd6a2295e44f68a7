import { boxOfPiece } from '#press/compose/troupe.ts';
import { type Frame, frameOf } from '#press/compose/vessels/frames.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import type { Box } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
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
const within0 = 0.46;
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
  const middle = hip ?? box.left + (box.right - box.left) * within0;
  if (isDown) {
    const x = (opening.left + opening.right) / 2 - ((box.left + box.right) / 2) * scale;
    return { x, y: opening.bottom - tall * within0 - box.top * scale, scale };
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

/** All of it behind the pane: cut by the frame, and larger than what is seen of it. */
export function seenThrough(one: Passing, holder: Holder): Piece {
  const { body, count, isAfoot } = one;
  const frame = frameOf(holder.id, holder.piece, openings.most, 0);
  const { opening } = frame;
  const box = boxOfPiece(body);
  const [wide, tall] = [opening.right - opening.left, opening.bottom - opening.top];
  const [ownWide, ownTall] = [box.right - box.left, box.bottom - box.top];
  // Of who stands there the upper half is seen.
  const most = isAfoot && ownTall > ownWide ? (tall * 1.6) / ownTall : (wide * 1.25) / ownWide;
  const scale = Math.min(most, (tall * 1.6) / ownTall) / (count > 1 ? 1.5 : 1);
  const low = isAfoot && ownTall > ownWide;
  const layers = Array.from({ length: count }, (_, n) => {
    const share = count > 1 ? (n + 0.5) / count - 0.5 : 0.06;
    const x = (opening.left + opening.right) / 2 - ((box.left + box.right) / 2) * scale;
    const y = low
      ? opening.top + tall * 0.1 - box.top * scale
      : (opening.top + opening.bottom) / 2 - ((box.top + box.bottom) / 2) * scale;
    const across = low ? share * wide : (n % 2 === 0 ? 0.2 : -0.24) * wide * (count > 1 ? 1 : 0.4);
    const down = low ? 0 : share * tall;
    return cutTo(put(body, { x: x + across, y: y + down, scale }, `behind${n}`), opening, 'in');
  });
  const bars = frame.layers.filter(({ id }) => /\.(?:bars|shine)$/.test(id));
  const back = frame.layers.filter((layer) => !bars.includes(layer));
  return { layers: centred([...back, ...layers.flat(), ...bars]), anchors: {} };
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
