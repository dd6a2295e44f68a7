import type {
  MuteCreation,
  NotificationChoices,
  NotificationList,
  NotificationSettings,
  Unread,
} from '@reverie/contract/notifications';
import {
  mutesLimit,
  notificationDays,
  notificationKinds,
  unreadLimit,
} from '@reverie/contract/notifications.rules';
import type { Accounts } from '#features/accounts/service.ts';
import type { Comments } from '#features/comments/service.ts';
import { type CallParts, createCalls } from '#features/notifications/calls.changes.ts';
import * as choices from '#features/notifications/choices.queries.ts';
import { createDigests, type DigestParts } from '#features/notifications/digest.changes.ts';
import type { settleJob } from '#features/notifications/job.ts';
import * as queries from '#features/notifications/queries.ts';
import { createReads, quietOf } from '#features/notifications/reads.ts';
import { foldWords, isQuietAt } from '#features/notifications/rules.ts';
import { createTelling, type TellingParts } from '#features/notifications/telling.changes.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { HandlerOf } from '#platform/jobs/run-job.ts';
import type { Scope } from '#platform/scope.ts';

export type NotificationParts = Omit<TellingParts, 'calls'> &
  CallParts &
  Omit<DigestParts, 'reads'> & {
    accounts: Accounts;
    comments: Comments;
    scopesOf: (reader: { userId: string }) => Scope[];
  };

export type Notifications = ReturnType<typeof createNotifications>;

type Asked = { before?: string | undefined; pageSize: number };

/** What happened that concerns somebody, told together by what it happened to. */
export function createNotifications(parts: NotificationParts) {
  const { database, clock, accounts, comments, dreams } = parts;
  const reads = createReads(parts);
  const calls = createCalls({ ...parts, reads });
  const telling = createTelling({ ...parts, calls });
  const digests = createDigests({ ...parts, reads });

  async function isQuiet(userId: string, db: Db = database.read): Promise<boolean> {
    const hours = await choices.findHours(db, userId);
    return hours !== null && isQuietAt(clock.now(), { quiet: quietOf(hours), ...hours });
  }

  async function countUnread(userId: string): Promise<number> {
    const { read: db } = database;
    const kinds = await reads.kindsOf(db, userId, ({ isHere }) => isHere);
    const rows = await queries.listUnread(db, { userId, kinds, take: unreadLimit + 1 });
    return (await reads.fill(db, userId, rows)).length;
  }

  /** How many the bell shows: nothing calls within quiet hours. */
  async function count({ userId }: Person): Promise<Unread> {
    return { unread: (await isQuiet(userId)) ? 0 : await countUnread(userId) };
  }

  return {
    ...{ telling, count, isQuiet },
    callDevices: calls.run,
    settleLikes: (({ payload }) =>
      database.write((tx) => telling.settle(tx, payload))) satisfies HandlerOf<typeof settleJob>,
    sendDigests: digests.send,
    leaveMail: digests.leave,

    /** Throws `not_found` where what `before` names is none of the caller’s. */
    async list({ userId }: Person, { before, pageSize }: Asked): Promise<NotificationList> {
      const { read: db } = database;
      const behind = before ? await queries.findRow(db, { id: before, userId }) : null;
      if (before && !behind) throw new Problem('not_found');
      const kinds = await reads.kindsOf(db, userId, ({ isHere }) => isHere);
      const rows = await queries.listRows(db, { userId, kinds, behind, take: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      return {
        notifications: await reads.fill(db, userId, page),
        unread: await countUnread(userId),
        next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
        isQuiet: await isQuiet(userId),
      };
    },

    async read(principal: Person, ids: readonly string[] | null): Promise<Unread> {
      const { userId } = principal;
      await database.write(async (tx) => {
        if (await queries.markRead(tx, { userId, ids })) await telling.ring(tx, userId);
      });
      return count(principal);
    },

    settings: ({ userId }: Person): Promise<NotificationSettings> => reads.settings(userId),

    async choose({ userId }: Person, form: NotificationChoices): Promise<NotificationSettings> {
      const { quiet, timeZone } = form;
      await database.write(async (tx) => {
        await choices.setChoices(tx, userId, form.choices);
        const hours = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null };
        const { mentions } = form;
        await choices.setHours(tx, { userId, timeZone, ...hours, ...(mentions && { mentions }) });
        await telling.ring(tx, userId);
      });
      return reads.settings(userId);
    },

    /** Throws `not_found` for what one does not see and for nobody, `mutes_full`. */
    async mute(principal: Person, form: MuteCreation): Promise<NotificationSettings> {
      const { userId } = principal;
      const subject = await subjectOf(principal, form);
      await database.write(async (tx) => {
        if ((await choices.countMutes(tx, userId)) >= mutesLimit) throw new Problem('mutes_full');
        const now = clock.now();
        await choices.insertMute(tx, { id: newId(now), userId, createdAt: now, ...subject });
        await telling.ring(tx, userId);
      });
      return reads.settings(userId);
    },

    async unmute({ userId }: Person, id: string): Promise<NotificationSettings> {
      await database.write(async (tx) => {
        if (!(await choices.deleteMute(tx, { id, userId }))) throw new Problem('not_found');
        await telling.ring(tx, userId);
      });
      return reads.settings(userId);
    },

    async tidy(): Promise<void> {
      const before = new Date(clock.now().getTime() - notificationDays * 86_400_000);
      await database.write((tx) => queries.forgetOld(tx, before));
    },

    /** What somebody chose and is told of, as they take it along. */
    async everythingOf(userId: string) {
      const { read: db } = database;
      const rows = await queries.listRows(db, {
        userId,
        kinds: notificationKinds,
        behind: null,
        take: 1_000,
      });
      const told = rows.map(({ kind, subject, touchedAt, isRead }) => ({
        ...{ kind, subject, isRead, at: touchedAt.toISOString() },
      }));
      return { notifications: told, notificationSettings: await reads.settings(userId) };
    },
  };

  async function subjectOf(principal: Person, form: MuteCreation) {
    if (form.kind === 'word') {
      const word = foldWords(form.word);
      return { word };
    }
    if (form.kind === 'dream') {
      return { dreamId: (await dreams.find(principal, form.dreamId)).id };
    }
    if (form.kind === 'thread') {
      return { threadId: await comments.threadOf(principal, form.commentId) };
    }
    if (form.kind === 'member') {
      const { memberId } = form;
      const { userId } = principal;
      if (!(await choices.isMemberBeside(database.read, { userId, memberId })))
        throw new Problem('not_found');
      return { memberId };
    }
    const other = await accounts.findByUsername(form.username);
    if (!other || other.id === principal.userId) throw new Problem('not_found');
    return { personId: other.id };
  }
}
