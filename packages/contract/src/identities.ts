import { z } from 'zod';
import { accountLanguages } from '#accounts.rules.ts';
import { emailSchema, mustAccept, sessionSchema, usernameSchema, userSchema } from '#accounts.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { providerIds } from '#identities.rules.ts';
import { routes } from '#routes.ts';

const providerParams = z.strictObject({ provider: z.enum(providerIds) });

const providerSchema = z
  .strictObject({ id: z.enum(providerIds), name: z.string() })
  .meta({ id: 'IdentityProvider' });

export const providersSchema = z
  .strictObject({ providers: z.array(providerSchema) })
  .meta({ id: 'IdentityProviders' });
export type Providers = z.infer<typeof providersSchema>;

/** Sealed by the server: nobody but it can read or write one. */
const sealedNote = z.string().min(1).max(8_000);
const pagePath = z.string().max(2_000);

export const beginningSchema = z
  .strictObject({
    purpose: z.enum(['enter', 'link', 'prove']).meta({
      description:
        'To sign in or register, to link the place with one’s account, or to prove who one is.',
    }),
    from: pagePath.optional().meta({ description: 'The page that follows, given back as it is.' }),
  })
  .meta({ id: 'IdentityBeginning' });
export type Beginning = z.infer<typeof beginningSchema>;

export const begunSchema = z
  .strictObject({
    address: z.url().meta({ description: 'Where the browser goes to sign in.' }),
    attempt: sealedNote.meta({ description: 'Kept by the browser that began, for 10 minutes.' }),
  })
  .meta({ id: 'IdentityAttempt' });
export type Begun = z.infer<typeof begunSchema>;

export const returnSchema = z
  .strictObject({
    attempt: sealedNote,
    query: z
      .string()
      .max(8_000)
      .meta({ description: 'What stood in the address one came back by.' }),
  })
  .meta({ id: 'IdentityReturn' });
export type Return = z.infer<typeof returnSchema>;

const followed = { from: pagePath.optional() };

export const outcomeSchema = z
  .discriminatedUnion('outcome', [
    z.strictObject({
      ...followed,
      outcome: z.literal('entered'),
      user: userSchema,
      token: z.string().meta({ description: 'Opaque bearer token.' }),
    }),
    z.strictObject({
      ...followed,
      outcome: z.literal('new'),
      arrival: sealedNote.meta({ description: 'Who came, for the call that registers them.' }),
      email: z.string().nullable().meta({ description: 'Null where the place tells none.' }),
      username: z.string().nullable().meta({ description: 'A free name like theirs, if any.' }),
    }),
    z.strictObject({
      ...followed,
      outcome: z.literal('known_email').meta({
        description: 'An account has that address: sign in to it, then link the place.',
      }),
    }),
    z.strictObject({ ...followed, outcome: z.literal('linked') }),
    z.strictObject({ ...followed, outcome: z.literal('proved') }),
  ])
  .meta({ id: 'IdentityOutcome' });
export type Outcome = z.infer<typeof outcomeSchema>;

export const arrivalSchema = z
  .strictObject({
    arrival: sealedNote,
    username: usernameSchema,
    email: emailSchema.optional().meta({ description: 'Needed where the place tells none.' }),
    newsletter: z.boolean().optional(),
    acceptTerms: mustAccept,
    ageConfirmed: mustAccept.meta({ description: 'The person is at least 16 years old.' }),
    language: z.enum(accountLanguages).optional(),
  })
  .meta({ id: 'IdentityRegistration' });
export type Arrival = z.infer<typeof arrivalSchema>;

export const identitiesSchema = z
  .strictObject({
    hasPassword: z.boolean(),
    identities: z.array(
      z
        .strictObject({
          id: z.uuid(),
          provider: z.enum(providerIds),
          name: z.string().meta({ description: 'Of the place.' }),
          label: z.string().nullable().meta({ description: 'The address or name one has there.' }),
          linkedAt: z.iso.datetime(),
        })
        .meta({ id: 'Identity' }),
    ),
  })
  .meta({ id: 'Identities' });
export type Identities = z.infer<typeof identitiesSchema>;

export const identityEndpoints = endpoints({
  providers: {
    route: routes.identities.providers,
    summary: 'Places elsewhere that one can sign in with here',
    access: 'open',
    responses: { 200: providersSchema },
    errors: [],
  },
  begin: {
    route: routes.identities.begin,
    summary: 'Begin to sign in elsewhere',
    access: 'public',
    params: providerParams,
    body: beginningSchema,
    limits: ['signIns'],
    responses: { 200: begunSchema },
    errors: ['provider_unavailable', 'proof_required', 'sealing_off'],
  },
  finish: {
    route: routes.identities.finish,
    summary: 'Come back from there',
    access: 'public',
    params: providerParams,
    body: returnSchema,
    limits: ['signIns'],
    responses: { 200: outcomeSchema },
    errors: [
      'second_factor_required',
      'sign_in_denied',
      'sign_in_refused',
      'provider_unavailable',
      'identity_taken',
      'factor_required',
    ],
  },
  register: {
    route: routes.identities.register,
    summary: 'Open an account without a password, as somebody a place elsewhere knows',
    access: 'open',
    body: arrivalSchema,
    limits: ['registrations'],
    responses: { 201: sessionSchema },
    errors: [
      'sign_in_refused',
      'identity_taken',
      'email_taken',
      'username_taken',
      'too_many_attempts',
      'not_found',
    ],
  },
  list: {
    route: routes.identities.list,
    summary: 'The places one can sign in with, and whether one has a password',
    access: 'session',
    responses: { 200: identitiesSchema },
    errors: [],
  },
  unlink: {
    route: routes.identities.unlink,
    summary: 'Unlink a place; never the last way in',
    access: 'session',
    params: z.strictObject({ id: z.uuid() }),
    limits: ['changes', 'networkChanges'],
    responses: { 204: null },
    errors: ['proof_required', 'last_way_in'],
  },
} satisfies Record<string, Endpoint>);
