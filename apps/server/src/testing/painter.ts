import { createPainter } from '#providers/image/painter.ts';
import type { ImageProvider } from '#providers/image/port.ts';

/** Pixels of a side: the real painter at work, a two-hundredth of the wait. */
const side = 64;

export function aSmallPainter(): ImageProvider {
  const painter = createPainter();
  return {
    ...painter,
    paint({ width, height, ...request }, options) {
      const scale = side / Math.max(width, height);
      const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
      return painter.paint({ ...request, ...small }, options);
    },
  };
}
