import { clamp01 } from '#maths.ts';
import type { Grain, Layer, Ramp, Spread, Tone } from '#press/drawing.ts';
import { mapPoints, type Path, type Placing, type Point, placer } from '#press/path.ts';

/**
 * Something that can stand in a picture, drawn in centimetres: a grown person is 170 high, a cat 30.
 * Its origin is where it stands (or hangs, or floats from), x to the right, y downwards: what stands
 * reaches from y = 0 up to below zero. It faces to the right.
 */
export interface Piece {
  readonly layers: readonly Layer[];
  /** Places others hold on to: `hand`, `lap`, `mouth`, `top`, `door`… */
  readonly anchors?: Readonly<Record<string, Point>>;
  /** The outline through which a place is seen that it holds, where that is no box: convex, clockwise. */
  readonly pane?: Path;
}

/** Where a piece goes: `scale` is units of the drawing for a centimetre. */
export interface PiecePlacing extends Placing {
  /** Joins all tones towards this one, 0..1: what is far takes the colour of the air. */
  readonly haze?: { readonly tone: number; readonly share: number };
}

export function placePiece(piece: Piece, placing: PiecePlacing): Layer[] {
  return piece.layers.map((layer) => placeLayer(layer, placing));
}

/** Where an anchor of a placed piece is, in units of the drawing. */
export function placeAnchor(piece: Piece, name: string, placing: PiecePlacing): Point | null {
  const anchor = piece.anchors?.[name];
  return anchor ? placer(placing)(anchor) : null;
}

function placeLayer(layer: Layer, placing: PiecePlacing): Layer {
  const move = placer(placing);
  const size = Math.abs(placing.scale ?? 1);
  const { path, tone, alpha, relief, grain } = layer;
  return {
    ...layer,
    path: movePath(path, move),
    tone: hazed(moveTone(tone ?? 0, move, size), placing.haze),
    ...(alpha !== undefined && { alpha: moveTone(alpha, move, size) }),
    // The light keeps its side whichever way a piece faces.
    ...(relief && {
      relief: {
        ...relief,
        dx: relief.dx * size,
        dy: relief.dy * size,
        radius: relief.radius * size,
      },
    }),
    ...(grain && { grain: moveGrain(grain, move) }),
  };
}

function movePath(path: Path, move: (point: Point) => Point): Path {
  return mapPoints(path, move);
}

function moveTone(tone: Tone, move: (point: Point) => Point, size: number): Tone {
  if (typeof tone === 'number') return tone;
  return tone.kind === 'ramp' ? moveRamp(tone, move) : moveSpread(tone, move, size);
}

function moveRamp(ramp: Ramp, move: (point: Point) => Point): Ramp {
  const [x0, y0] = move([ramp.x0, ramp.y0]);
  const [x1, y1] = move([ramp.x1, ramp.y1]);
  return { ...ramp, x0, y0, x1, y1 };
}

function moveSpread(spread: Spread, move: (point: Point) => Point, size: number): Spread {
  const [x, y] = move([spread.x, spread.y]);
  return { ...spread, x, y, inner: spread.inner * size, outer: spread.outer * size };
}

function moveGrain(grain: Grain, move: (point: Point) => Point): Grain {
  if (grain.kind !== 'rings') return grain;
  const [x, y] = move([grain.x, grain.y]);
  return { ...grain, x, y };
}

function hazed(tone: Tone, haze: PiecePlacing['haze']): Tone {
  if (!haze) return tone;
  const towards = (value: number) => clamp01(value + (haze.tone - value) * haze.share);
  if (typeof tone === 'number') return towards(tone);
  return { ...tone, from: towards(tone.from), to: towards(tone.to) };
}
