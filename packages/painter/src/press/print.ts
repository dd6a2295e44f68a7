import type { Picture } from '#paint.ts';
import { withPlanes } from '#plane-pool.ts';
import type { Drawing } from '#press/drawing.ts';
import { cutPaper } from '#press/looks/cut-paper.ts';
import { gouache } from '#press/looks/gouache.ts';
import { ink } from '#press/looks/ink.ts';
import { linocut } from '#press/looks/linocut.ts';
import type { Look } from '#press/looks/look.ts';
import { risograph } from '#press/looks/risograph.ts';
import { pixelsOf } from '#press/printing/pixels.ts';
import type { Sheet } from '#press/printing/plate.ts';

/** The first is what a dream is printed in unless somebody chose. */
export const lookNames = ['gouache', 'linocut', 'cut-paper', 'risograph', 'ink'] as const;
export type LookName = (typeof lookNames)[number];

const looks: Record<LookName, Look> = { gouache, linocut, 'cut-paper': cutPaper, risograph, ink };

export interface PrintOptions {
  readonly look: LookName;
  /** Any integer: the same drawing and seed give the same pixels on every machine. */
  readonly seed: number;
  /** In pixels. The height follows from the drawing. */
  readonly width: number;
}

/** Prints a drawing in a look. About half a second for 1024 × 1280: call it off the request thread. */
export function print(drawing: Drawing, { look, seed, width }: PrintOptions): Picture {
  return withPlanes(() => {
    const scale = width / drawing.width;
    const height = Math.round(drawing.height * scale);
    const sheet: Sheet = { width, height, scale };
    return pixelsOf(sheet, looks[look](drawing, sheet, seed));
  });
}
