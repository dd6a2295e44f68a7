import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';

const bytesOf = (length: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .max(Math.ceil((length * 4) / 3) + 4);

export const pushSchema = z
  .strictObject({
    key: z.string().nullable().meta({
      description: 'What a browser subscribes with; null where this server sends nothing.',
    }),
    isOn: z.boolean().meta({ description: 'Whether the browser of this session is told.' }),
  })
  .meta({ id: 'Push' });
export type Push = z.infer<typeof pushSchema>;

export const pushSubscriptionSchema = z
  .strictObject({
    endpoint: z.url().max(1_000),
    keys: z.strictObject({ p256dh: bytesOf(65), auth: bytesOf(16) }),
  })
  .meta({ id: 'PushSubscription', description: 'As the browser gives it.' });
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

export const pushEndpoints = endpoints({
  get: {
    route: routes.push.get,
    summary: 'Whether this device is told by its browser that something happened',
    access: 'session',
    responses: { 200: pushSchema },
    errors: [],
  },
  subscribe: {
    route: routes.push.subscribe,
    summary: 'Tell this device, until its session ends; nothing of any dream is said',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    body: pushSubscriptionSchema,
    responses: { 200: pushSchema },
    errors: ['push_off', 'push_unknown'],
  },
  leave: {
    route: routes.push.leave,
    summary: 'Tell this device no more',
    access: 'session',
    isOpenToSuspended: true,
    limits: ['changes', 'networkChanges'],
    responses: { 200: pushSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
