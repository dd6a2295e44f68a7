import { z } from 'zod';
import { sessionSchema } from '#accounts.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { recoveryCodeCount } from '#factors.rules.ts';
import { routes } from '#routes.ts';
import { passkeyErrors, signedPasskeySchema } from '#webauthn.ts';

/** Six digits of a program, or one of the codes of paper, with spaces as people type them. */
export const typedCode = z.string().trim().min(1).max(40).meta({
  description: 'Six digits of the program, or a recovery code.',
});

export const passkeySchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    isSynced: z.boolean().meta({ description: 'Whether its device copies it to others.' }),
    isForElsewhere: z.boolean().meta({
      description: 'Made while this server had another address: browsers offer it there alone.',
    }),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

export const factorsSchema = z
  .strictObject({
    totp: z.boolean().meta({ description: 'Whether a program that makes codes is set up.' }),
    passkeys: z.array(passkeySchema).meta({ description: 'Oldest first.' }),
    recoveryCodes: z.int().min(0).meta({ description: 'Codes of paper that are left.' }),
  })
  .meta({ id: 'Factors' });
export type Factors = z.infer<typeof factorsSchema>;

export const totpSetupSchema = z
  .strictObject({
    secret: z.string().meta({ description: 'In base32, for a person who cannot scan.' }),
    uri: z.string().meta({ description: 'otpauth://, what the picture says.' }),
    qr: z.string().meta({ description: 'The picture to scan, as SVG.' }),
  })
  .meta({ id: 'TotpSetup' });
export type TotpSetup = z.infer<typeof totpSetupSchema>;

export const recoveryCodesSchema = z
  .strictObject({ recoveryCodes: z.array(z.string()).length(recoveryCodeCount) })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

const codeSchema = z.strictObject({ code: typedCode }).meta({ id: 'Code' });

export const secondStepSchema = z
  .strictObject({
    challenge: z.string().min(1).max(200).meta({ description: 'Of the refused sign-in.' }),
    code: typedCode.optional(),
    passkey: signedPasskeySchema.optional().meta({ description: 'In place of the code.' }),
  })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof secondStepSchema>;

export const factorEndpoints = endpoints({
  list: {
    route: routes.factors.list,
    summary: 'What beside a password is asked of one at signing in',
    access: 'session',
    responses: { 200: factorsSchema },
    errors: [],
  },
  begin: {
    route: routes.factors.begin,
    summary: 'A new secret for a program that makes codes; it counts once confirmed',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    responses: { 200: totpSetupSchema },
    errors: ['proof_required', 'factor_exists', 'sealing_off'],
  },
  confirm: {
    route: routes.factors.confirm,
    summary: 'Confirm the program by its first code; ten recovery codes are shown this once',
    access: 'session',
    limits: ['signIns'],
    body: codeSchema,
    responses: { 200: recoveryCodesSchema },
    errors: [
      'proof_required',
      'not_found',
      'factor_exists',
      'wrong_code',
      'too_many_attempts',
      'sealing_off',
    ],
  },
  remove: {
    route: routes.factors.remove,
    summary: 'Ask for no codes any more; recovery codes go too',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    responses: { 204: null },
    errors: ['proof_required'],
  },
  renewCodes: {
    route: routes.factors.renewCodes,
    summary: 'Ten new recovery codes; the old ones are dead',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    responses: { 200: recoveryCodesSchema },
    errors: ['proof_required', 'not_found'],
  },
  secondStep: {
    route: routes.factors.secondStep,
    summary: 'Finish signing in where `second_factor_required` was answered',
    access: 'open',
    limits: ['signIns'],
    body: secondStepSchema,
    responses: { 200: sessionSchema },
    errors: ['not_found', 'factor_required', 'wrong_code', 'too_many_attempts', ...passkeyErrors],
  },
} satisfies Record<string, Endpoint>);
