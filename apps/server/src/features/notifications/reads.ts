import type { Mute, Notification, NotificationSettings } from '@reverie/contract/notifications';
import {
  chosenKinds,
  type NotificationKind,
  notificationKinds,
} from '@reverie/contract/notifications.rules';
import * as choices from '#features/notifications/choices.queries.ts';
import * as queries from '#features/notifications/queries.ts';
import { beginningOf, holdsWord } from '#features/notifications/rules.ts';
import type { NotificationRow } from '#features/notifications/table.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

type ReadParts = { database: Database; scopesOf: (reader: { userId: string }) => Scope[] };

export type NotificationReads = ReturnType<typeof createReads>;

const peopleNamed = 3;

/** What is told is read where it stands: what somebody may no longer see is not there to be told. */
export function createReads({ database, scopesOf }: ReadParts) {
  async function kindsOf(
    db: Db,
    userId: string,
    isWanted: (choice: { isHere: boolean; mail: string }) => boolean,
  ): Promise<NotificationKind[]> {
    const chosen = await choices.listChoices(db, userId);
    const usual = { isHere: true, mail: 'none' };
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
    const unheard = [...apart, userId, ...mutes.flatMap(({ personId }) => personId ?? [])];
    const mutedDreams = new Set(mutes.map(({ dreamId }) => dreamId));
    const words = mutes.flatMap(({ word }) => word ?? []);
    const idsOf = (...kinds: NotificationKind[]) =>
      rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    const [sayings, approved, likers] = await Promise.all([
      queries.commentsOf(db, { ids: idsOf('commented', 'waiting', 'answered'), unheard }),
      queries.approvedOf(db, { ids: idsOf('approved'), unheard }),
      queries.likersOf(db, { ids: idsOf('liked'), unheard }),
    ]);
    const heard = sayings.filter(({ content }) => !holdsWord(content, words));
    const saidOf = Map.groupBy([...heard, ...approved], (each) => each.notificationId);
    const likersOf = Map.groupBy(likers, (each) => each.notificationId);
    const dreamOf = ({ id, kind, subject }: NotificationRow) =>
      kind === 'answered' || kind === 'approved' ? saidOf.get(id)?.[0]?.dreamId : subject;
    const ids = [...new Set(rows.flatMap((row) => dreamOf(row) ?? []))];
    const wanted = ids.filter((id) => !mutedDreams.has(id));
    const met = await queries.dreamsMet(db, { ids: wanted, scopes: scopesOf({ userId }), apart });
    const standing = await queries.decisionsStanding(
      db,
      userId,
      rows.map(({ subject }) => subject),
    );
    return rows.flatMap((row) => {
      if (row.kind === 'moderated') {
        return standing.has(row.subject) ? [presentDecision(row)] : [];
      }
      const dream = met.get(dreamOf(row) ?? '');
      const said = saidOf.get(row.id) ?? [];
      const doers = row.kind === 'liked' ? (likersOf.get(row.id) ?? []) : said;
      return dream && doers.length > 0 ? [present(row, { dream, doers, latest: said[0] })] : [];
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
      const ids = mutes.flatMap(({ dreamId }) => dreamId ?? []);
      const apart = await queries.apartFrom(db, userId);
      const met = await queries.dreamsMet(db, { ids, scopes: scopesOf({ userId }), apart });
      return {
        choices: chosenKinds.map(
          (kind) =>
            chosen.find((each) => each.kind === kind) ?? { kind, isHere: true, mail: 'none' },
        ),
        quiet: quietOf(hours),
        timeZone: hours?.timeZone ?? 'UTC',
        mutes: mutes.flatMap((mute) => presentMute(mute, met.get(mute.dreamId ?? ''))),
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
  dream: queries.MetDream;
  doers: readonly queries.Doer[];
  latest: queries.Saying | undefined;
};

function present(row: NotificationRow, { dream, doers, latest }: Parts): Notification {
  const people = new Map(doers.map((doer) => [doer.userId, doer]));
  return {
    id: row.id,
    kind: row.kind,
    dream: presentDream(dream),
    decisionId: null,
    people: [...people.values()]
      .slice(0, peopleNamed)
      .map(({ username, displayName, avatar, hasPage }) => ({
        ...{ username, displayName, avatar, hasPage },
      })),
    others: Math.max(0, people.size - peopleNamed),
    count: doers.length,
    commentId: latest?.commentId ?? null,
    excerpt: latest ? beginningOf(latest.content) : null,
    at: row.touchedAt.toISOString(),
    isRead: row.isRead,
  };
}

/** Only that something was decided: what it was is read on its page. */
function presentDecision(row: NotificationRow): Notification {
  const { id, kind, subject: decisionId, touchedAt, isRead } = row;
  return {
    ...{ id, kind, decisionId, isRead, at: touchedAt.toISOString(), count: 1, others: 0 },
    ...{ dream: null, people: [], commentId: null, excerpt: null },
  };
}

function presentDream({ id, title, content }: queries.MetDream) {
  return { id, title, firstWords: beginningOf(content, 60) };
}

/** A dream one no longer meets is not named; what mutes it stands, for when it is met again. */
function presentMute(mute: choices.MuteRow, dream: queries.MetDream | undefined): Mute[] {
  const { id, word, username, displayName, avatar, hasPage } = mute;
  if (mute.dreamId && !dream) return [];
  const person =
    mute.personId && username !== null
      ? { username, displayName, avatar, hasPage: hasPage ?? false }
      : null;
  return [{ id, dream: dream ? presentDream(dream) : null, person, word }];
}
