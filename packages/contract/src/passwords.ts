import { z } from 'zod';
import { emailSchema, passwordSchema } from '#accounts.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { typedPassword } from '#sessions.ts';

export const forgottenPasswordSchema = z
  .strictObject({ email: emailSchema })
  .meta({ id: 'ForgottenPassword' });
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;

export const passwordResetSchema = z
  .strictObject({
    token: z.string().min(1).max(200).meta({ description: 'Of the link; it can be used once.' }),
    password: passwordSchema,
  })
  .meta({ id: 'PasswordReset' });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

export const passwordChangeSchema = z
  .strictObject({
    current: typedPassword.optional().meta({ description: 'Left out where there is none yet.' }),
    password: passwordSchema,
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const passwordEndpoints = endpoints({
  forgot: {
    route: routes.passwords.forgot,
    summary: 'Ask for a link by mail that lets one choose a new password; the same for any address',
    access: 'open',
    limits: ['links'],
    body: forgottenPasswordSchema,
    responses: { 202: null },
    errors: [],
  },
  reset: {
    route: routes.passwords.reset,
    summary: 'Choose a new password by a link; every session of the account ends',
    access: 'open',
    limits: ['signIns'],
    body: passwordResetSchema,
    responses: { 204: null },
    errors: ['not_found', 'sealing_off'],
  },
  change: {
    route: routes.passwords.change,
    isOpenToSuspended: true,
    summary: 'Change one’s password, or set a first one; every other session ends',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    body: passwordChangeSchema,
    responses: { 204: null },
    errors: ['wrong_password', 'too_many_attempts', 'proof_required', 'sealing_off'],
  },
} satisfies Record<string, Endpoint>);
