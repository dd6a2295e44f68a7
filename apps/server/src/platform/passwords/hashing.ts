import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What OWASP asks of argon2id: 19 MiB, two passes, one lane. About 10 ms of a core. */
const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified against where there is no account, or none with a password: it costs the same time. */
const decoy = hashPassword(randomBytes(16).toString('hex'));

// A password typed on another keyboard may arrive decomposed: both spellings are one password.
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), hashing);
}

/** Whether the password is the one of the hash; never where there is no hash. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return passwordHash !== null && isRight;
}
