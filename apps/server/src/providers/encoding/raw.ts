import sharp, { type Sharp } from 'sharp';
import type { Picture } from '#providers/image/port.ts';

/** Paintings are opaque: their alpha would only weigh. */
export function pixels(picture: Picture): Sharp {
  return withAlpha(picture).removeAlpha();
}

export function withAlpha({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Larger than any picture asked for, smaller than a bomb. */
const pixelLimit = 4096 * 4096;
const pictureFormats = ['png', 'jpeg', 'webp', 'avif', 'heif'];

/**
 * Reads a file as opaque sRGB pixels; with a size, scaled to fill it. Throws for what is no picture,
 * for one of a kind nobody paints in, and for one that would fill the memory.
 */
export async function decodePixels(
  bytes: Uint8Array,
  size?: { width: number; height: number },
): Promise<Picture> {
  const file = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' });
  const { format } = await file.metadata();
  if (!pictureFormats.includes(format)) throw new Error(`a picture cannot be ${format}`);
  const { data, info } = await (size ? file.resize(size.width, size.height) : file)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 4) throw new Error('a picture has three colours');
  return { data: new Uint8ClampedArray(data), width, height };
}
