import { previewSize } from '@reverie/contract/images.rules';
import { pixels, withAlpha } from '#providers/encoding/raw.ts';
import type { Picture } from '#providers/image/port.ts';

/** Pixels over which a square painting melts into the colours beside it. */
const meltingEdge = 72;

/** A link preview as JPEG, which every network that shows them reads. */
export async function encodePreview(picture: Picture): Promise<Uint8Array> {
  const { width, height } = previewSize;
  const isWide = picture.width / picture.height > 1.5;
  const wide = isWide
    ? pixels(picture).resize(width, height)
    : pixels({ ...(await meltToWide(picture)), width, height });
  return wide
    .composite([{ input: mark(), gravity: 'southeast' }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The whole painting in the middle, over its own edges drawn out and blurred. */
async function meltToWide(picture: Picture): Promise<{ data: Uint8ClampedArray }> {
  const { width, height } = previewSize;
  const painting = await withAlpha(picture)
    .resize(height, height)
    .composite([{ input: meltingMask(height), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const beside = (width - height) / 2;
  const data = await pixels(picture)
    .resize(height, height)
    .extend({ left: beside, right: beside, extendWith: 'copy' })
    .blur(24)
    .composite([{ input: painting, gravity: 'centre' }])
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(data) };
}

function meltingMask(side: number): Buffer {
  const edge = meltingEdge / side;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<linearGradient id="edge"><stop stop-opacity="0"/><stop offset="${edge}"/>
<stop offset="${1 - edge}"/><stop offset="1" stop-opacity="0"/></linearGradient>
<rect width="${side}" height="${side}" fill="url(#edge)"/></svg>`);
}

/** The crescent over its line of water, in a corner darkened enough for it to be read on any sky. */
function mark(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="220" height="180">
<radialGradient id="dusk" cx="1" cy="1" r="1">
<stop stop-color="#070d20" stop-opacity=".72"/><stop offset="1" stop-color="#070d20" stop-opacity="0"/>
</radialGradient>
<rect width="220" height="180" fill="url(#dusk)"/>
<g transform="translate(126 86) scale(2.3)" fill="none" stroke="#f4efe6" stroke-width="1.4"
stroke-linecap="round"><path d="M7.6 18.5A8 8 0 0 1 14.8 4.2a6.6 6.6 0 0 0 5.6 10.2 8 8 0 0 1 .2 4.1"/>
<path d="M1.5 20.5h25M9.5 24h9" stroke="#8fdfee"/></g></svg>`);
}
