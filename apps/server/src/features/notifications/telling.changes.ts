import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '@reverie/contract/notifications.rules';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import * as choices from '#features/notifications/choices.queries.ts';
import { dreamsMet } from '#features/notifications/doings.queries.ts';
import { settleJob } from '#features/notifications/job.ts';
import * as queries from '#features/notifications/queries.ts';
import { dayOf, holdsWord } from '#features/notifications/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Scope } from '#platform/scope.ts';

export type TellingParts = {
  clock: Clock;
  events: Events;
  dreams: Dreams;
  engagement: Engagement;
  jobs: Jobs;
  ownerScope: (userId: string) => Scope;
  scopesOf: (reader: { userId: string }) => Scope[];
  /** How devices hear of it. */
  calls: {
    plan: (tx: Db, userId: string, how: { isSlow: boolean }) => Promise<void>;
  };
};

export type NotificationTelling = ReturnType<typeof createTelling>;

const day = 86_400_000;

type News = {
  userId: string;
  kind: NotificationKind;
  subject: string;
  at: Date;
  /** Whose doing it is, under which dream, in which words. */
  actor: string | null;
  dreamId: string | null;
  /** The conversation it is said in. */
  threadId?: string;
  words: string;
  peak?: number;
  isOnce?: boolean;
  /** Where it happened, if people bear other names there, and whose doing it is by those. */
  community?: { memberId: string | null };
};

type Said = NonNullable<Awaited<ReturnType<typeof queries.findSaid>>>;

