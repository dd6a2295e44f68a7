import {
  fullFile,
  imageFormats,
  imageWidths,
  leakFile,
  previewFile,
  scaledFile,
  squareFile,
  squareWidths,
} from '@reverie/contract/images.rules';
import sharp, { type Sharp } from 'sharp';
import { encodeLeak } from '#providers/encoding/leak.ts';
import { encodeInMargin } from '#providers/encoding/margin.ts';
import type { EncodedFile, EncodedPainting, Encoding } from '#providers/encoding/port.ts';
import { encodePreview } from '#providers/encoding/preview.ts';
import { decodePixels, pixels } from '#providers/encoding/raw.ts';
import { encodeSquares } from '#providers/encoding/squares.ts';
import type { Picture } from '#providers/image/port.ts';

// Every painting is encoded once: a cache of decoded pictures would only keep memory.
sharp.cache(false);

const placeholderWidth = 16;

/** By libvips, outside the thread that asks. */
export const sharpEncoding: Encoding = {
  painting: encodePainting,
  async preview(picture, name) {
    const bytes = await encodePreview(picture);
    return { name: previewFile(name), bytes, contentType: 'image/jpeg' };
  },
  async leak(picture, name) {
    const bytes = await encodeLeak(picture);
    return { name: leakFile(name), bytes, contentType: 'image/webp' };
  },
  async scaled(bytes, { name, width, format }) {
    const picture = atMost(await decodePixels(bytes), width);
    return format === 'avif' ? avifOf(picture, name) : webpOf(picture, name);
  },
  async whole(picture) {
    const { bytes, contentType } = await webpOf(pixels(picture), '');
    return { bytes, contentType };
  },
  async exact(picture, format) {
    if (format === 'png') return pixels(picture).png({ compressionLevel: 9 }).toBuffer();
    if (format === 'webp') return pixels(picture).webp({ lossless: true, effort: 2 }).toBuffer();
    return pixels(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  },
  inMargin: encodeInMargin,
  squares: encodeSquares,
  decode: decodePixels,
};

async function encodePainting(
  picture: Picture,
  name: string,
  square?: Picture,
): Promise<EncodedPainting> {
  const [placeholder, ...files] = await Promise.all([
    encodePlaceholder(picture),
    encodeFull(picture, name),
    ...imageWidths.flatMap((width) => [
      encodeAvif(picture, name, width),
      encodeWebp(picture, name, width),
    ]),
    ...(square ? squareWidths.flatMap((width) => encodeSquare(square, name, width)) : []),
  ]);
  return { files, formats: [...imageFormats], placeholder };
}

export async function encodeAvif(
  picture: Picture,
  name: string,
  width: number,
): Promise<EncodedFile> {
  return avifOf(atMost(picture, width), scaledFile(name, width, 'avif'));
}

async function encodeWebp(picture: Picture, name: string, width: number): Promise<EncodedFile> {
  return webpOf(atMost(picture, width), scaledFile(name, width, 'webp'));
}

function encodeSquare(square: Picture, name: string, width: number): Promise<EncodedFile>[] {
  return [
    avifOf(atMost(square, width), squareFile(name, width, 'avif')),
    webpOf(atMost(square, width), squareFile(name, width, 'webp')),
  ];
}

/** Effort 1: the next step takes more than twice as long, and saves nothing on paintings. */
async function avifOf(picture: Sharp, name: string): Promise<EncodedFile> {
  const bytes = await picture.avif({ quality: 58, effort: 1 }).toBuffer();
  return { name, bytes, contentType: 'image/avif' };
}

/** Effort 4 is where WebP stops shrinking noticeably. */
async function webpOf(picture: Sharp, name: string): Promise<EncodedFile> {
  const bytes = await picture.webp({ quality: 80, effort: 4 }).toBuffer();
  return { name, bytes, contentType: 'image/webp' };
}

/** Also what its dreamer downloads, to print perhaps: full colour, and little lost. */
async function encodeFull(picture: Picture, name: string): Promise<EncodedFile> {
  const bytes = await pixels(picture)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
  return { name: fullFile(name), bytes, contentType: 'image/jpeg' };
}

/** Never larger than it was painted. */
function atMost(picture: Picture, width: number): Sharp {
  return pixels(picture).resize(width, null, { withoutEnlargement: true });
}

async function encodePlaceholder(picture: Picture): Promise<string> {
  const bytes = await pixels(picture)
    .resize(placeholderWidth)
    .blur(1)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
