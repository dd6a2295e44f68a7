import type { Colour } from '#colour.ts';
import { borrowPlane } from '#plane-pool.ts';

/** One number a pixel, row by row. */
export type Plane = Float32Array;

/** The picture while it is made: OKLab planes, and what the brush needs to know beside colour. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly l: Plane;
  readonly a: Plane;
  readonly b: Plane;
  /** 0 broad strokes will do .. 1 the eye rests here: fine strokes. */
  readonly detail: Plane;
  /** Light that the pixel itself gives off, 0..1: what blooms. */
  readonly glowing: Plane;
  /** 0..1 where something small stands that is one piece: a glazier cuts it whole. */
  readonly figure: Plane;
  /** Wanted stroke direction as a doubled angle, on a grid four times coarser than the picture. */
  readonly guide: Guide;
}

/** A field of stroke directions. Doubled angles, so that a direction and its opposite agree. */
export interface Guide {
  readonly width: number;
  readonly height: number;
  readonly cos2: Plane;
  readonly sin2: Plane;
}

export const guideStep = 4;

export function createCanvas(width: number, height: number): Canvas {
  const size = width * height;
  const guideWidth = Math.ceil(width / guideStep);
  const guideHeight = Math.ceil(height / guideStep);
  return {
    width,
    height,
    l: borrowPlane(size),
    a: borrowPlane(size),
    b: borrowPlane(size),
    detail: borrowPlane(size),
    glowing: borrowPlane(size),
    figure: borrowPlane(size),
    guide: {
      width: guideWidth,
      height: guideHeight,
      cos2: borrowPlane(guideWidth * guideHeight),
      sin2: borrowPlane(guideWidth * guideHeight),
    },
  };
}

/** Lays `colour` over pixel `i`; `cover` 0..1. */
export function lay(canvas: Canvas, i: number, colour: Colour, cover: number): void {
  layLab(canvas, i, colour.l, colour.a, colour.b, cover);
}

export function layLab(
  canvas: Canvas,
  i: number,
  l: number,
  a: number,
  b: number,
  cover: number,
): void {
  const oldL = canvas.l[i] ?? 0;
  const oldA = canvas.a[i] ?? 0;
  const oldB = canvas.b[i] ?? 0;
  canvas.l[i] = oldL + (l - oldL) * cover;
  canvas.a[i] = oldA + (a - oldA) * cover;
  canvas.b[i] = oldB + (b - oldB) * cover;
}

/** Raises a plane's value at `i` to at least `value`. */
export function raise(plane: Plane, i: number, value: number): void {
  if ((plane[i] ?? 0) < value) plane[i] = value;
}

/** Turns the strokes of a rectangle (in picture pixels) towards the direction (dx, dy). */
export function guideRectangle(
  canvas: Canvas,
  left: number,
  top: number,
  right: number,
  bottom: number,
  dx: number,
  dy: number,
  strength: number,
): void {
  const { guide } = canvas;
  const x0 = Math.max(0, Math.floor(left / guideStep));
  const x1 = Math.min(guide.width, Math.ceil(right / guideStep));
  const y0 = Math.max(0, Math.floor(top / guideStep));
  const y1 = Math.min(guide.height, Math.ceil(bottom / guideStep));
  const norm = dx * dx + dy * dy;
  const cos2 = ((dx * dx - dy * dy) / norm) * strength;
  const sin2 = ((2 * dx * dy) / norm) * strength;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      guide.cos2[y * guide.width + x] = cos2;
      guide.sin2[y * guide.width + x] = sin2;
    }
  }
}
