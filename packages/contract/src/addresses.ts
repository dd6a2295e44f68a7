import { z } from 'zod';
import { emailSchema } from '#accounts.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { typedPassword } from '#sessions.ts';

export const emailLinkSchema = z
  .strictObject({
    token: z.string().min(1).max(200).meta({ description: 'Of the link; it can be used once.' }),
  })
  .meta({ id: 'EmailLink' });

export const emailChangeSchema = z
  .strictObject({ email: emailSchema, password: typedPassword })
  .meta({ id: 'EmailChange' });
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const addressEndpoints = endpoints({
  verify: {
    route: routes.addresses.verify,
    summary: 'Confirm an address by the link it was sent: one’s own, or the one it is changed to',
    access: 'open',
    limits: ['signIns'],
    body: emailLinkSchema,
    responses: { 204: null },
    errors: ['not_found', 'link_used', 'link_expired', 'email_taken'],
  },
  resend: {
    route: routes.addresses.resend,
    summary: 'Have the link that confirms one’s address sent again',
    access: 'session',
    limits: ['resends', 'links'],
    responses: { 202: null },
    errors: [],
  },
  change: {
    route: routes.addresses.change,
    summary: 'Ask for another address; it holds once confirmed by the link that is sent there',
    access: 'session',
    limits: ['changes', 'links'],
    body: emailChangeSchema,
    responses: { 202: null },
    errors: ['proof_required', 'wrong_password', 'email_taken', 'too_many_attempts'],
  },
  undo: {
    route: routes.addresses.undo,
    summary: 'Take a change of address back by the link the old one was sent; all sessions end',
    access: 'open',
    limits: ['signIns'],
    body: emailLinkSchema,
    responses: { 204: null },
    errors: ['not_found', 'link_used', 'link_expired', 'email_taken'],
  },
} satisfies Record<string, Endpoint>);
