import { createHash, randomBytes } from 'node:crypto';
import type { PasswordReset } from '@reverie/contract/accounts';
import { resetMinutes } from '@reverie/contract/accounts.rules';
import type { Accounts } from '#features/accounts/service.ts';
import * as queries from '#features/recovery/queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';

export type RecoveryParts = {
  database: Database;
  clock: Clock;
  accounts: Accounts;
  /** Origin the link leads to. */
  site: string;
};

/** What is handed to whoever proved to be the owner of an account. */
export type ResetLink = { username: string; url: string; expiresAt: Date };

/** How somebody who lost their password comes back in. */
export function createRecovery({ database, clock, accounts, site }: RecoveryParts) {
  return {
    /** A link of one use for the account of that email; null where there is none. */
    async issue(email: string): Promise<ResetLink | null> {
      const found = await accounts.findByEmail(email);
      if (!found) return null;
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
      await database.write(async (tx) => {
        await queries.removeEndedResets(tx, now);
        await queries.replaceReset(tx, { userId: found.id, tokenHash: hashOf(token), expiresAt });
      });
      return { username: found.username, url: `${site}/reset?token=${token}`, expiresAt };
    },

    /**
     * Gives the account of a link another password and ends all of its sessions. Throws `not_found`
     * for a link that is used, too old or invented.
     */
    async reset({ token, password }: PasswordReset): Promise<void> {
      await database.write(async (tx) => {
        const userId = await queries.takeReset(tx, hashOf(token), clock.now());
        if (!userId) throw new Problem('not_found');
        await accounts.setPassword(tx, userId, password);
      });
    },
  };
}

/** A random token needs no slow hash: 256 bits cannot be guessed from its digest. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
