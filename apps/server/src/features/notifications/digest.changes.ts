import { type ChosenKind, unreadLimit } from '@reverie/contract/notifications.rules';
import type { Accounts } from '#features/accounts/service.ts';
import type { MailService } from '#features/mail/service.ts';
import * as choices from '#features/notifications/choices.queries.ts';
import { digestLetter } from '#features/notifications/mail.ts';
import * as queries from '#features/notifications/queries.ts';
import { type NotificationReads, quietOf } from '#features/notifications/reads.ts';
import { isDigestDue } from '#features/notifications/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type DigestParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  mail: MailService;
  accounts: Accounts;
  reads: NotificationReads;
  /** Origin the links of a letter lead to. */
  site: string;
};

const batch = 100;
const rhythms = ['daily', 'weekly'] as const;
type Rhythm = (typeof rhythms)[number];
/** What the token of a letter is sealed for. */
const purpose = 'notification digest';
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const firstId = '00000000-0000-0000-0000-000000000000';

/** What is new, by mail, to whom asked for it. */
export function createDigests(parts: DigestParts) {
  const { database, clock, seal, mail, accounts, reads, site } = parts;

  /** Writes to everybody a digest is due to. Cut off anywhere and begun again, nobody gets one twice. */
  async function send(): Promise<void> {
    for (const rhythm of rhythms) {
      let behind = firstId;
      for (;;) {
        const some = await choices.listMailed(database.read, { rhythm, behind, take: batch });
        for (const userId of some) await sendTo(userId, rhythm);
        if (some.length < batch) break;
        behind = some.at(-1) ?? behind;
      }
    }
  }

  /** The letter, what it told of and when it left are one transaction. */
  async function sendTo(userId: string, rhythm: Rhythm): Promise<void> {
    await database.write(async (tx) => {
      const now = clock.now();
      const hours = await choices.lockHours(tx, userId);
      if (!hours) return;
      const last = rhythm === 'daily' ? hours.dailyAt : hours.weeklyAt;
      const { timeZone } = hours;
      if (!isDigestDue({ rhythm, last, quiet: quietOf(hours), timeZone }, now)) return;
      const kinds = await reads.kindsOf(tx, userId, (choice) => choice.mail === rhythm);
      const rows = await queries.listUnread(tx, { userId, kinds, take: unreadLimit });
      const unmailed = new Set(
        await choices.listUnmailed(
          tx,
          rows.map(({ id }) => id),
        ),
      );
      const fresh = rows.filter(({ id }) => unmailed.has(id));
      const told = await reads.fill(tx, userId, fresh);
      const at = rhythm === 'daily' ? { dailyAt: now } : { weeklyAt: now };
      await choices.setHours(tx, { userId, timeZone, ...at });
      if (told.length === 0) return;
      await choices.markMailed(
        tx,
        told.map(({ id }) => id),
        now,
      );
      const user = await accounts.find(tx, userId);
      const language = user.language === 'en' ? 'en' : 'fr';
      const sums = new Map<ChosenKind, number>();
      for (const { kind, count } of told) {
        // It has left by a letter of its own.
        if (kind !== 'moderated') sums.set(kind, (sums.get(kind) ?? 0) + count);
      }
      const reader = { email: user.email, language, site, token: tokenOf(userId) } as const;
      // To an address that nobody confirmed nothing of this is sent.
      await mail.tell(tx, user, digestLetter(rhythm, sums, reader));
    });
  }

  /** Sealed, so that it needs no row of its own. */
  function tokenOf(userId: string): string {
    return Buffer.from(seal.seal(userId, purpose)).toString('base64url');
  }

  return {
    send,

    /** Ends the digests of somebody. Done twice it is done; a forged token throws `not_found`. */
    async leave(token: string): Promise<void> {
      const userId = seal.open(Buffer.from(token, 'base64url'), purpose);
      if (userId === null || !idPattern.test(userId)) throw new Problem('not_found');
      await database.write((tx) => choices.stopMail(tx, userId));
    },
  };
}
