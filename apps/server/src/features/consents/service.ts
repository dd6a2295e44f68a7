import type { ConsentChoice, ConsentReceipt, Consents } from '@reverie/contract/consents';
import type { ConsentKind } from '@reverie/contract/consents.rules';
import * as queries from '#features/consents/queries.ts';
import { offersOf, type Recipients } from '#features/consents/rules.ts';
import type { ConsentRow } from '#features/consents/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { newId } from '#platform/ids.ts';

export type ConsentParts = { database: Database; clock: Clock; recipients: Recipients };

export type ConsentService = ReturnType<typeof createConsents>;

export function createConsents({ database, clock, recipients }: ConsentParts) {
  const offers = offersOf(recipients);

  async function present(db: Db, userId: string): Promise<Consents> {
    const receipts = await queries.listReceipts(db, userId);
    const offered = offers.map((offer) => ({
      ...offer,
      recipients: [...offer.recipients],
      isGranted: receipts.some(
        ({ kind, textVersion, withdrawnAt }) =>
          kind === offer.kind && textVersion === offer.textVersion && withdrawnAt === null,
      ),
    }));
    return { offered, receipts: receipts.map(presentReceipt) };
  }

  return {
    /** What one may agree to here, and what one agreed to. */
    async list(viewer: Pick<Viewer, 'userId'>): Promise<Consents> {
      return present(database.read, viewer.userId);
    },

    /**
     * Agrees to the words that were read, or withdraws whatever was agreed to. Withdrawing is always
     * possible. Throws `not_found` where nothing of the kind is asked for, and `consent_changed`
     * where the words read are no longer the ones that hold.
     */
    async choose(viewer: Viewer, kind: ConsentKind, choice: ConsentChoice): Promise<Consents> {
      const { userId } = viewer;
      const now = clock.now();
      return database.write(async (db) => {
        if (!choice.isGranted) {
          await queries.endReceipts(db, { userId, kind, now });
          return present(db, userId);
        }
        const offer = offers.find((each) => each.kind === kind);
        if (!offer) throw new Problem('not_found');
        const { textVersion, recipients } = offer;
        if (choice.textVersion !== textVersion) throw new Problem('consent_changed');
        await queries.insertReceipt(db, {
          id: newId(now),
          userId,
          kind,
          textVersion,
          recipients: [...recipients],
          grantedAt: now,
        });
        return present(db, userId);
      });
    },

    /** Whether somebody agrees, at this moment, to what this server asks today. */
    async has(userId: string, kind: ConsentKind, db: Db = database.read): Promise<boolean> {
      const offer = offers.find((each) => each.kind === kind);
      if (!offer) return false;
      return queries.isInForce(db, { userId, kind, textVersion: offer.textVersion });
    },
  };
}

function presentReceipt(row: ConsentRow): ConsentReceipt {
  const { kind, textVersion, recipients, grantedAt, withdrawnAt } = row;
  return {
    kind,
    textVersion,
    recipients,
    grantedAt: grantedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
