import sharp from 'sharp';
import type { EncodedFile } from '#providers/encoding/port.ts';

/** Larger than any picture that is let through, smaller than a bomb. */
const pixelLimit = 48_000_000;
/** Seconds for a file that was made to take long. */
const patience = 20;

/** Decoded once, at the largest side: the others are scaled from there. */
export async function encodeSquares(
  bytes: Uint8Array,
  asked: readonly { name: string; side: number }[],
): Promise<EncodedFile[]> {
  const largest = Math.max(...asked.map(({ side }) => side));
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize(largest, largest, { fit: 'cover' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    asked.map(async ({ name, side }) => {
      const picture = sharp(data, { raw: { width, height, channels } }).resize(side, side);
      const made = await picture.webp({ quality: 82, effort: 4 }).toBuffer();
      return { name, bytes: made, contentType: 'image/webp' };
    }),
  );
}
