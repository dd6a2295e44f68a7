import { imageWidths, previewFile, previewSize, squareFile } from '@reverie/contract/images.rules';
import sharp, { type Sharp } from 'sharp';
import type { EncodedFile, EncodedPainting } from '#providers/encoding/port.ts';
import type { Picture } from '#providers/image/port.ts';

// Every painting is encoded once: a cache of decoded pictures would only keep memory.
sharp.cache(false);

/** Pixels over which the painting melts into the colours beside it of a preview. */
const meltingEdge = 72;
const placeholderWidth = 16;

/**
 * Encodes by libvips, outside the thread that asks; about a third of a second for 1024 × 1024.
 * Effort 4 is where WebP stops shrinking noticeably; AVIF saves a quarter of the bytes at twice
 * the time, which two cores would rather paint with.
 */
export async function encodePainting(picture: Picture, name: string): Promise<EncodedPainting> {
  const squares = imageWidths.map(async (width): Promise<EncodedFile> => {
    const bytes = await pixels(picture).resize(width).webp({ quality: 80, effort: 4 }).toBuffer();
    return { name: squareFile(name, width), bytes, contentType: 'image/webp' };
  });
  const [preview, placeholder, ...files] = await Promise.all([
    encodePreview(picture),
    encodePlaceholder(picture),
    ...squares,
  ]);
  files.push({ name: previewFile(name), bytes: preview, contentType: 'image/jpeg' });
  return { files, placeholder };
}

/** The whole painting in the middle, never cropped, melting into the colours of its own edges. */
async function encodePreview(picture: Picture): Promise<Uint8Array> {
  const { width, height } = previewSize;
  const painting = await withAlpha(picture)
    .resize(height, height)
    .composite([{ input: meltingMask(height), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const beside = (width - height) / 2;
  return pixels(picture)
    .resize(height, height)
    .extend({ left: beside, right: beside, extendWith: 'copy' })
    .blur(24)
    .composite([{ input: painting, gravity: 'centre' }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

function meltingMask(side: number): Buffer {
  const edge = meltingEdge / side;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<linearGradient id="edge"><stop stop-opacity="0"/><stop offset="${edge}"/>
<stop offset="${1 - edge}"/><stop offset="1" stop-opacity="0"/></linearGradient>
<rect width="${side}" height="${side}" fill="url(#edge)"/></svg>`);
}

async function encodePlaceholder(picture: Picture): Promise<string> {
  const bytes = await pixels(picture)
    .resize(placeholderWidth)
    .blur(1)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** Paintings are opaque: their alpha would only weigh. */
function pixels(picture: Picture): Sharp {
  return withAlpha(picture).removeAlpha();
}

function withAlpha({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
