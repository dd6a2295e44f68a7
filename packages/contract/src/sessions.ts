import { z } from 'zod';
import { maximumPasswordLength } from '#accounts.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { typedCode } from '#factors.ts';
import { routes } from '#routes.ts';
import { passkeyErrors, signedPasskeySchema } from '#webauthn.ts';

export const openSessionSchema = z
  .strictObject({
    id: z.uuid(),
    isCurrent: z.boolean().meta({ description: 'The one this call is made with.' }),
    device: z.string().meta({
      description:
        'Browser and system as the device named itself, like `Firefox, Linux`; empty where it did not.',
    }),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().meta({ description: 'To within five minutes.' }),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSessionSchema>;

export const openSessionsSchema = z
  .strictObject({ sessions: z.array(openSessionSchema) })
  .meta({ id: 'OpenSessions' });

/** A password as somebody typed it to be let in: whatever it is, it is only compared. */
export const typedPassword = z
  .string()
  .max(maximumPasswordLength * 8)
  .meta({ format: 'password' });

export const proofSchema = z
  .strictObject({
    password: typedPassword.optional(),
    code: typedCode.optional().meta({
      description: 'Asked where a second factor is on, in place of the password or beside it.',
    }),
    passkey: signedPasskeySchema.optional().meta({
      description: 'Signed for `prove`; takes the place of both.',
    }),
  })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;

export const sessionEndpoints = endpoints({
  list: {
    route: routes.sessions.list,
    summary: 'Where one is signed in, the latest seen first',
    access: 'session',
    responses: { 200: openSessionsSchema },
    errors: [],
  },
  end: {
    route: routes.sessions.end,
    isOpenToSuspended: true,
    summary: 'End one of one’s sessions; its very next call is refused',
    access: 'session',
    params: z.strictObject({ id: z.uuid() }),
    limits: ['changes', 'networkChanges'],
    responses: { 204: null },
    errors: [],
  },
  endOthers: {
    route: routes.sessions.endOthers,
    isOpenToSuspended: true,
    summary: 'End all of one’s sessions but this one',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    responses: { 204: null },
    errors: [],
  },
  prove: {
    route: routes.sessions.prove,
    isOpenToSuspended: true,
    summary: 'Prove who one is again, as calls ask for with `proof_required`; it holds 10 minutes',
    access: 'session',
    body: proofSchema,
    limits: ['signIns'],
    responses: { 204: null },
    errors: [
      'wrong_password',
      'wrong_code',
      'factor_required',
      'too_many_attempts',
      ...passkeyErrors,
    ],
  },
} satisfies Record<string, Endpoint>);
