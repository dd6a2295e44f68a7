import { z } from 'zod';

/** Bytes in base64url, as browsers write them in `toJSON`. */
const bytes = (limit: number) => z.base64url().min(1).max(limit);
/** Browsers add members to these shapes: what is not read here is left out, not refused. */
const identity = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') };

/** What a device answers when it made a passkey: RegistrationResponseJSON of WebAuthn. */
export const newPasskeySchema = z
  .object({
    ...identity,
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(8_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,40}$/))
        .max(10)
        .optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What a device answers when it signed with one: AuthenticationResponseJSON of WebAuthn. */
export const signedPasskeySchema = z
  .object({
    ...identity,
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(6_000),
      userHandle: bytes(100).nullish(),
    }),
  })
  .meta({ id: 'SignedPasskey' });
export type SignedPasskey = z.infer<typeof signedPasskeySchema>;

/** Options as `navigator.credentials` takes them, written by the library that checks the answer. */
export const passkeyOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyOptions', description: 'PublicKeyCredential…OptionsJSON of WebAuthn.' });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** What is said of something that was signed and is not taken. */
export const passkeyErrors = [
  'passkeys_off',
  'passkey_late',
  'passkey_refused',
  'passkey_unknown',
] as const;
