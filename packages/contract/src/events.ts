import { z } from 'zod';
import { imageStatuses, pipelineStatuses } from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { paintingProgressSchema } from '#images.ts';
import { routes } from '#routes.ts';

export const dreamEventTypes = [
  'dream.created',
  'dream.changed',
  'dream.removed',
  'dream.painting',
] as const;

const dreamEventSchema = z
  .strictObject({
    type: z.enum(dreamEventTypes),
    dreamId: z.uuid(),
    analysisStatus: z.enum(pipelineStatuses).optional(),
    imageStatus: z.enum(imageStatuses).optional(),
    painting: paintingProgressSchema
      .optional()
      .meta({ description: 'Of `dream.painting`: nothing else of the dream has changed.' }),
  })
  .meta({ id: 'DreamEvent' });
export type DreamEvent = z.infer<typeof dreamEventSchema>;

const recordingEventSchema = z
  .strictObject({ type: z.literal('recording.changed'), recordingId: z.uuid() })
  .meta({
    id: 'RecordingEvent',
    description: 'Of one’s own: it was looked at, or its words have come.',
  });
export type RecordingEvent = z.infer<typeof recordingEventSchema>;

const notificationsEventSchema = z
  .strictObject({ type: z.literal('notifications.changed') })
  .meta({ id: 'NotificationsEvent', description: 'The bell shows another number.' });

/** One line of the live stream. A reader asks for the thing itself when it needs more. */
export const liveEventSchema = z
  .union([dreamEventSchema, recordingEventSchema, notificationsEventSchema])
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const eventEndpoints = endpoints({
  stream: {
    route: routes.events.stream,
    summary: 'Live progress as server-sent events; Last-Event-ID resumes where a reader stopped',
    access: 'public',
    query: z.strictObject({ lastEventId: z.string().max(64).optional() }),
    responses: { 200: z.string() },
    errors: [],
    mediaType: 'text/event-stream',
  },
} satisfies Record<string, Endpoint>);
