import type { Layer } from '#press/drawing.ts';

/** A body's layers, from the back to the front, so that two bodies can be interlaced. */
export interface Parts {
  readonly behind: readonly Layer[];
  readonly middle: readonly Layer[];
  readonly front: readonly Layer[];
}

/** The most layers a body may have: a picture goes to the page as data. */
const most = 16;

/** Folds go first, then trimmings and collars, and what is woven into all of the cloth. */
export function thinned(parts: Parts): Parts {
  let kept = parts;
  for (const id of ['figure.folds', 'figure.trim', 'figure.collar', 'figure.cloth']) {
    const { behind, middle, front } = kept;
    if (behind.length + middle.length + front.length <= most) break;
    const without = (layers: readonly Layer[]) => layers.filter((layer) => layer.id !== id);
    kept = { behind: without(behind), middle: without(middle), front: without(front) };
  }
  return kept;
}
