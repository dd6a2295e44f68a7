import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { describe } from '@reverie/painter';
import { sizeOf, squareArrangement } from '#features/images/elements.rules.ts';
import { mannerOf, sceneFor } from '#features/images/rules.ts';
import type { Encoding } from '#providers/encoding/port.ts';
import type { ImageProvider } from '#providers/image/port.ts';

type PassingParts = { painter: ImageProvider; encode: Encoding };

export type PassingRun = { seed: number; signal: AbortSignal };

/** What a visitor is shown, as the painter of this server paints: WebP, and what it shows. */
export async function paintPassing(
  { painter, encode }: PassingParts,
  found: DreamAnalysis,
  { seed, signal }: PassingRun,
) {
  const scene = sceneFor(found, null);
  const { style } = mannerOf(null, { askedBy: null });
  const size = sizeOf(squareArrangement);
  const picture = await painter.paint({ scene, style, seed, ...size }, { signal });
  const { bytes } = await encode.whole(picture);
  return {
    webp: bytes,
    alt: picture.alt ?? { fr: describe(scene, 'fr'), en: describe(scene, 'en') },
  };
}
