import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { describe } from '@reverie/painter';
import { ownArrangement, sizeOf } from '#features/images/elements.rules.ts';
import { mannerOf, sceneFor } from '#features/images/rules.ts';
import type { Encoding } from '#providers/encoding/port.ts';
import type { ImageProvider } from '#providers/image/port.ts';

type PassingParts = { painter: ImageProvider; encode: Encoding };

export type PassingRun = { seed: number; signal: AbortSignal };

/** What a visitor is shown, as it would hang among one’s own dreams: WebP, and what it shows. */
export async function paintPassing(
  { painter, encode }: PassingParts,
  found: DreamAnalysis,
  { seed, signal }: PassingRun,
) {
  const scene = sceneFor(found, null);
  const { style } = mannerOf(null, { askedBy: null });
  const asked = { scene, style, seed, view: ownArrangement.view, ...sizeOf(ownArrangement) };
  const picture = await painter.paint(asked, { signal });
  const { bytes } = await encode.whole(picture);
  return {
    webp: bytes,
    alt: picture.alt ?? { fr: describe(scene, 'fr'), en: describe(scene, 'en') },
  };
}

/** The same in few pixels, for its colours alone. */
export function imagine(painter: ImageProvider, found: DreamAnalysis, seed: number) {
  const { style } = mannerOf(null, { askedBy: null });
  const { view, shape } = ownArrangement;
  const { width, height } = sizeOf({ shape });
  const small = { width: imaginedWidth, height: Math.round((imaginedWidth * height) / width) };
  return painter.paint({ scene: sceneFor(found, null), style, seed, view, ...small });
}

/** Pixels: eight by eight colours are made of them. */
const imaginedWidth = 160;