/** How somebody comes to be told. What they want to hear nothing of is not even written. */
export function createTelling({ clock, events, dreams, engagement, ...parts }: TellingParts) {
  const { ownerScope, scopesOf, calls, jobs } = parts;

  /** The bell of somebody shows another number, on every page they have open. */
  async function ring(tx: Db, userId: string): Promise<void> {
    const scope = ownerScope(userId);
    const told = { actor: null, subject: userId, scope, payload: {} };
    await events.publish(tx, { type: 'notifications.changed', ...told });
  }

  /** In a community nobody is muted or kept apart by another name than the one they bear there. */
  async function isUnwanted(tx: Db, news: News): Promise<boolean> {
    const { userId, kind, actor, dreamId, threadId, words, community } = news;
    if (actor === userId) return true;
    const chosen = (await choices.listChoices(tx, userId)).find((each) => each.kind === kind);
    if (chosen && !chosen.isHere && chosen.mail === 'none') return true;
    const mutes = await choices.listMutes(tx, userId);
    const isMuted = mutes.some(({ dreamId: dream, personId, memberId }) =>
      community
        ? memberId !== null && memberId === community.memberId
        : (dream !== null && dream === dreamId) || (personId !== null && personId === actor),
    );
    const isPlaceMuted = mutes.some(
      (mute) =>
        (mute.dreamId !== null && mute.dreamId === dreamId) ||
        (mute.threadId !== null && mute.threadId === threadId),
    );
    if (isMuted || isPlaceMuted) return true;
    const muted = mutes.flatMap(({ word }) => word ?? []);
    if (holdsWord(words, muted)) return true;
    return !community && actor !== null && (await queries.apartFrom(tx, userId)).includes(actor);
  }

  /** Whether it was something to tell. */
  async function tell(tx: Db, news: News): Promise<boolean> {
    if (await isUnwanted(tx, news)) return false;
    const moment = clock.now();
    const { userId, kind, subject, at, peak, isOnce, community } = news;
    // Of a pseudonym's hours nobody is told: neither by a moment, nor by an id made of one, nor by
    // a bell that rings.
    const now = community ? dayOf(moment) : moment;
    const id = community ? randomUUID() : newId(moment);
    const isRung = await queries.tell(tx, { id, userId, kind, subject, at, now, peak, isOnce });
    if (isRung && !community) await ring(tx, userId);
    if (isRung) await calls.plan(tx, userId, { isSlow: community !== undefined });
    return true;
  }

  /** A comment with what it stands under; null where nothing of it is told. */
  async function sayingOf(tx: Db, id: string) {
    const comment = await queries.findSaid(tx, id);
    if (!comment || comment.content === null || comment.isHeld) return null;
    const dream = await dreams.subjectOf(tx, comment.dreamId);
    if (!dream || dream.scope === null) return null;
    const { dreamId, authorId, createdAt: at, content: words } = comment;
    const { communityId } = dream;
    const by = (userId: string | null) => communityOf(tx, communityId, userId);
    const threadId = comment.answers ?? comment.id;
    const news = { dreamId, threadId, actor: authorId, at, words, ...(await by(authorId)) };
    return { comment, dream, news, by };
  }

  async function communityOf(tx: Db, communityId: string | null, userId: string | null) {
    if (communityId === null) return {};
    const memberId = userId && (await queries.findMemberId(tx, { communityId, userId }));
    return { community: { memberId: memberId || null } };
  }

  /** Those a comment calls hear of it once, unless they are told of it anyway. */
  async function call(
    tx: Db,
    { comment, dream, news }: NonNullable<Awaited<ReturnType<typeof sayingOf>>>,
    told: ReadonlySet<string>,
  ): Promise<void> {
    if (comment.isWaiting || comment.authorId === null) return;
    for (const { userId, mentions } of await queries.listCalled(tx, comment.id)) {
      if (told.has(userId) || mentions === 'nobody') continue;
      const isNamed = dream.communityId === null;
      // Whom somebody knows by name says nothing in a community, and would tell whose a name there is.
      const isKnown = () => queries.knows(tx, { userId, other: comment.authorId ?? '' });
      if (isNamed && mentions === 'known' && !(await isKnown())) continue;
      const apart = isNamed ? await queries.apartFrom(tx, userId) : [];
      const asked = { userId, ids: [comment.dreamId], scopes: scopesOf({ userId }), apart };
      if (!(await dreamsMet(tx, asked)).has(comment.dreamId)) continue;
      await tell(tx, { ...news, userId, kind: 'mentioned', subject: comment.id, isOnce: true });
    }
  }

  async function tellSpeakers(
    tx: Db,
    comment: Said,
    news: Omit<News, 'userId' | 'kind' | 'subject'>,
    ownerId: string,
  ) {
    const told = new Set<string>();
    if (comment.answers === null) return told;
    const beginning = comment.answers;
    for (const userId of await queries.listSpeakers(tx, { beginning, before: comment.seq })) {
      if (userId === ownerId) continue;
      const isTold = await tell(tx, { ...news, userId, kind: 'answered', subject: beginning });
      if (isTold) told.add(userId);
    }
    return told;
  }

  return {
    ring,

    /** What moderation decided of somebody's own: nobody mutes it. */
    async moderated(
      tx: Db,
      { userId, decisionId }: { userId: string; decisionId: string },
    ): Promise<void> {
      const now = clock.now();
      const place = { userId, kind: 'moderated', subject: decisionId } as const;
      await queries.tell(tx, { id: newId(now), ...place, at: now, now });
      await ring(tx, userId);
      await calls.plan(tx, userId, { isSlow: false });
    },

    /** Somebody likes a dream; who likes it again calls nobody again. */
    async liked(
      tx: Db,
      { dreamId, ownerId, actor }: { dreamId: string; ownerId: string; actor: string | null },
    ): Promise<void> {
      const dream = await dreams.subjectOf(tx, dreamId);
      if (!dream || dream.scope === null) return;
      if (dream.ownerId !== ownerId) return;
      if (dream.communityId !== null) {
        const startAfter = new Date(dayOf(clock.now()).getTime() + day);
        await jobs.send(tx, settleJob, { dreamId, ownerId }, { startAfter, singletonKey: dreamId });
        return;
      }
      const peak = await engagement.likesOf(tx, dreamId);
      if (peak === 0) return;
      const news = { userId: ownerId, kind: 'liked', subject: dreamId, dreamId } as const;
      await tell(tx, { ...news, actor, at: clock.now(), words: '', peak });
    },

    /** In a community a like is told when its day is over: a bell that moves would tell the minute. */
    async settle(
      tx: Db,
      { dreamId, ownerId }: { dreamId: string; ownerId: string },
    ): Promise<void> {
      const dream = await dreams.subjectOf(tx, dreamId);
      const isThere = dream && dream.scope !== null && dream.communityId !== null;
      if (!isThere || dream.ownerId !== ownerId) return;
      const today = dayOf(clock.now());
      const peak = await engagement.likesBefore(tx, dreamId, today);
      if (peak === 0) return;
      const news = { userId: ownerId, kind: 'liked', subject: dreamId, dreamId } as const;
      const community = { memberId: null };
      await tell(tx, { ...news, actor: null, at: today, words: '', peak, community });
    },

    /** Somebody said something, or what they said was let through: looked at as it is by now. */
    async said(tx: Db, id: string, { isApproved }: { isApproved: boolean }): Promise<void> {
      const saying = await sayingOf(tx, id);
      if (!saying) return;
      const { comment, dream, news, by } = saying;
      const { dreamId, authorId, isWaiting } = comment;
      const { ownerId } = dream;
      const told = new Set<string>();
      if (!isApproved) {
        const kind = isWaiting ? 'waiting' : 'commented';
        const isTold = await tell(tx, { ...news, userId: ownerId, kind, subject: dreamId });
        if (isTold) told.add(ownerId);
      }
      if (isWaiting) return;
      if (isApproved && authorId) {
        const approved = { ...news, ...(await by(ownerId)), words: '', actor: ownerId };
        await tell(tx, { ...approved, userId: authorId, kind: 'approved', subject: id });
      }
      const spoken = await tellSpeakers(tx, comment, news, ownerId);
      await call(tx, saying, new Set([...told, ...spoken]));
    },

    /** A comment was written otherwise: whom it calls by now may be others. */
    async mentioned(tx: Db, id: string): Promise<void> {
      const saying = await sayingOf(tx, id);
      if (saying) await call(tx, saying, new Set([saying.dream.ownerId]));
    },

    /** Somebody asks to connect, or said yes. */
    async met(
      tx: Db,
      { kind, subject, actor, userId }: Pick<News, 'kind' | 'subject' | 'actor' | 'userId'>,
    ): Promise<void> {
      const at = clock.now();
      await tell(tx, { kind, subject, actor, userId, at, dreamId: null, words: '' });
    },

    /** Somebody shares unusual motifs: who is not told, and not known here. */
    async matched(tx: Db, { subject, userId }: Pick<News, 'subject' | 'userId'>): Promise<void> {
      const news = { actor: null, at: clock.now(), dreamId: null, words: '' };
      await tell(tx, { kind: 'matched', subject, userId, ...news });
    },

    /** Of a community, to one of its members; nobody else is named. */
    inCommunity,

    /** Somebody waits to be let in: those who look after the community hear of it. */
    async knocked(tx: Db, communityId: string): Promise<void> {
      for (const userId of await queries.listManagers(tx, communityId)) {
        await inCommunity(tx, { kind: 'knocked', subject: communityId, userId });
      }
    },
  };

  async function inCommunity(tx: Db, place: Pick<News, 'kind' | 'subject' | 'userId'>) {
    const community = { memberId: null };
    const news = { actor: null, at: clock.now(), dreamId: null, words: '', community };
    await tell(tx, { ...place, ...news });
  }
}
