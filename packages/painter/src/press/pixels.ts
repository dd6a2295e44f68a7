import type { Picture } from '#paint.ts';
import type { Sheet } from '#press/plate.ts';

/** Red, green and blue of 0..1 as opaque pixels. */
export function pixelsOf(rgb: Float32Array, { width, height }: Sheet): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let channel = 0; channel < 3; channel++) {
      data[i * 4 + channel] = Math.round((rgb[i * 3 + channel] ?? 0) * 255);
    }
    data[i * 4 + 3] = 255;
  }
  return { data, width, height };
}
