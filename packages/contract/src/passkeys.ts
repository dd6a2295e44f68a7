import { z } from 'zod';
import { sessionSchema } from '#accounts.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { recoveryCodesSchema } from '#factors.ts';
import { passkeyMinutes, passkeyNameLimit } from '#passkeys.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';
import {
  newPasskeySchema,
  passkeyErrors,
  passkeyOptionsSchema,
  signedPasskeySchema,
} from '#webauthn.ts';

const passkeyName = writtenText({ max: passkeyNameLimit }).transform((name) => name.trim());

const questionSchema = z
  .discriminatedUnion('purpose', [
    z.strictObject({ purpose: z.literal('enter') }),
    z.strictObject({
      purpose: z.literal('second_step'),
      challenge: z.string().min(1).max(200).meta({ description: 'Of the refused sign-in.' }),
    }),
    z.strictObject({ purpose: z.literal('prove') }),
  ])
  .meta({ id: 'PasskeyQuestion' });
export type PasskeyQuestion = z.infer<typeof questionSchema>;

const additionSchema = z
  .strictObject({
    passkey: newPasskeySchema,
    name: passkeyName.optional().meta({ description: 'The device names itself otherwise.' }),
  })
  .meta({ id: 'PasskeyAddition' });
export type PasskeyAddition = z.infer<typeof additionSchema>;

const entranceSchema = z
  .strictObject({
    passkey: signedPasskeySchema,
    remember: z.boolean().optional().meta({ description: 'As at signing in by a password.' }),
  })
  .meta({ id: 'PasskeyEntrance' });
export type PasskeyEntrance = z.infer<typeof entranceSchema>;

const idParams = z.strictObject({ id: z.uuid() });

export const passkeyEndpoints = endpoints({
  begin: {
    route: routes.passkeys.begin,
    summary: `Begin a new passkey; what the device makes of it is taken for ${passkeyMinutes} minutes`,
    access: 'session',
    limits: ['changes', 'networkChanges'],
    responses: { 200: passkeyOptionsSchema },
    errors: ['proof_required', 'passkeys_off', 'too_many_passkeys'],
  },
  add: {
    route: routes.passkeys.add,
    summary:
      'Keep a new passkey; with the first one come recovery codes, shown this once. Every other session ends',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    body: additionSchema,
    responses: { 200: recoveryCodesSchema.partial() },
    errors: [
      'proof_required',
      'passkeys_off',
      'too_many_passkeys',
      'passkey_late',
      'passkey_refused',
      'passkey_exists',
    ],
  },
  rename: {
    route: routes.passkeys.rename,
    summary: 'Give a passkey another name',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    params: idParams,
    body: z.strictObject({ name: passkeyName }).meta({ id: 'PasskeyName' }),
    responses: { 204: null },
    errors: [],
  },
  remove: {
    route: routes.passkeys.remove,
    summary: 'Take a passkey away, never the last way in. Every other session ends',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    params: idParams,
    responses: { 204: null },
    errors: ['proof_required', 'last_way_in'],
  },
  ask: {
    route: routes.passkeys.ask,
    summary: `What a passkey signs: for one purpose, once, within ${passkeyMinutes} minutes`,
    access: 'public',
    limits: ['signIns'],
    body: questionSchema,
    responses: { 200: passkeyOptionsSchema },
    errors: ['passkeys_off', 'not_found'],
  },
  enter: {
    route: routes.passkeys.enter,
    summary: 'Sign in with a passkey alone: it stands for both steps',
    access: 'open',
    limits: ['signIns'],
    body: entranceSchema,
    responses: { 200: sessionSchema },
    errors: passkeyErrors,
  },
} satisfies Record<string, Endpoint>);
