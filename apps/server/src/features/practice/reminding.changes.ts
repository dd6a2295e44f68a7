import type { Reminders } from '@reverie/contract/practice';
import {
  nextReminder,
  type ReminderMoment,
  reminderMoments,
} from '@reverie/contract/practice.rules';
import type { Accounts } from '#features/accounts/service.ts';
import type { Notifications } from '#features/notifications/service.ts';
import * as queries from '#features/practice/queries.ts';
import { lateness } from '#features/practice/rules.ts';
import type { ReminderRow } from '#features/practice/table.ts';
import type { PushService } from '#features/push/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';

export type RemindingParts = {
  database: Database;
  clock: Clock;
  accounts: Accounts;
  notifications: Notifications;
  push: PushService;
};

const batch = 200;

const words = {
  fr: {
    evening: 'La nuit vient. Votre carnet est prêt.',
    morning: 'Bonjour. Reste-t-il quelque chose de la nuit ?',
  },
  en: {
    evening: 'Night is coming. Your notebook is ready.',
    morning: 'Good morning. Is anything left of the night?',
  },
};
const paths = { evening: '/journal/practice', morning: '/dreams/new' } as const;

/** Tells devices that it is the hour somebody chose: never twice of one, and never late. */
export function createReminding(parts: RemindingParts) {
  const { database, clock, accounts, notifications, push } = parts;

  async function remind(tx: Db, row: ReminderRow, now: Date): Promise<void> {
    const { userId, moment, nextAt } = row;
    const next = nextReminder(now, row);
    if (next) await queries.setNext(tx, { ...row, nextAt: next });
    const isLate = now.getTime() - nextAt.getTime() > lateness;
    if (isLate || (await notifications.isQuiet(userId, tx))) return;
    const { language } = await accounts.find(tx, userId);
    const body = words[language === 'en' ? 'en' : 'fr'][moment];
    await push.tell(tx, userId, { title: 'Reverie', body, path: paths[moment] }, moment);
  }

  return {
    async tellDue(): Promise<void> {
      const now = clock.now();
      for (;;) {
        const done = await database.write(async (tx) => {
          const due = await queries.lockDue(tx, now, batch);
          for (const row of due) await remind(tx, row, now);
          return due.length;
        });
        if (done < batch) return;
      }
    },

    async choose(tx: Db, userId: string, reminders: Reminders): Promise<void> {
      const { days, timeZone } = reminders;
      const plan = (moment: ReminderMoment) => {
        const at = reminders[moment];
        const next = at && nextReminder(clock.now(), { at, days, timeZone });
        return at && next
          ? [{ userId, moment, at, days: [...new Set(days)].sort(), timeZone, nextAt: next }]
          : [];
      };
      await queries.replaceReminders(tx, userId, reminderMoments.flatMap(plan));
    },

    async of(db: Db, userId: string): Promise<Reminders | null> {
      const rows = await queries.listReminders(db, userId);
      const [first] = rows;
      if (!first) return null;
      const at = (moment: ReminderMoment) => rows.find((row) => row.moment === moment)?.at ?? null;
      const { days, timeZone } = first;
      return { evening: at('evening'), morning: at('morning'), days, timeZone };
    },
  };
}
