import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { checkNames } from '#status.rules.ts';

const moment = z.iso.datetime();
const share = z.number().min(0).max(1);
const seconds = z.int().min(0);
const milliseconds = z.number().min(0);

const uptime = z.strictObject({
  share: share.nullable().meta({ description: 'Null where nothing was measured.' }),
  measuredSeconds: seconds.meta({ description: 'Of the period, as far as it was measured.' }),
});

const latency = z.strictObject({
  requests: z.int().min(0),
  failures: z.int().min(0).meta({ description: 'Answers with a status of 500 or more.' }),
  p50: milliseconds.nullable(),
  p95: milliseconds.nullable(),
});

export const statusSchema = z
  .strictObject({
    state: z.enum(['up', 'degraded', 'unknown']).meta({
      description: '`unknown`: it answers, and has not measured itself for two minutes.',
    }),
    measuredSince: moment.nullable(),
    measuredAt: moment.nullable(),
    uptime: z.strictObject({ day: uptime, week: uptime, quarter: uptime }),
    checks: z.array(
      z.strictObject({
        name: z.enum(checkNames),
        isGood: z.boolean(),
        value: z.number().min(0).meta({
          description:
            'database: milliseconds there and back. queue: seconds the oldest job waits. paintings: the same, of a painting that waits behind none of its own dreamer’s. answers: share that failed.',
        }),
      }),
    ),
    latency: latency.meta({ description: 'Of the API, in the last 24 hours.' }),
    hours: z
      .array(latency.extend({ startsAt: moment }))
      .meta({ description: 'The same by the hour, oldest first; hours without a measure lack.' }),
    days: z
      .array(
        z.strictObject({
          date: z.iso.date(),
          measuredSeconds: seconds,
          downSeconds: seconds,
          degradedSeconds: seconds,
        }),
      )
      .meta({ description: 'Ninety days of UTC, oldest first, today the last.' }),
    incidents: z
      .array(
        z.strictObject({
          kind: z.enum(['down', 'degraded']),
          startedAt: moment,
          endedAt: moment.nullable().meta({ description: 'Null while it lasts.' }),
        }),
      )
      .meta({ description: 'The last fifty of ninety days, newest first.' }),
  })
  .meta({ id: 'ServiceStatus' });
export type ServiceStatus = z.infer<typeof statusSchema>;

export const statusEndpoints = endpoints({
  get: {
    route: routes.status.get,
    summary: 'How the service is and has been, as its servers measure it every minute',
    access: 'open',
    responses: { 200: statusSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
