import * as queries from '#features/comments/queries.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';

type ChangeParts = { database: Database; events: Events; dreams: Dreams; engagement: Engagement };

type Appeared = {
  id: string;
  dreamId: string;
  actor: string | null;
  /** Whether its dreamer let it through just now. */
  isApproved?: boolean;
};

/** What is told to no page. */
const quiet = ['comment.waiting', 'comment.edited', 'comment.held', 'comment.withdrawn'] as const;
type Quiet = (typeof quiet)[number];

/** How comments come to be read, and go: counted with their dream, and told to whom it concerns. */
export function createCommentChanges({ database, events, dreams, engagement }: ChangeParts) {
  async function tell(
    tx: Db,
    type: 'dream.commented' | 'dream.uncommented' | Quiet,
    { id: commentId, dreamId, actor, isApproved }: Appeared,
  ): Promise<void> {
    const dream = await dreams.subjectOf(tx, dreamId);
    if (!dream) return;
    const { ownerId } = dream;
    // What waits is told to no page; nor is what a pseudonym says, whose minute is nobody's to know.
    const isUntold = quiet.some((each) => each === type) || dream.communityId !== null;
    const scope = isUntold ? null : dream.scope;
    const payload = { ownerId, commentId, ...(isApproved && { isApproved }) };
    await events.publish(tx, { type, actor, subject: dreamId, scope, payload });
  }

  async function appear(tx: Db, comment: Appeared): Promise<void> {
    await engagement.countComments(tx, comment.dreamId, 1);
    await tell(tx, 'dream.commented', comment);
  }

  const wait = (tx: Db, comment: Appeared) => tell(tx, 'comment.waiting', comment);
  const hold = (tx: Db, comment: Appeared) => tell(tx, 'comment.held', comment);
  const edited = (tx: Db, comment: Appeared) => tell(tx, 'comment.edited', comment);

  /** Removes it; where it was answered, that something stood there stays. */
  async function vanish(
    tx: Db,
    row: Pick<queries.SeenComment, 'id' | 'dreamId' | 'authorId' | 'isWaiting' | 'isHeld'>,
    actor: string | null,
  ): Promise<void> {
    const { id, dreamId, authorId, isWaiting, isHeld } = row;
    const isAnswered = (await queries.countAnswers(tx, id)) > 0;
    await (isAnswered ? queries.blankComment(tx, id) : queries.deleteComment(tx, id));
    if (isHeld && actor !== null && actor === authorId) {
      await tell(tx, 'comment.withdrawn', { id, dreamId, actor });
    }
    // Others did not meet it: it was not counted.
    if (isWaiting || isHeld) return;
    await engagement.countComments(tx, dreamId, -1);
    await tell(tx, 'dream.uncommented', { id, dreamId, actor });
  }

  return {
    appear,
    wait,
    hold,
    edited,
    vanish,

    /** As it stands, whoever may read it. */
    peek: queries.findComment,

    /** Keeps it from everybody but its author, until it is released. */
    async withhold(tx: Db, id: string): Promise<void> {
      const row = await queries.lockComment(tx, id);
      if (!row || row.isHeld || row.content === null) return;
      await queries.updateComment(tx, id, { isHeld: true });
      if (row.isWaiting) return;
      await engagement.countComments(tx, row.dreamId, -1);
      await tell(tx, 'dream.uncommented', { id, dreamId: row.dreamId, actor: null });
    },

    async release(tx: Db, id: string): Promise<void> {
      const row = await queries.lockComment(tx, id);
      if (!row?.isHeld) return;
      await queries.updateComment(tx, id, { isHeld: false });
      const said = { id, dreamId: row.dreamId, actor: row.authorId };
      await (row.isWaiting ? wait : appear)(tx, said);
    },

    /** Removes it for moderation. */
    async removeFor(tx: Db, id: string): Promise<void> {
      const row = await queries.lockComment(tx, id);
      if (row && row.content !== null) await vanish(tx, row, null);
    },

    /** Removes all that somebody said who leaves. */
    async forget(tx: Db, userId: string): Promise<void> {
      for (const row of await queries.listSaidBy(tx, userId)) await vanish(tx, row, null);
    },

    /** What somebody said, as they take it along. */
    async everythingOf(userId: string) {
      const rows = await queries.listSaidBy(database.read, userId);
      return rows.map(({ dreamId, content, quoted, createdAt }) => ({
        ...{ dreamId, content, quoted, createdAt: createdAt.toISOString() },
      }));
    },
  };
}
