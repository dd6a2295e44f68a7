import type { NotificationKind } from '@reverie/contract/notifications.rules';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import * as choices from '#features/notifications/choices.queries.ts';
import * as queries from '#features/notifications/queries.ts';
import { holdsWord } from '#features/notifications/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import { newId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

export type TellingParts = {
  clock: Clock;
  events: Events;
  dreams: Dreams;
  engagement: Engagement;
  ownerScope: (userId: string) => Scope;
};

export type NotificationTelling = ReturnType<typeof createTelling>;

type News = {
  userId: string;
  kind: NotificationKind;
  subject: string;
  at: Date;
  /** Whose doing it is, under which dream, in which words. */
  actor: string | null;
  dreamId: string;
  words: string;
  peak?: number;
};

/** How somebody comes to be told. What they want to hear nothing of is not even written. */
export function createTelling({ clock, events, dreams, engagement, ownerScope }: TellingParts) {
  /** The bell of somebody shows another number, on every page they have open. */
  async function ring(tx: Db, userId: string): Promise<void> {
    const scope = ownerScope(userId);
    const told = { actor: null, subject: userId, scope, payload: {} };
    await events.publish(tx, { type: 'notifications.changed', ...told });
  }

  async function isUnwanted(tx: Db, { userId, kind, actor, dreamId, words }: News) {
    if (actor === userId) return true;
    const chosen = (await choices.listChoices(tx, userId)).find((each) => each.kind === kind);
    if (chosen && !chosen.isHere && chosen.mail === 'none') return true;
    if (actor && (await queries.apartFrom(tx, userId)).includes(actor)) return true;
    const mutes = await choices.listMutes(tx, userId);
    const muted = mutes.flatMap(({ word }) => word ?? []);
    return (
      mutes.some((mute) => mute.dreamId === dreamId || (actor && mute.personId === actor)) ||
      holdsWord(words, muted)
    );
  }

  async function tell(tx: Db, news: News): Promise<void> {
    if (await isUnwanted(tx, news)) return;
    const now = clock.now();
    const { userId, kind, subject, at, peak } = news;
    const id = newId(now);
    const isRung = await queries.tell(tx, { id, userId, kind, subject, at, now, peak });
    if (isRung) await ring(tx, userId);
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
    },

    /** Somebody likes a dream; who likes it again calls nobody again. */
    async liked(
      tx: Db,
      { dreamId, ownerId, actor }: { dreamId: string; ownerId: string; actor: string | null },
    ): Promise<void> {
      const dream = await dreams.subjectOf(tx, dreamId);
      if (!dream || !isNamed(dream) || dream.ownerId !== ownerId) return;
      const peak = await engagement.likesOf(tx, dreamId);
      if (peak === 0) return;
      const news = { userId: ownerId, kind: 'liked', subject: dreamId, dreamId } as const;
      await tell(tx, { ...news, actor, at: clock.now(), words: '', peak });
    },

    /** Somebody said something, or what they said was let through: looked at as it is by now. */
    async said(tx: Db, id: string, { isApproved }: { isApproved: boolean }): Promise<void> {
      const comment = await queries.findSaid(tx, id);
      if (!comment || comment.content === null) return;
      const { dreamId, authorId, answers, createdAt: at, isWaiting, content: words } = comment;
      const dream = await dreams.subjectOf(tx, dreamId);
      if (!dream || !isNamed(dream)) return;
      const { ownerId } = dream;
      const news = { dreamId, actor: authorId, at, words };
      const toOwner = isWaiting ? 'waiting' : 'commented';
      if (!isApproved)
        await tell(tx, { ...news, userId: ownerId, kind: toOwner, subject: dreamId });
      if (isWaiting) return;
      if (isApproved && authorId) {
        await tell(tx, {
          ...news,
          words: '',
          actor: ownerId,
          userId: authorId,
          kind: 'approved',
          subject: id,
        });
      }
      if (answers === null) return;
      const speakers = await queries.listSpeakers(tx, { beginning: answers, before: comment.seq });
      for (const userId of speakers.filter((each) => each !== ownerId)) {
        await tell(tx, { ...news, userId, kind: 'answered', subject: answers });
      }
    },
  };
}

/**
 * Whether people meet there under their names. Of a community nothing is told: whom one mutes or keeps
 * away by name would be missing from what is told, and found on the page.
 */
function isNamed({ scope, communityId }: { scope: Scope | null; communityId: string | null }) {
  return scope !== null && communityId === null;
}
