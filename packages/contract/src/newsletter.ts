import { z } from 'zod';
import { emailSchema } from '#accounts.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { newsletterFrequencies } from '#newsletter.rules.ts';
import { routes } from '#routes.ts';

const frequencySchema = z.enum(newsletterFrequencies);
const tokenSchema = z.string().min(1).max(200);

export const newsletterRequestSchema = z
  .strictObject({
    email: emailSchema.meta({ description: 'Gets a letter with a link that confirms it.' }),
    frequency: frequencySchema,
    language: z.enum(['fr', 'en']).default('fr').meta({ description: 'Of the letters.' }),
  })
  .meta({ id: 'NewsletterRequest' });
export type NewsletterRequest = z.infer<typeof newsletterRequestSchema>;

export const subscriptionSchema = z
  .strictObject({
    email: z.string().meta({ description: 'Not whole: `a…@example.org`. Letters are forwarded.' }),
    frequency: frequencySchema,
    token: z.string().meta({ description: 'Changes or ends this subscription, and nothing else.' }),
  })
  .meta({ id: 'NewsletterSubscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const newsletterEndpoints = endpoints({
  subscribe: {
    route: routes.newsletter.subscribe,
    summary: 'Ask for the letter; the answer is the same whether or not the address is known',
    access: 'open',
    body: newsletterRequestSchema,
    limits: ['subscriptions'],
    responses: { 204: null },
    errors: ['sealing_off'],
  },
  confirm: {
    route: routes.newsletter.confirm,
    limits: ['letterLinks'],
    summary: 'Confirm an address by the token mailed to it, once and within seven days',
    access: 'open',
    body: z.strictObject({ token: tokenSchema }),
    responses: { 200: subscriptionSchema },
    errors: ['not_found'],
  },
  get: {
    route: routes.newsletter.get,
    limits: ['letterLinks'],
    summary: 'The subscription a letter’s own link leads to',
    access: 'open',
    query: z.strictObject({ token: tokenSchema }),
    responses: { 200: subscriptionSchema },
    errors: ['not_found'],
  },
  change: {
    route: routes.newsletter.change,
    limits: ['letterLinks'],
    summary: 'Choose another frequency',
    access: 'open',
    body: z.strictObject({ token: tokenSchema, frequency: frequencySchema }),
    responses: { 200: subscriptionSchema },
    errors: ['not_found'],
  },
  leave: {
    route: routes.newsletter.leave,
    summary: 'Unsubscribe at once, as mail programs do by RFC 8058; the address is erased',
    access: 'open',
    params: z.strictObject({ token: tokenSchema }),
    responses: { 204: null },
    errors: [],
  },
  open: {
    route: routes.newsletter.open,
    summary: 'Leads mail programs that only follow links to the page that asks first',
    access: 'open',
    params: z.strictObject({ token: tokenSchema }),
    responses: { 303: null },
    errors: [],
    mediaType: 'text/html',
  },
} satisfies Record<string, Endpoint>);
