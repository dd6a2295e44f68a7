import type { Accounts } from '#features/accounts/service.ts';
import * as choices from '#features/notifications/choices.queries.ts';
import { callJob } from '#features/notifications/job.ts';
import * as queries from '#features/notifications/queries.ts';
import { type NotificationReads, quietOf } from '#features/notifications/reads.ts';
import { isQuietAt, nextEvening, quietUntil } from '#features/notifications/rules.ts';
import type { PushService } from '#features/push/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { HandlerOf } from '#platform/jobs/run-job.ts';

export type CallParts = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  accounts: Accounts;
  push: PushService;
};

const words = {
  fr: { title: 'Reverie', body: 'Il y a du nouveau pour vous.' },
  en: { title: 'Reverie', body: 'There is something new for you.' },
};

/** How somebody's devices come to say that something happened. */
export function createCalls(parts: CallParts & { reads: NotificationReads }) {
  const { database, clock, jobs, accounts, push, reads } = parts;

  async function hoursOf(db: Db, userId: string) {
    const found = await choices.findHours(db, userId);
    return { quiet: quietOf(found), timeZone: found?.timeZone ?? 'UTC' };
  }

  /**
   * With the transaction that tells. What happened in a community is called in the evening: the minute
   * a pseudonym spoke would say whose it is.
   */
  async function plan(tx: Db, userId: string, { isSlow }: { isSlow: boolean }): Promise<void> {
    if (!(await push.hasDevice(tx, userId))) return;
    const now = clock.now();
    const hours = await hoursOf(tx, userId);
    const startAfter = isSlow ? nextEvening(now, hours) : quietUntil(now, hours);
    const singletonKey = isSlow ? `${userId} slow` : userId;
    await jobs.send(tx, callJob, { userId }, { startAfter, singletonKey });
  }

  const run: HandlerOf<typeof callJob> = async ({ payload: { userId } }) => {
    await database.write(async (tx) => {
      // Who chose other hours meanwhile is called within those.
      if (isQuietAt(clock.now(), await hoursOf(tx, userId))) {
        return plan(tx, userId, { isSlow: false });
      }
      const kinds = await reads.kindsOf(tx, userId, ({ isHere, isPushed }) => isHere && isPushed);
      const rows = await queries.listUnread(tx, { userId, kinds, take: 20 });
      if ((await reads.fill(tx, userId, rows)).length === 0) return;
      const { language } = await accounts.find(tx, userId);
      const said = words[language === 'en' ? 'en' : 'fr'];
      await push.tell(tx, userId, { ...said, path: '/notifications' }, 'news');
    });
  };

  return { plan, run };
}
