import type { Layer } from '#press/drawing.ts';

/** A body's layers, from the back to the front, so that two bodies can be interlaced. */
export interface Parts {
  readonly behind: readonly Layer[];
  readonly middle: readonly Layer[];
  readonly front: readonly Layer[];
}

/** The most layers a body may have: a picture goes to the page as data. */
const most = 14;

/** Folds go first, then trimmings and collars. */
export function thinned({ behind, middle, front }: Parts): Parts {
  let kept = middle;
  for (const id of ['figure.folds', 'figure.trim', 'figure.collar']) {
    if (behind.length + kept.length + front.length <= most) break;
    kept = kept.filter((layer) => layer.id !== id);
  }
  return { behind, middle: kept, front };
}
