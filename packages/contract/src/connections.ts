import { z } from 'zod';
import { usernameMax } from '#accounts.rules.ts';
import { holdsLink } from '#comments.rules.ts';
import {
  askAgainDays,
  askDays,
  asksADay,
  askWordLimit,
  connectionStates,
} from '#connections.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';
import { tiedPersonSchema } from '#ties.ts';

const askSchema = z
  .strictObject({
    id: z.uuid(),
    person: tiedPersonSchema,
    word: z.string().nullable().meta({ description: 'What was said with it.' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ConnectionAsk' });
export type ConnectionAsk = z.infer<typeof askSchema>;

const connectionSchema = z
  .strictObject({ id: z.uuid(), person: tiedPersonSchema, since: z.iso.datetime() })
  .meta({ id: 'Connection' });
export type Connection = z.infer<typeof connectionSchema>;

export const connectionListSchema = z
  .strictObject({
    connections: z.array(connectionSchema).meta({ description: 'The latest first.' }),
    asked: z.array(askSchema).meta({ description: 'Who asks the caller and waits for an answer.' }),
    asking: z.array(askSchema).meta({
      description: `Whom the caller asks. It stands ${askDays} days, also where the answer was no.`,
    }),
    asksLeft: z
      .int()
      .min(0)
      .meta({ description: `How many more may be asked today, of ${asksADay}.` }),
    canAsk: z.boolean().meta({
      description: 'Whether the caller has a page: who asks is seen as they see.',
    }),
  })
  .meta({ id: 'ConnectionList', description: 'The caller’s own; nobody else is shown it.' });
export type ConnectionList = z.infer<typeof connectionListSchema>;

export const connectionStandingSchema = z
  .strictObject({
    state: z.enum(connectionStates),
    id: z.uuid().nullable().meta({ description: 'Of the ask or the connection, if there is one.' }),
    word: z.string().nullable().meta({ description: 'What was said with what waits.' }),
    canAsk: z.boolean(),
  })
  .meta({
    id: 'ConnectionStanding',
    description: 'What the caller and somebody are to each other.',
  });
export type ConnectionStanding = z.infer<typeof connectionStandingSchema>;

export const connectionCreationSchema = z
  .strictObject({
    username: z.string().min(1).max(usernameMax),
    word: writtenText({ max: askWordLimit })
      .refine((word) => !holdsLink(word))
      .nullable()
      .default(null)
      .meta({ description: 'A word to go with it, without addresses of other places.' }),
  })
  .meta({ id: 'ConnectionCreation' });
export type ConnectionCreation = z.infer<typeof connectionCreationSchema>;

const writing = {
  access: 'session',
  limits: ['changes', 'networkChanges'],
  responses: { 200: connectionListSchema },
} as const;
const connectionPath = z.strictObject({ id: z.uuid() });

export const connectionEndpoints = endpoints({
  list: {
    route: routes.connections.list,
    summary: 'Whom the caller is connected with, who asks them and whom they ask',
    access: 'session',
    responses: { 200: connectionListSchema },
    errors: [],
  },
  ask: {
    route: routes.connections.ask,
    summary: `Ask somebody who has a page; where they asked already, both have said yes. The same person is called again after ${askAgainDays} days at the earliest`,
    ...writing,
    body: connectionCreationSchema,
    errors: [
      'silenced',
      'address_waiting',
      'page_missing',
      'asks_spent',
      'connections_full',
      'not_found',
    ],
  },
  answer: {
    route: routes.connections.answer,
    summary: 'Say yes or no to who asks; a no is told to nobody, and who asked goes on waiting',
    ...writing,
    params: connectionPath,
    body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
    errors: ['connections_full'],
  },
  end: {
    route: routes.connections.end,
    summary: 'Take back what one asked, or part; nobody is told',
    ...writing,
    isOpenToSuspended: true,
    params: connectionPath,
    errors: [],
  },
} satisfies Record<string, Endpoint>);
