import { pseudonymOf } from '@reverie/contract/communities.rules';
import { askDays } from '@reverie/contract/connections.rules';
import type { Mute, Notification, NotificationSettings } from '@reverie/contract/notifications';
import {
  chosenKinds,
  type NotificationKind,
  notificationKinds,
} from '@reverie/contract/notifications.rules';
import * as choices from '#features/notifications/choices.queries.ts';
import * as doings from '#features/notifications/doings.queries.ts';
import * as queries from '#features/notifications/queries.ts';
import { beginningOf, dayOf, holdsWord } from '#features/notifications/rules.ts';
import type { NotificationRow } from '#features/notifications/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

type ReadParts = {
  database: Database;
  clock: Clock;
  scopesOf: (reader: { userId: string }) => Scope[];
};

export type NotificationReads = ReturnType<typeof createReads>;

const peopleNamed = 3;

/** What is told is read where it stands: what somebody may no longer see is not there to be told. */
export function createReads({ database, clock, scopesOf }: ReadParts) {
  async function kindsOf(
    db: Db,
    userId: string,
    isWanted: (choice: { isHere: boolean; mail: string; isPushed: boolean }) => boolean,
  ): Promise<NotificationKind[]> {
    const chosen = await choices.listChoices(db, userId);
    const usual = { isHere: true, mail: 'none', isPushed: true };
    return notificationKinds.filter((kind) =>
      isWanted(chosen.find((each) => each.kind === kind) ?? usual),
    );
  }

  /** These notifications as their person may read them; those that say nothing any more are left out. */
  async function fill(
    db: Db,
    userId: string,
    rows: readonly NotificationRow[],
  ): Promise<Notification[]> {
    if (rows.length === 0) return [];
    const [apart, mutes] = await Promise.all([
      queries.apartFrom(db, userId),
      choices.listMutes(db, userId),
    ]);
    const unheard = [...apart, ...mutes.flatMap(({ personId }) => personId ?? [])];
    const mutedMembers = mutes.flatMap(({ memberId }) => memberId ?? []);
    const mutedThreads = mutes.flatMap(({ threadId }) => threadId ?? []);
    const today = dayOf(clock.now());
    const words = mutes.flatMap(({ word }) => word ?? []);
    const asked = (...kinds: NotificationKind[]) => {
      const ids = rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
      return { ids, userId, unheard, mutedMembers, mutedThreads, today };
    };
    const since = new Date(clock.now().getTime() - askDays * 86_400_000);
    const [sayings, approved, ...others] = await Promise.all([
      doings.commentsOf(db, asked('commented', 'waiting', 'answered', 'mentioned')),
      doings.approvedOf(db, asked('approved')),
      doings.likersOf(db, asked('liked')),
      doings.meetingOf(db, { ...asked('asked', 'connected'), since }),
      doings.knockersOf(db, asked('knocked')),
    ]);
    const said = [...sayings.filter(({ content }) => !holdsWord(content, words)), ...approved];
    const byId = ({ notificationId }: doings.Doer) => notificationId;
    const saidOf = Map.groupBy(said, byId);
    const doersOf = Map.groupBy([...said, ...others.flat()], byId);
    const dreamOf = ({ id, subject, kind }: NotificationRow) =>
      saidOf.get(id)?.[0]?.dreamId ?? (kind === 'liked' ? subject : '');
    const mutedDreams = new Set(mutes.map(({ dreamId }) => dreamId));
    const ids = [...new Set(rows.map(dreamOf))].filter((id) => id !== '' && !mutedDreams.has(id));
    const subjects = rows.map(({ subject }) => subject);
    const matchedIds = asked('matched').ids;
    const [dreams, communities, decided, open] = await Promise.all([
      doings.dreamsMet(db, { userId, ids, scopes: scopesOf({ userId }), apart }),
      doings.communitiesMet(db, userId, subjects),
      queries.decisionsStanding(db, userId, subjects),
      doings.matchesOpen(db, { ids: matchedIds, userId, now: clock.now() }),
    ]);
    return rows.flatMap((row): Notification[] => {
      const doers = doersOf.get(row.id) ?? [];
      if (row.kind === 'moderated') {
        return decided.has(row.subject) ? [present(row, { decisionId: row.subject })] : [];
      }
      if (row.kind === 'matched') return open.has(row.id) ? [present(row, {})] : [];
      if (row.kind === 'asked' || row.kind === 'connected') {
        return doers.length > 0 ? [present(row, { doers })] : [];
      }
      if (row.kind === 'knocked' || row.kind === 'let_in' || row.kind === 'came_in') {
        const community = communities.get(row.subject);
        const isTold = row.kind !== 'knocked' || (community?.manages && doers.length > 0);
        return community && isTold ? [present(row, { community, doers })] : [];
      }
      const dream = dreams.get(dreamOf(row));
      if (!dream || doers.length === 0) return [];
      const { slug, name } = dream;
      const community = slug !== null && name !== null ? { slug, name } : null;
      return [present(row, { dream, doers, community, said: saidOf.get(row.id) ?? [] })];
    });
  }

  return {
    fill,
    kindsOf,

    async settings(userId: string): Promise<NotificationSettings> {
      const { read: db } = database;
      const [chosen, hours, mutes] = await Promise.all([
        choices.listChoices(db, userId),
        choices.findHours(db, userId),
        choices.listMutes(db, userId),
      ]);
      const apart = await queries.apartFrom(db, userId);
      const threadIds = mutes.flatMap(({ threadId }) => threadId ?? []);
      const threads = await doings.threadsMet(db, { userId, ids: threadIds, apart });
      const ids = [...mutes, ...threads].flatMap(({ dreamId }) => dreamId ?? []);
      const met = await doings.dreamsMet(db, { userId, ids, scopes: scopesOf({ userId }), apart });
      return {
        choices: chosenKinds.map(
          (kind) =>
            chosen.find((each) => each.kind === kind) ?? {
              ...{ kind, isHere: true, mail: 'none' as const, isPushed: true },
            },
        ),
        quiet: quietOf(hours),
        timeZone: hours?.timeZone ?? 'UTC',
        mentions: hours?.mentions ?? 'everybody',
        mutes: mutes.flatMap((mute) => {
          const thread = threads.find(({ id }) => id === mute.threadId);
          return presentMute(mute, met.get((thread ?? mute).dreamId ?? ''), thread);
        }),
      };
    },
  };
}

