import { createHmac, randomBytes } from 'node:crypto';
import {
  forgetAttempts,
  lockAttempts,
  removeForgottenAttempts,
  saveAttempts,
  shareSalt,
} from '#features/attempts/queries.ts';
import { chargeAttempt, freshAttempts } from '#features/attempts/rules.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { networkOf } from '#platform/http/network.ts';
import { Problem } from '#platform/http/problem.ts';

/** Counts sign-ins by the account they name, existing or not, and the network they come from. */
export function createAttempts({ database }: { database: Database }) {
  let salt: string | null = null;

  /**
   * Charges one attempt before its password is looked at, and returns what `forgive` takes back.
   * Throws `too_many_attempts` with the seconds to wait.
   */
  async function charge(account: string, address: string, now: Date): Promise<string> {
    const who = await keyOf(account, address);
    // In a transaction of its own: a failure is on record whatever happens next.
    const verdict = await database.write(async (tx) => {
      await removeForgottenAttempts(tx, now);
      const outcome = chargeAttempt(await lockAttempts(tx, who, freshAttempts(now)), now);
      if (outcome.mayTry) await saveAttempts(tx, who, outcome.charged);
      return outcome;
    });
    if (verdict.mayTry) return who;
    throw new Problem('too_many_attempts', { retryAfter: verdict.waitSeconds });
  }

  /** Forgets all of them: the last one succeeded. */
  function forgive(tx: Db, who: string): Promise<void> {
    return forgetAttempts(tx, who);
  }

  async function keyOf(account: string, address: string): Promise<string> {
    salt ??= await database.write((tx) => shareSalt(tx, randomBytes(32).toString('base64url')));
    return createHmac('sha256', salt)
      .update(`${networkOf(address)}\n${account}`)
      .digest('base64url');
  }

  return { charge, forgive };
}
