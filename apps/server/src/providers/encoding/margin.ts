import sharp from 'sharp';
import type { Margin } from '#providers/encoding/port.ts';
import { pixels } from '#providers/encoding/raw.ts';
import type { Picture } from '#providers/image/port.ts';

/**
 * A picture on its paper, as JPEG: its line stands in the lower margin, drawn. Where the picture brings
 * paper of its own that paper goes on, with its grain.
 */
export async function encodeInMargin(picture: Picture, margin: Margin): Promise<Uint8Array> {
  const { paper, side, foot, drawing } = margin;
  const { width, height } = picture;
  const wide = width + 2 * side;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${foot}">${drawing}</svg>`;
  const grain = margin.strip > 0 ? [await grainOf(picture, margin)] : [];
  return pixels(picture)
    .extend({ top: side, left: side, right: side, bottom: foot, background: paper })
    .composite(
      [...grain, Buffer.from(svg)].map((input) => ({ input, left: 0, top: side + height })),
    )
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

/** The lowest rows of the picture, mirrored until they fill the foot. */
async function grainOf(picture: Picture, { strip, foot }: Margin): Promise<Buffer> {
  const { width, height } = picture;
  const rows = await pixels(picture)
    .extract({ left: 0, top: height - strip, width, height: strip })
    .flip()
    .png()
    .toBuffer();
  return sharp(rows)
    .extend({ bottom: Math.max(0, foot - strip), extendWith: 'mirror' })
    .png()
    .toBuffer()
    .then((grown) => sharp(grown).extract({ left: 0, top: 0, width, height: foot }).toBuffer());
}
