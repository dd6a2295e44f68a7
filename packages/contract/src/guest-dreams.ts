import { dreamAnalysisSchema } from '@reverie/oneirology/schema';
import { z } from 'zod';
import { contentByteLimit, contentLimit, pipelineStatuses } from '#dreams.rules.ts';
import { dreamSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { seedSchema } from '#images.ts';
import { isTimeZone } from '#nights.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

export const guestTextSchema = z
  .strictObject({
    content: writtenText({ max: contentLimit, maxBytes: contentByteLimit }),
    language: z.enum(['fr', 'en']).optional().meta({
      description: 'Of the text and of the answers; found where left out.',
    }),
    seed: seedSchema.optional().meta({
      description:
        'Of a picture that was begun elsewhere: the same text and seed give the same one.',
    }),
  })
  .meta({ id: 'GuestText' });
export type GuestText = z.infer<typeof guestTextSchema>;

const keySchema = z.string().min(1).max(100).meta({
  description: 'As it was answered when the dream was told. Told once, and kept by nobody else.',
});

export const guestDreamSchema = z
  .strictObject({ id: z.uuid(), key: keySchema, analysis: dreamAnalysisSchema })
  .meta({ id: 'GuestDream', description: 'Gone after an hour, unless somebody keeps it.' });
export type GuestDream = z.infer<typeof guestDreamSchema>;

export const shownGuestDreamSchema = z
  .strictObject({
    content: z.string(),
    analysis: dreamAnalysisSchema,
    imageStatus: z.enum(pipelineStatuses),
    imageUrl: z.string().nullable().meta({ description: 'Names the key: whoever has it sees it.' }),
    imageAlt: z.string().nullable(),
  })
  .meta({ id: 'ShownGuestDream' });
export type ShownGuestDream = z.infer<typeof shownGuestDreamSchema>;

export const guestKeepingSchema = z
  .strictObject({
    key: keySchema,
    timeZone: z.string().max(64).refine(isTimeZone).optional().meta({
      description: 'The clocks that say which night it was.',
    }),
  })
  .meta({ id: 'GuestKeeping' });
export type GuestKeeping = z.infer<typeof guestKeepingSchema>;

const path = z.strictObject({ id: z.uuid() });
const query = z.strictObject({ key: keySchema });

export const guestDreamEndpoints = endpoints({
  create: {
    route: routes.guestDreams.create,
    summary: 'Tell a dream without an account: it is read, painted, and gone after an hour',
    access: 'open',
    body: guestTextSchema,
    limits: ['guestDreams'],
    responses: { 201: guestDreamSchema },
    errors: ['guests_waiting'],
  },
  get: {
    route: routes.guestDreams.get,
    summary: 'Such a dream, and how far its picture is',
    access: 'open',
    params: path,
    query,
    limits: ['guestLooks'],
    responses: { 200: shownGuestDreamSchema },
    errors: [],
  },
  image: {
    route: routes.guestDreams.image,
    summary: 'The picture of such a dream',
    access: 'open',
    params: path,
    query,
    limits: ['guestLooks'],
    responses: { 200: z.file().meta({ description: 'WebP.' }) },
    errors: [],
    mediaType: 'image/webp',
  },
  keep: {
    route: routes.guestDreams.keep,
    summary: 'Keep it as one’s own, private, with the same picture; again answers the same dream',
    access: 'session',
    params: path,
    body: guestKeepingSchema,
    limits: ['dreams', 'networkDreams'],
    responses: { 201: dreamSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
