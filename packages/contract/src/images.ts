import { z } from 'zod';
import { imageStatuses } from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';

export const imageStyles = ['oil', 'watercolour', 'ink', 'pastel', 'night-glass'] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** Seeds are unsigned 32-bit integers: the same scene and seed give the same pixels. */
export const seedLimit = 4_294_967_295;

export const imageSchema = z
  .strictObject({
    name: z.string().meta({
      description:
        'Its files are /api/images/{name}-320.webp, -640, -1024, and {name}-preview.jpg (1200 × 630).',
    }),
    width: z.int(),
    height: z.int(),
    style: z.enum(imageStyles),
    seed: z.int().min(0).max(seedLimit),
    placeholder: z.string().meta({ description: 'A few blurred pixels, as a data URL.' }),
    alt: z.strictObject({ fr: z.string(), en: z.string() }),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof imageSchema>;

export const imageRequestSchema = z
  .strictObject({
    style: z.enum(imageStyles).optional(),
    seed: z.int().min(0).max(seedLimit).optional(),
  })
  .meta({ id: 'ImageRequest' });
export type ImageRequest = z.infer<typeof imageRequestSchema>;

export const imageRequestedSchema = z
  .strictObject({
    data: z.strictObject({
      dreamId: z.uuid(),
      imageStatus: z.enum(imageStatuses),
      style: z.enum(imageStyles),
      seed: z.int().min(0).max(seedLimit),
    }),
  })
  .meta({ id: 'ImageRequested' });
export type ImageRequested = z.infer<typeof imageRequestedSchema>;

export const imageEndpoints = endpoints({
  generate: {
    route: routes.images.generate,
    summary: 'Paint a dream, or paint it again in another style or from another seed',
    auth: 'required',
    params: z.strictObject({ id: z.uuid() }),
    body: imageRequestSchema,
    isBodyOptional: true,
    responses: { 202: imageRequestedSchema },
  },
  file: {
    route: routes.images.file,
    summary: 'A picture; those of private dreams answer their owner only',
    auth: 'optional',
    params: z.strictObject({ name: z.string().max(120) }),
    responses: { 200: z.file().meta({ description: 'AVIF, WebP or JPEG.' }) },
    mediaType: 'image/*',
  },
} satisfies Record<string, Endpoint>);
