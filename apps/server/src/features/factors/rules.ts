import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@reverie/contract/factors.rules';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

/** Without those that are taken for one another on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of fifty bits each, in two groups: `k3m9p-x7wqa`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => `${group()}-${group()}`);
}

/** A code has fifty random bits: no slow hash is needed. Spaces, dashes and capitals are nothing. */
export function hashOfCode(userId: string, code: string): string {
  const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}\n${bare}`).digest('base64url');
}

/** A new secret, and the two ways a program is told it. */
export function newTotp(label: string) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: 'Reverie', label, secret });
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
}

const step = 30;

/**
 * The step a code belongs to: of now, of the one before or the one after, and of none up to
 * `lastStep`, so that each is taken once. Null for any other code.
 */
export function stepOf(
  { secret, lastStep }: { secret: string; lastStep: number },
  code: string,
  now: Date,
): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  // From the middle of its step, a code of the next one is half a minute away at most.
  const current = Math.floor(epoch / step) * step;
  const checked = verifySync({ secret, token, epoch: current, epochTolerance: step });
  if (!checked.valid || !('timeStep' in checked)) return null;
  return checked.timeStep > lastStep ? checked.timeStep : null;
}
