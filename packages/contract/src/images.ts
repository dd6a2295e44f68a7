import { z } from 'zod';
import { imageStatuses } from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import {
  imageFormats,
  imagePalettes,
  imageSchemes,
  imageShapes,
  imageStyles,
  imageViews,
  offeredStyles,
  reprintFormats,
  seedLimit,
  toldLimit,
} from '#images.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

export type {
  ImageMood,
  ImagePalette,
  ImageScheme,
  ImageShape,
  ImageStyle,
  ImageView,
  OfferedStyle,
} from '#images.rules.ts';

/** What a painting goes through. `remote` is another model's work, whose stages nobody tells. */
export const paintingStages = [
  'backdrop',
  'symbols',
  'brush',
  'finish',
  'remote',
  'keeping',
] as const;
export type PaintingStage = (typeof paintingStages)[number];

/** A prompt made from a scene is far shorter. */
const promptLimit = 2_000;

export const seedSchema = z.int().min(0).max(seedLimit);
const palette = z.enum(imagePalettes).nullable().meta({
  description:
    'A feeling at the hour of the dream, or at another one. Null: what the dream itself feels.',
});

/** As many as a scene shows, and some. */
const mostElements = 8;
const element = z.string().min(1).max(60);
const passageId = z.string().regex(/^\d{1,6}-\d{1,6}$/);

/** One sentence of the dreamer's own, on one line. */
export const toldSchema = writtenText({ max: toldLimit }).transform((text) =>
  text.trim().replace(/\s+/g, ' '),
);

/** How a dream is arranged for the sheet; what is null is chosen by the dream. */
export const arrangementSchema = z
  .strictObject({
    shape: z.enum(imageShapes),
    view: z.enum(imageViews).nullable(),
    scheme: z.enum(imageSchemes).nullable().meta({ description: 'How the picture is composed.' }),
    hero: element.nullable().meta({ description: 'The element that the picture is to be of.' }),
    without: z.array(element).max(mostElements).meta({ description: 'Elements left out.' }),
    about: passageId.nullable().meta({
      description: 'The passage that the picture is to be of. Without it the dream chooses.',
    }),
    told: z.string().nullable().meta({
      description:
        'What should be seen, in one sentence of the dreamer’s own, read as if it were said after the dream. Sealed; nobody but the dreamer receives it. Takes the place of `about`.',
    }),
  })
  .meta({ id: 'Arrangement' });
export type Arrangement = z.infer<typeof arrangementSchema>;

