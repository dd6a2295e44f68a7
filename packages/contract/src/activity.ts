import { z } from 'zod';
import {
  activityActors,
  activityKinds,
  activityMonths,
  secondSteps,
  waysIn,
} from '#activity.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';

export const activityEntrySchema = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z
      .enum(activityKinds)
      .nullable()
      .meta({ description: 'Null where the server has lost the key it was sealed with.' }),
    by: z.enum(activityActors).meta({ description: 'Who did it.' }),
    device: z
      .string()
      .nullable()
      .meta({ description: 'Browser and system as the device named itself: `Firefox, Linux`.' }),
    network: z.string().nullable().meta({
      description: 'Where it came from, shortened: `203.0.113.0/24`, `2001:db8:12::/48`.',
    }),
    way: z.enum(waysIn).optional().meta({ description: 'How somebody came in, or tried to.' }),
    secondStep: z.enum(secondSteps).optional().meta({ description: 'Taken after that, if any.' }),
    isNewDevice: z.boolean().optional(),
    about: z
      .string()
      .optional()
      .meta({ description: 'Which one: the kind of a consent, say. Never a word of a dream.' }),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

export const activitySchema = z
  .strictObject({
    activity: z.array(activityEntrySchema).meta({ description: 'Newest first.' }),
    next: z
      .uuid()
      .nullable()
      .meta({ description: 'What `before` takes to read on; null at the end.' }),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof activitySchema>;

export const activityEndpoints = endpoints({
  list: {
    route: routes.activity.list,
    summary: `What happened to one’s account in the last ${activityMonths} months, and by whom`,
    access: 'session',
    query: z.strictObject({
      before: z.uuid().optional().meta({ description: 'The id in `next` of the answer before.' }),
    }),
    responses: { 200: activitySchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