/** The hours in which nothing calls, or null. */
export function quietOf(hours: { quietFrom: number | null; quietUntil: number | null } | null) {
  const { quietFrom: from = null, quietUntil: until = null } = hours ?? {};
  return from === null || until === null ? null : { from, until };
}

type Parts = {
  dream?: doings.MetDream;
  community?: { slug: string; name: string } | null;
  doers?: readonly doings.Doer[];
  said?: readonly doings.Saying[];
  decisionId?: string;
};

/** Under a dream of a community nobody has another name than the one they bear there. */
function present(row: NotificationRow, parts: Parts): Notification {
  const { dream, community = null, doers = [], said = [], decisionId = null } = parts;
  const [latest] = said;
  const isOfOne = said.every(({ threadId }) => threadId === latest?.threadId);
  const all = [...new Map(doers.map((doer) => [doer.userId, doer])).values()];
  const named = all.slice(0, peopleNamed);
  return {
    id: row.id,
    kind: row.kind,
    dream: dream ? presentDream(dream) : null,
    decisionId,
    community: community && { slug: community.slug, name: community.name },
    pseudonyms: community ? named.flatMap(pseudonymIn) : [],
    people: community
      ? []
      : named.map(({ username, displayName, avatar, hasPage }) => ({
          ...{ username, displayName, avatar, hasPage },
        })),
    others: Math.max(0, all.length - peopleNamed),
    count: Math.max(1, doers.length),
    commentId: latest?.commentId ?? null,
    threadId: (isOfOne && latest?.threadId) || null,
    excerpt: latest ? beginningOf(latest.content) : null,
    at: row.touchedAt.toISOString(),
    isRead: row.isRead,
  };
}

function pseudonymIn({ memberId: id, bird, number }: PseudonymRow) {
  return id !== null && bird !== null && number !== null ? [pseudonymOf({ id, bird, number })] : [];
}
type PseudonymRow = { memberId: string | null; bird: number | null; number: number | null };

function presentDream({ id, title, content }: doings.MetDream) {
  return { id, title, firstWords: beginningOf(content, 60) };
}

/** A dream one no longer meets is not named; what mutes it stands, for when it is met again. */
function presentMute(
  mute: choices.MuteRow,
  dream: doings.MetDream | undefined,
  begun: doings.MutedThread | undefined,
): Mute[] {
  const { id, word, username, displayName, avatar, hasPage, community } = mute;
  if ((mute.dreamId || mute.threadId) && !dream) return [];
  const person =
    mute.personId && username !== null
      ? { username, displayName, avatar, hasPage: hasPage ?? false }
      : null;
  const [pseudonym] = pseudonymIn(mute);
  const member = pseudonym && community !== null ? { pseudonym, community } : null;
  const about = dream ? presentDream(dream) : null;
  const firstWords = begun?.content ? beginningOf(begun.content, 60) : null;
  const thread = mute.threadId && about ? { dream: about, firstWords } : null;
  return [{ id, dream: thread ? null : about, person, member, thread, word }];
}