export const imageSchema = z
  .strictObject({
    name: z.string().meta({
      description:
        'Its files are /api/images/{name}-320, -640 and -1024 with .webp or .avif, {name}-1024.jpg, {name}-preview.jpg (1200 × 630), and {name}-leak.webp, the light it throws on its page. One that is no square is also composed as one: {name}-s320 and -s640 with .webp or .avif. What the press has drawn has its drawing, {name}-drawing.json, and for its dreamer alone {name}-gouache.webp, -linocut, -cut-paper, -risograph and -ink.',
    }),
    formats: z.array(z.enum(imageFormats)).meta({ description: 'Those it is kept in.' }),
    width: z.int(),
    height: z.int(),
    style: z.enum(imageStyles),
    seed: seedSchema,
    provider: z
      .string()
      .meta({ description: '`painter`: made on this server. Otherwise the model that made it.' }),
    hasDrawing: z
      .boolean()
      .meta({ description: 'Whether it can be printed again from its drawing.' }),
    placeholder: z.string().meta({ description: 'A few blurred pixels, as a data URL.' }),
    alt: z.strictObject({ fr: z.string(), en: z.string() }),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof imageSchema>;

/** A picture is of a passage, or of what its dreamer says: of both it would be of neither. */
function refuseTwoMoments(ctx: z.core.ParsePayload<{ about?: unknown; told?: unknown }>) {
  const { about = null, told = null } = ctx.value;
  if (about === null || told === null) return;
  ctx.issues.push({
    code: 'custom',
    input: ctx.value,
    path: ['told'],
    params: { code: 'contradiction' },
    message: 'told contradicts about',
  });
}

export const imageRequestSchema = z
  .strictObject({
    style: z.enum(offeredStyles).optional(),
    seed: seedSchema.optional(),
    palette: palette.optional(),
    ...arrangementSchema.partial().shape,
    told: toldSchema.nullable().optional().meta({
      description:
        'One sentence of your own that the picture is to be of, as if it were said after the dream. Of `about` and this one stands: naming either takes the other back.',
    }),
    prompt: z.string().min(1).max(promptLimit).optional().meta({
      description:
        'Has the remote model paint instead: the very words of POST /dreams/{id}/image-prompt, which its dreamer read and approved.',
    }),
  })
  .check(refuseTwoMoments)
  .meta({ id: 'ImageRequest' });
export type ImageRequest = z.infer<typeof imageRequestSchema>;

export const imageRequestedSchema = z
  .strictObject({
    data: z.strictObject({
      dreamId: z.uuid(),
      imageStatus: z.enum(imageStatuses),
      style: z.enum(offeredStyles),
      seed: seedSchema,
      palette,
    }),
  })
  .meta({ id: 'ImageRequested' });
export type ImageRequested = z.infer<typeof imageRequestedSchema>;

export const paintingProgressSchema = z
  .strictObject({ stage: z.enum(paintingStages), share: z.number().min(0).max(1) })
  .meta({ id: 'PaintingProgress', description: 'What is being done, and the share already done.' });
export type PaintingProgress = z.infer<typeof paintingProgressSchema>;

export const keptImageSchema = z
  .strictObject({
    id: z.uuid(),
    image: imageSchema,
    palette,
    arrangement: arrangementSchema,
    isShown: z.boolean(),
    fellBackFrom: z.string().nullable().meta({
      description: 'The remote model that failed, so that the painter painted in its place.',
    }),
    chosenBy: z.string().nullable().meta({
      description: 'The language model that chose what it shows; null where the engine did.',
    }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'KeptImage' });
export type KeptImage = z.infer<typeof keptImageSchema>;

export const imageElementSchema = z
  .strictObject({ id: element, fr: z.string(), en: z.string() })
  .meta({ id: 'ImageElement', description: 'Somebody or something of the scene, and in words.' });
export type ImageElement = z.infer<typeof imageElementSchema>;

export const imagePassageSchema = z
  .strictObject({ id: passageId, start: z.int().min(0), end: z.int().min(0) })
  .meta({
    id: 'ImagePassage',
    description:
      'A part of the dream’s content that a picture can be of, in UTF-16 offsets, end exclusive. Another text has other passages.',
  });
export type ImagePassage = z.infer<typeof imagePassageSchema>;

export const imageHistorySchema = z
  .strictObject({
    images: z.array(keptImageSchema).meta({ description: 'Newest first, twelve at most.' }),
    elements: z.array(imageElementSchema).meta({
      description: 'What the picture that is shown can show, be without, or be of.',
    }),
    passages: z.array(imagePassageSchema).meta({
      description:
        'Those with something to be seen, in the order of the text; none where one is all.',
    }),
    imageStatus: z.enum(imageStatuses),
    progress: paintingProgressSchema.nullable().meta({ description: 'Of the one being painted.' }),
    ahead: z.int().min(0).nullable().meta({
      description:
        'Paintings to be made before it, where it waits for the painter; null where it does not. Dreamers take turns.',
    }),
    remote: z
      .strictObject({ name: z.string(), host: z.string() })
      .nullable()
      .meta({ description: 'The remote model this server offers, if any.' }),
  })
  .meta({ id: 'ImageHistory' });
export type ImageHistory = z.infer<typeof imageHistorySchema>;

export const imagePromptSchema = z
  .strictObject({ prompt: z.string(), name: z.string(), host: z.string() })
  .meta({ id: 'ImagePrompt', description: 'All a remote model would be sent, and where.' });

export const creditsSchema = z
  .strictObject({
    collections: z.array(
      z.strictObject({
        credit: z.string(),
        licence: z.string(),
        address: z.url().nullable(),
        symbols: z.array(z.strictObject({ id: z.string(), fr: z.string(), en: z.string() })),
      }),
    ),
  })
  .meta({ id: 'Credits', description: 'The silhouettes by whom they are owed to.' });
export type Credits = z.infer<typeof creditsSchema>;

const dreamPath = z.strictObject({ id: z.uuid() });
const imagePath = dreamPath.extend({ imageId: z.uuid() });

export const imageEndpoints = endpoints({
  generate: {
    route: routes.images.generate,
    summary: 'Paint a dream, or paint it again: another style, palette or seed',
    access: 'session',
    params: dreamPath,
    body: imageRequestSchema,
    limits: ['paintings', 'networkPaintings'],
    isBodyOptional: true,
    isKeyed: true,
    responses: { 202: imageRequestedSchema },
    errors: [
      'forbidden',
      'consent_required',
      'prompt_changed',
      'remote_images_off',
      'nothing_to_paint',
    ],
  },
  cancel: {
    route: routes.images.cancel,
    limits: ['changes', 'networkChanges'],
    summary: 'Give up the painting that waits or is being made; the dream keeps the one it has',
    access: 'session',
    params: dreamPath,
    responses: { 200: imageHistorySchema },
    errors: ['forbidden'],
  },
  history: {
    route: routes.images.history,
    summary: 'The paintings kept of one’s own dream, and how far the one being made is',
    access: 'session',
    params: dreamPath,
    responses: { 200: imageHistorySchema },
    errors: ['forbidden'],
  },
  choose: {
    route: routes.images.choose,
    limits: ['changes', 'networkChanges'],
    summary: 'Show an earlier painting of one’s own dream',
    access: 'session',
    params: imagePath,
    responses: { 200: imageHistorySchema },
    errors: ['forbidden'],
  },
  remove: {
    route: routes.images.remove,
    limits: ['changes', 'networkChanges'],
    summary: 'Remove a painting and its files; the dream shows its newest other one, or none',
    access: 'session',
    params: imagePath,
    responses: { 200: imageHistorySchema },
    errors: ['forbidden'],
  },
  download: {
    route: routes.images.download,
    summary: 'A painting of one’s own dream in full size, to keep',
    access: 'session',
    params: imagePath,
    responses: { 200: z.file().meta({ description: 'JPEG, 1024 pixels wide.' }) },
    errors: ['forbidden'],
    mediaType: 'image/*',
  },
  lined: {
    route: routes.images.lined,
    summary:
      'The painting of a public dream, with its title and by whom it was dreamt in the margin; of one’s own dream in any case, without a name where it is not public',
    access: 'public',
    params: dreamPath,
    limits: ['linedPaintings'],
    responses: { 200: z.file().meta({ description: 'JPEG.' }) },
    errors: ['forbidden'],
    mediaType: 'image/*',
  },
  reprint: {
    route: routes.images.reprint,
    limits: ['paintings', 'networkPaintings'],
    summary: 'A painting of one’s own dream for another use: without loss, as vectors, for paper',
    access: 'session',
    params: imagePath,
    query: z.strictObject({
      as: z.enum(reprintFormats).meta({
        description:
          'PNG and WebP without loss; SVG where the press has its drawing, else 404; PDF is a sheet of A3, printed anew at twice the size.',
      }),
    }),
    responses: { 200: z.file().meta({ description: 'PNG, WebP, SVG or PDF.' }) },
    errors: ['forbidden'],
    mediaType: 'application/octet-stream',
  },
  prompt: {
    route: routes.images.prompt,
    summary: 'The words a remote model would be sent for one’s own dream, to be approved',
    access: 'session',
    params: dreamPath,
    // What its dreamer says stands in no address.
    body: z
      .strictObject({
        style: z.enum(offeredStyles).optional(),
        palette: z.enum(imagePalettes).optional(),
        about: passageId.optional(),
        told: toldSchema.optional(),
      })
      .check(refuseTwoMoments)
      .meta({ id: 'ImagePromptRequest' }),
    limits: ['changes', 'networkChanges'],
    isBodyOptional: true,
    responses: { 200: imagePromptSchema },
    errors: ['forbidden', 'remote_images_off', 'nothing_to_paint'],
  },
  file: {
    route: routes.images.file,
    summary: 'A picture; those of private dreams answer their owner only',
    access: 'public',
    params: z.strictObject({ name: z.string().max(120) }),
    responses: { 200: z.file().meta({ description: 'AVIF, WebP or JPEG.' }) },
    errors: [],
    mediaType: 'image/*',
  },
  credits: {
    route: routes.images.credits,
    summary: 'Whose silhouettes the paintings are made with, and under which licence',
    access: 'open',
    responses: { 200: creditsSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
