import type { Likes, Look, Shares } from '@reverie/contract/dreams';
import type { Dreams } from '#features/dreams/service.ts';
import * as queries from '#features/engagement/queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { DomainEvent } from '#platform/events/kinds.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';
import type { Scope } from '#platform/scope.ts';

export type EngagementParts = {
  database: Database;
  clock: Clock;
  log: Log;
  events: Events;
  dreams: Dreams;
};

export type Engagement = ReturnType<typeof createEngagement>;

/** Milliseconds in which one person's second look at a dream, or second share, counts no more. */
const countSpan = 24 * 3_600_000;
/** Milliseconds after which somebody who comes back looks anew. */
const lookSpan = 30 * 60_000;
/** How much later than another a look may be that was written down before it. */
const disorder = 60_000;

/** What readers leave with a dream: that they saw it, liked it, or sent it on. */
export function createEngagement({ database, clock, log, events, dreams }: EngagementParts) {
  /** Counts a look at somebody else's dream, once in a day for each viewer. */
  async function recordView(dreamId: string, viewer: string): Promise<void> {
    const span = spanAt(clock.now());
    await database.write(async (db) => {
      if (!(await queries.recordView(db, { dreamId, viewer, ...span }))) return;
      const dream = await dreams.subjectOf(db, dreamId);
      // Who looked is told to nobody.
      if (dream) await events.publish(db, eventOf('dream.viewed', dream, null));
    });
  }

  /** As this reader is told it: in a community a count stands until the day is over. */
  async function likesShown(db: Db, principal: Person, id: string): Promise<number> {
    return dreams.countsOf(await dreams.find(principal, id, db)).likes;
  }

  return {
    /** Throws `not_found` where the viewer does not see the dream, `forbidden` in a circle. */
    async like(principal: Person, id: string): Promise<Likes> {
      return database.write(async (db) => {
        const dream = await dreams.find(principal, id, db);
        // Who reads slowly counts nothing.
        if (dream.community?.isCircle) throw new Problem('forbidden');
        const now = clock.now();
        const like = { dreamId: id, userId: principal.userId, createdAt: now };
        if (await queries.insertLike(db, like)) {
          await events.publish(db, eventOf('dream.liked', dream, principal.userId));
          await queries.addLikes(db, id, 1, now);
        }
        return { liked: true, likes: await likesShown(db, principal, id) };
      });
    },

    /** The same. */
    async unlike(principal: Person, id: string): Promise<Likes> {
      return database.write(async (db) => {
        const dream = await dreams.find(principal, id, db);
        if (await queries.deleteLike(db, { dreamId: id, userId: principal.userId })) {
          await events.publish(db, eventOf('dream.unliked', dream, principal.userId));
          await queries.addLikes(db, id, -1, clock.now());
        }
        return { liked: false, likes: await likesShown(db, principal, id) };
      });
    },

    recordView,

    /**
     * The same behind the answer: nobody waits for it, and a look that cannot be written down does
     * not keep the dream from being read.
     */
    noteView(dreamId: string, viewer: string): void {
      recordView(dreamId, viewer).catch((error: unknown) =>
        log.warn({ dreamId, error }, 'a view was not counted'),
      );
    },

    /**
     * Counts that somebody sent a public dream on, once a day for each of them; null is a sharer of
     * whom nothing is counted, such as a robot. Throws `not_found` where they do not see it, and
     * `forbidden` where it is not public.
     */
    async share(principal: Principal | null, id: string, sharer: string | null): Promise<Shares> {
      return database.write(async (db) => {
        const dream = await dreams.find(principal, id, db);
        const { visibility, ownerId, shares } = dream;
        if (visibility !== 'public') throw new Problem('forbidden');
        if (sharer === null || ownerId === principal?.userId) return { shares };
        const span = spanAt(clock.now());
        const counted = await queries.recordShare(db, { dreamId: id, sharer, ...span });
        // Who sent it is told to nobody.
        if (counted !== null) await events.publish(db, eventOf('dream.shared', dream, null));
        return { shares: counted ?? shares };
      });
    },

    /** How many like a dream. */
    likesOf: queries.findLikes,

    /** How many of those did before a moment. */
    likesBefore: queries.countLikesBefore,

    /** Notes that somebody looks through the dreams there are, and tells what they had seen. */
    async look({ userId }: Person): Promise<Look> {
      const now = clock.now();
      const since = new Date(now.getTime() - lookSpan);
      const seenUntil = await database.write((db) => queries.noteLook(db, { userId, now, since }));
      return { seenUntil: seenUntil?.toISOString() ?? null };
    },

    /** When somebody last looked. */
    lookOf: (userId: string) => queries.readLook(database.read, userId),

    /** Counts a comment that readers meet, or meet no longer. */
    countComments: (db: Db, dreamId: string, delta: 1 | -1) =>
      queries.addComments(db, dreamId, delta, clock.now()),

    /** The dreams somebody likes, by id. */
    async likedBy(userId: string): Promise<string[]> {
      return queries.listLiked(database.read, userId);
    },

    /** The dreams of others somebody looked at of late. */
    viewedBy: (userId: string) => queries.listViewed(database.read, userId),

    /** The dreams of others somebody sent on of late. */
    sharedBy: (userId: string) => queries.listShared(database.read, userId),

    /** Forgets a reader who leaves: what they liked no longer counts them. */
    async forget(db: Db, userId: string): Promise<void> {
      for (const dream of await queries.forgetReader(db, userId, clock.now())) {
        await events.publish(db, eventOf('dream.unliked', dream, userId));
      }
    },

    /** Forgets looks and shares that no longer keep another from counting. */
    async tidy(): Promise<void> {
      const before = new Date(clock.now().getTime() - countSpan);
      await database.write((db) => queries.forgetTraces(db, before));
    },
  };
}

/** When something that counts once in a day counts again. */
function spanAt(now: Date) {
  const since = new Date(now.getTime() - countSpan);
  return { now, since, until: new Date(now.getTime() + disorder) };
}

type Subject = {
  id: string;
  ownerId: string;
  scope: Scope | null;
  communityId: string | null;
};

function eventOf(
  type: 'dream.liked' | 'dream.unliked' | 'dream.viewed' | 'dream.shared',
  { id, ownerId, communityId, ...dream }: Subject,
  actor: string | null,
): DomainEvent {
  // The minute a pseudonym reads or likes is told to no page: it would say whose it is.
  const scope = communityId === null ? dream.scope : null;
  return { type, actor, subject: id, scope, payload: { ownerId } };
}
