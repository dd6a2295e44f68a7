import { randomUUID } from 'node:crypto';
import type { CommunityQuestion, CommunityQuestions } from '@reverie/contract/communities';
import { eveningHour, waitingQuestionsLimit, weekOf } from '@reverie/contract/communities.rules';
import { mayManage } from '#features/communities/policy.ts';
import * as queries from '#features/communities/rhythm.queries.ts';
import type { CommunityRow, MemberRow } from '#features/communities/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

type RhythmParts = {
  database: Database;
  clock: Clock;
  /** A community held by who looks after it. */
  holdManaged: (
    tx: Db,
    principal: Person,
    slug: string,
  ) => Promise<{ community: CommunityRow; own: MemberRow }>;
};

const present = ({ id, words, week, dreams }: queries.SeenQuestion): CommunityQuestion => ({
  ...{ id, words, week, dreams },
});

/** What comes by the clock: a question a week, and in a circle a dream an evening. */
export function createRhythm({ database, clock, holdManaged }: RhythmParts) {
  async function questionsOf(
    db: Db,
    communityId: string,
    own: MemberRow,
  ): Promise<CommunityQuestions> {
    const all = await queries.listQuestions(db, communityId);
    const monday = weekOf(clock.now());
    const asked = all.filter(({ week }) => week !== null);
    const waiting = mayManage(own) ? all.filter(({ week }) => week === null) : [];
    return {
      open: asked.filter(({ week }) => week === monday).map(present)[0] ?? null,
      past: asked.filter(({ week }) => week !== monday).map(present),
      waiting: waiting.map(present),
    };
  }

  return {
    questionsOf,

    /** Throws `questions_full` where a year of them waits. */
    async ask(principal: Person, slug: string, words: string): Promise<CommunityQuestions> {
      return database.write(async (tx) => {
        const { community, own } = await holdManaged(tx, principal, slug);
        if (community.archivedAt) throw new Problem('community_archived');
        const waiting = await queries.countWaiting(tx, community.id);
        if (waiting >= waitingQuestionsLimit) throw new Problem('questions_full');
        const createdAt = clock.now();
        await queries.insertQuestion(tx, {
          ...{ id: randomUUID(), communityId: community.id, words: words.trim() },
          ...{ week: null, createdAt },
        });
        return questionsOf(tx, community.id, own);
      });
    },

    /** Throws `question_open` for one that was asked: dreams answer it. */
    async drop(principal: Person, { slug, id }: { slug: string; id: string }): Promise<void> {
      await database.write(async (tx) => {
        const { community } = await holdManaged(tx, principal, slug);
        const question = await queries.findQuestion(tx, { communityId: community.id, id });
        if (!question) throw new Problem('not_found');
        if (question.week !== null) throw new Problem('question_open');
        await queries.deleteQuestion(tx, id);
      });
    },

    /** Opens this week's questions, and from the evening on the dream of each circle. */
    async turn(): Promise<void> {
      const now = clock.now();
      const monday = weekOf(now);
      await database.write(async (tx) => {
        await queries.openQuestions(tx, monday);
        if (now.getUTCHours() < eveningHour) return;
        await queries.openEvening(tx, { evening: now.toISOString().slice(0, 10), monday });
      });
    },
  };
}
