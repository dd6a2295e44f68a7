import { largestImageWidth } from '@reverie/contract/images.rules';
import { z } from 'zod';
import { filled, providerName, remoteUrl, wholeNumber } from '#platform/environment.ts';

/** Pixels of a painting's side, where the machine is to paint fewer than it could. */
export const paintingSide = z
  .object({
    REVERIE_PAINTING_SIDE: filled
      .pipe(z.string().regex(/^\d+$/).optional())
      .transform((pixels) => (pixels === undefined ? undefined : Number(pixels)))
      .pipe(z.int().min(64).max(largestImageWidth).optional()),
  })
  .transform((found) => found.REVERIE_PAINTING_SIDE);

/** A remote image model offered beside the painter; none unless set. */
export const imageSettings = z
  .object({
    REVERIE_IMAGES: filled.pipe(
      z.enum(['off', 'openai', 'automatic1111', 'comfyui']).default('off'),
    ),
    REVERIE_IMAGES_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_IMAGES_MODEL: filled,
    REVERIE_IMAGES_KEY: filled,
    REVERIE_IMAGES_PROVIDER: providerName,
    // A job has five minutes, the painter's own included where it takes the model's place.
    REVERIE_IMAGES_SECONDS: wholeNumber({ least: 5, most: 240, own: 120 }),
  })
  .refine((found) => found.REVERIE_IMAGES === 'off' || found.REVERIE_IMAGES_URL, {
    path: ['REVERIE_IMAGES_URL'],
    message: 'must say where REVERIE_IMAGES listens',
  })
  .refine((found) => found.REVERIE_IMAGES !== 'comfyui' || found.REVERIE_IMAGES_MODEL, {
    path: ['REVERIE_IMAGES_MODEL'],
    message: 'must name the checkpoint ComfyUI is to load',
  })
  .transform((found) => {
    const { REVERIE_IMAGES: kind, REVERIE_IMAGES_URL: url } = found;
    if (kind === 'off' || !url) return undefined;
    return {
      kind,
      url,
      model: found.REVERIE_IMAGES_MODEL,
      key: found.REVERIE_IMAGES_KEY,
      provider: found.REVERIE_IMAGES_PROVIDER ?? new URL(url).host,
      timeout: found.REVERIE_IMAGES_SECONDS * 1000,
    };
  });
