import { z } from 'zod';
import { emailSchema, mustAccept } from '#accounts.ts';
import {
  contactMessageLimit,
  contactNameLimit,
  contactSubjectLimit,
  contactTypes,
} from '#contact.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

export const contactMessageSchema = z
  .strictObject({
    name: writtenText({ max: contactNameLimit }),
    email: emailSchema.meta({ description: 'Where the answer goes, and the ticket number.' }),
    type: z.enum(contactTypes),
    subject: writtenText({ max: contactSubjectLimit }),
    message: writtenText({ max: contactMessageLimit }),
    consent: mustAccept.meta({ description: 'That the message is kept until it is answered.' }),
    language: z.enum(['fr', 'en']).default('fr').meta({ description: 'Of the confirmation.' }),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const ticketSchema = z
  .strictObject({
    ticket: z
      .string()
      .regex(/^RV-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .meta({ description: 'To be named in whatever follows: `RV-7K3F-9Q2M`.' }),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticketSchema>;

export const contactEndpoints = endpoints({
  send: {
    route: routes.contact.send,
    summary: 'Write to the people of Reverie; a confirmation is mailed to the address given',
    access: 'open',
    body: contactMessageSchema,
    bodyBytes: 65_536,
    limits: ['messages'],
    isKeyed: true,
    responses: { 201: ticketSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
