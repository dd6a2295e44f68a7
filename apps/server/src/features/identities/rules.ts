import { usernameMax, usernameMin, usernamePattern } from '@reverie/contract/accounts.rules';
import { arrivalLife, attemptLife, providerIds } from '@reverie/contract/identities.rules';
import { faultOfUsername } from '@reverie/contract/usernames.rules';
import { z } from 'zod';

const noteOf = {
  provider: z.enum(providerIds),
  from: z.string().optional(),
  /** Milliseconds since 1970. */
  at: z.number(),
};

const attemptSchema = z.object({
  ...noteOf,
  purpose: z.enum(['enter', 'link', 'prove']),
  /** Whose account is meant, where one is signed in to it. */
  userId: z.string().nullable(),
  redirectUri: z.string(),
  challenge: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});
/** A sign-in that was begun elsewhere, as the browser keeps it, sealed. */
export type Attempt = z.infer<typeof attemptSchema>;

const arrivalSchema = z.object({
  ...noteOf,
  identity: z.object({
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    name: z.string().nullable(),
  }),
});
/** Somebody who came and has no account yet, as the browser keeps them, sealed. */
export type Arrived = z.infer<typeof arrivalSchema>;

/** What a browser brought back; null for another thing, and once its time is over. */
export function readAttempt(text: string | null, now: Date): Attempt | null {
  return readNote(attemptSchema, text, now.getTime() - attemptLife);
}

export function readArrival(text: string | null, now: Date): Arrived | null {
  return readNote(arrivalSchema, text, now.getTime() - arrivalLife);
}

function readNote<T extends { at: number }>(
  schema: z.ZodType<T>,
  text: string | null,
  since: number,
): T | null {
  if (text === null) return null;
  const note = schema.safeParse(JSON.parse(text));
  return note.success && note.data.at >= since ? note.data : null;
}

/** A name we could give somebody who is called so elsewhere; null where nothing of it will do. */
export function usernameLike(name: string | null): string | null {
  const plain = (name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '.')
    .slice(0, usernameMax)
    .replace(/^[._-]+|[._-]+$/g, '');
  const isFit = plain.length >= usernameMin && usernamePattern.test(plain);
  return isFit && faultOfUsername(plain) === null ? plain : null;
}
