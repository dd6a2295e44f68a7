import type { Likes } from '@reverie/contract/dreams';
import type { Dreams } from '#features/dreams/service.ts';
import * as queries from '#features/engagement/queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Log } from '#platform/log.ts';

export type EngagementParts = { database: Database; clock: Clock; log: Log; dreams: Dreams };

export type Engagement = ReturnType<typeof createEngagement>;

/** Milliseconds in which one viewer's second look at a dream is not a second view. */
const viewSpan = 24 * 3_600_000;

/** What readers leave with a dream: that they saw it, and that they liked it. */
export function createEngagement({ database, clock, log, dreams }: EngagementParts) {
  /** Counts a look at somebody else's dream, once in a day for each viewer. */
  async function recordView(dreamId: string, viewer: string): Promise<void> {
    const now = clock.now();
    const since = new Date(now.getTime() - viewSpan);
    await database.write((db) => queries.recordView(db, { dreamId, viewer, now, since }));
  }

  return {
    /** Throws `not_found` where the viewer does not see the dream. */
    async like(viewer: Viewer, id: string): Promise<Likes> {
      return database.write(async (db) => {
        await dreams.find(viewer, id, db);
        const isNew = await queries.insertLike(db, { dreamId: id, userId: viewer.userId });
        return { liked: true, likes: await queries.addLikes(db, id, isNew ? 1 : 0) };
      });
    },

    /** The same. */
    async unlike(viewer: Viewer, id: string): Promise<Likes> {
      return database.write(async (db) => {
        await dreams.find(viewer, id, db);
        const isGone = await queries.deleteLike(db, { dreamId: id, userId: viewer.userId });
        return { liked: false, likes: await queries.addLikes(db, id, isGone ? -1 : 0) };
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

    /** The dreams somebody likes, by id. */
    async likedBy(userId: string): Promise<string[]> {
      return queries.listLiked(database.read, userId);
    },

    /** Forgets a reader who leaves: what they liked no longer counts them. */
    async forget(db: Db, userId: string): Promise<void> {
      await queries.forgetReader(db, userId);
    },

    /** Forgets looks that no longer count. */
    async tidy(): Promise<void> {
      const before = new Date(clock.now().getTime() - viewSpan);
      await database.write((db) => queries.forgetViews(db, before));
    },
  };
}
