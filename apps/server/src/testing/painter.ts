import { createPainter } from '#providers/image/painter.ts';
import type { ImageProvider, Printer } from '#providers/image/port.ts';

/** One for all tests of a process: starting a thread that paints takes longer than a small picture. */
const painter = createPainter({ side: 64 });

/** The real painter at work, a two-hundredth of the wait. It ends with the process. */
export function aSmallPainter(): ImageProvider & Printer {
  return { ...painter, close: async () => {} };
}
