import { createPainter } from '#providers/image/painter.ts';
import type { ImageProvider } from '#providers/image/port.ts';

/** Pixels of a side: the real painter at work, a two-hundredth of the wait. */
const side = 64;

export function aSmallPainter(): ImageProvider {
  const painter = createPainter();
  return {
    ...painter,
    paint: (request, options) => painter.paint({ ...request, width: side, height: side }, options),
  };
}
