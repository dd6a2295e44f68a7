import { randomUUID } from 'node:crypto';
import type { Comment, CommentCreation, Conversation } from '@reverie/contract/comments';
import {
  answersLimit,
  type Commenting,
  conversationPageSize,
} from '@reverie/contract/comments.rules';
import { mentionsLimit } from '@reverie/contract/mentions.rules';
import type { Accounts } from '#features/accounts/service.ts';
import { createCalling } from '#features/comments/calling.reads.ts';
import { createCommentChanges } from '#features/comments/changes.ts';
import {
  findNamed,
  findPseudonymous,
  listMentions,
  setMentions,
} from '#features/comments/mentions.queries.ts';
import { isSettled, mayComment, maySee } from '#features/comments/policy.ts';
import * as queries from '#features/comments/queries.ts';
import {
  dayBefore,
  faultOfNewcomer,
  isHeldFirst,
  presentComment,
  withThread,
} from '#features/comments/rules.ts';
import type { Connections } from '#features/connections/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import type { Ties } from '#features/ties/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demand, demandVoice } from '#platform/http/verdict.ts';
import { newId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

export type CommentParts = {
  database: Database;
  clock: Clock;
  events: Events;
  accounts: Accounts;
  connections: Connections;
  dreams: Dreams;
  engagement: Engagement;
  ties: Ties;
};

export type Comments = ReturnType<typeof createComments>;

/** What people say of dreams that others share. */
export function createComments(parts: CommentParts) {
  const { database, clock, accounts, connections, dreams, ties } = parts;
  const { appear, wait, vanish, edited, hold: holdFirst, ...changes } = createCommentChanges(parts);

  const readerOf = (principal: Principal | null) => ({
    userId: principal?.userId ?? null,
    apart: principal?.apart ?? [],
  });

  /** A comment the caller meets, locked. Throws `not_found` for any other. */
  async function hold(tx: Db, principal: Person, id: string): Promise<queries.SeenComment> {
    const row = await queries.lockComment(tx, id);
    if (!row || row.content === null) throw new Problem('not_found');
    demand(maySee(readerOf(principal), row));
    await dreams.find(principal, row.dreamId, tx);
    return row;
  }

  /** How a comment of the caller on this dream would stand there. */
  async function standingOf(
    { userId }: Person,
    dream: { id: string; ownerId: string; scope: Scope | null; communityId: string | null },
    db: Db = database.read,
  ) {
    const chosen = await queries.findCommenting(db, dream.id);
    // Whom a pseudonym knows under their own name is nobody's to learn: each waits instead.
    const isOfTies = chosen === 'followers' || chosen === 'connected';
    const isVeiled = dream.communityId !== null && isOfTies;
    const commenting = isVeiled ? 'approved' : chosen;
    const { ownerId } = dream;
    const isOther = userId !== ownerId;
    const isFollower =
      isOther && commenting === 'followers' && (await ties.between(userId, ownerId, db)).isFollowed;
    const isConnected =
      isOther &&
      commenting === 'connected' &&
      (await connections.areConnected(userId, ownerId, db));
    const isShared = dreams.isShared(dream);
    return mayComment({ userId, isFollower, isConnected }, { ownerId, isShared, commenting });
  }

  async function shown(tx: Db, principal: Person, id: string): Promise<Comment> {
    const row = await queries.findComment(tx, id);
    if (!row) throw new Problem('not_found');
    const mentions = await mentionsIn(tx, [id]);
    const { userId: viewerId, apart } = principal;
    return presentComment(row, { viewerId, apart, now: clock.now(), mentions });
  }

  /** Whom these call. Who took another name since is called by none of them: it would tell the new one. */
  async function mentionsIn(db: Db, ids: readonly string[]) {
    const all = await listMentions(db, ids);
    return all.filter(
      ({ written, usernameKey }) =>
        usernameKey === null || usernameKey === accounts.keyOf(written.slice(1)),
    );
  }

  /** Keeps whom a comment calls. Further ones than anybody may call are only words. */
  async function call(
    tx: Db,
    { userId: authorId, apart }: Person,
    comment: { id: string; content: string; communityId: string | null },
  ): Promise<void> {
    const { id, content, communityId } = comment;
    const called =
      communityId === null
        ? await findNamed(tx, { id, content, authorId, apart, keyOf: accounts.keyOf })
        : await findPseudonymous(tx, { id, content, authorId, communityId });
    await setMentions(tx, id, called.slice(0, mentionsLimit));
  }

  /** What is said already decides whether somebody may say this: true where it is read first. */
  async function weigh(tx: Db, { userId }: Person, content: string): Promise<boolean> {
    const now = clock.now();
    const { createdAt } = await accounts.find(tx, userId);
    const said = await queries.listSaidSince(tx, userId, dayBefore(now));
    const fault = faultOfNewcomer({ createdAt, saidToday: said.length, content }, now);
    if (fault) throw new Problem(fault);
    if (said.some((each) => each.content === content)) throw new Problem('comment_repeated');
    return isHeldFirst({ createdAt, content }, now);
  }

  /** The beginning of the conversation that an answer joins. */
  async function beginningOf(tx: Db, principal: Person, dreamId: string, answers: string) {
    const answered = await queries.findComment(tx, answers);
    const isThere = answered?.dreamId === dreamId && answered.content !== null;
    if (!answered || !isThere) throw new Problem('not_found');
    demand(maySee(readerOf(principal), answered));
    const beginning = answered.answers ?? answered.id;
    const there = await queries.countAnswers(tx, beginning);
    if (there >= answersLimit) throw new Problem('conversation_full');
    return beginning;
  }

  return {
    ...changes,

    /** A comment the caller meets. Throws `not_found` for any other. */
    find: (principal: Person, id: string) => database.write((tx) => hold(tx, principal, id)),

    /** What began the conversation of a comment whose place the caller sees. Throws `not_found`. */
    async threadOf(principal: Person, id: string): Promise<string> {
      const { read: db } = database;
      const row = await queries.findComment(db, id);
      if (!row) throw new Problem('not_found');
      demand(maySee(readerOf(principal), row));
      await dreams.find(principal, row.dreamId, db);
      return row.answers ?? row.id;
    },

    /** A page of conversations about a dream, as one reader meets them. */
    async list(principal: Principal | null, dreamId: string, page: number): Promise<Conversation> {
      const dream = await dreams.find(principal, dreamId);
      const { userId: viewerId, apart: away } = readerOf(principal);
      const apart = dream.communityId === null ? away : [];
      const reader = { dreamId, viewerId, apart, isOwner: viewerId === dream.ownerId };
      const part = { skip: (page - 1) * conversationPageSize, take: conversationPageSize };
      const { read: db } = database;
      const [beginnings, all, commenting, standing, unmet] = await Promise.all([
        queries.listBeginnings(db, { ...reader, ...part }),
        queries.countBeginnings(db, reader),
        queries.findCommenting(db, dreamId),
        principal ? standingOf(principal, dream) : 'closed',
        queries.countOf(db, { dreamId, people: apart }),
      ]);
      const ids = beginnings.map(({ id }) => id);
      const answering = await queries.listAnswers(db, ids, reader);
      const answers = Map.groupBy(answering, (row) => row.answers ?? '');
      const mentions = await mentionsIn(db, [...ids, ...answering.map(({ id }) => id)]);
      const muted = viewerId ? await queries.mutesOf(db, viewerId, ids) : new Map<string, string>();
      const now = clock.now();
      const comments = beginnings.flatMap((row) => {
        const isMasked = maySee({ userId: viewerId, apart }, row) === 'hidden';
        const own = answers.get(row.id) ?? [];
        const as = { viewerId, apart, now, mentions };
        const shown = [
          presentComment(row, { ...as, isMasked }),
          ...own.map((each) => presentComment(each, as)),
        ];
        const muteId = muted.get(row.id) ?? null;
        return withThread(shown, { muteId, isOwner: reader.isOwner });
      });
      return {
        comments,
        totalCount: Math.max(0, dream.comments - unmet),
        pageCount: Math.ceil(all / conversationPageSize),
        commenting,
        canComment: standing !== 'closed',
      };
    },

    /** Whom one may be thinking of who calls a name there. */
    people: createCalling(parts),

    /** Throws what `comments.add` of the contract declares. */
    async add(principal: Person, dreamId: string, form: CommentCreation): Promise<Comment> {
      demandVoice(principal);
      if (!(await accounts.mayPublish(principal.userId))) throw new Problem('address_waiting');
      const content = form.content.trim();
      return database.write(async (tx) => {
        const dream = await dreams.find(principal, dreamId, tx);
        const standing = await standingOf(principal, dream, tx);
        if (standing === 'closed') throw new Problem('comments_closed');
        const { passage, answers } = form;
        if (passage !== null && !dream.content.includes(passage)) {
          throw new Problem('passage_unknown');
        }
        const beginning =
          answers === null ? null : await beginningOf(tx, principal, dreamId, answers);
        const isHeld = await weigh(tx, principal, content);
        const now = clock.now();
        // The sorted kind tells the moment: of a pseudonym's hours nobody is told.
        const id = dream.communityId === null ? newId(now) : randomUUID();
        const isWaiting = standing === 'waiting';
        await queries.insertComment(tx, {
          ...{ id, dreamId, content, isWaiting, isHeld },
          authorId: principal.userId,
          answers: beginning,
          quoted: passage,
          createdAt: now,
        });
        await call(tx, principal, { id, content, communityId: dream.communityId });
        const tell = isHeld ? holdFirst : isWaiting ? wait : appear;
        await tell(tx, { id, dreamId, actor: principal.userId });
        return shown(tx, principal, id);
      });
    },

    /** Throws `forbidden` for somebody else’s, `comment_settled` once it is too late. */
    async update(principal: Person, id: string, text: string): Promise<Comment> {
      demandVoice(principal);
      const content = text.trim();
      return database.write(async (tx) => {
        const row = await hold(tx, principal, id);
        if (row.authorId !== principal.userId) throw new Problem('forbidden');
        const now = clock.now();
        if (isSettled(row, now)) throw new Problem('comment_settled');
        const { createdAt } = await accounts.find(tx, principal.userId);
        const fault = faultOfNewcomer({ createdAt, saidToday: 0, content }, now);
        if (fault) throw new Problem(fault);
        if (content !== row.content) {
          await queries.updateComment(tx, id, { content, editedAt: now });
          await call(tx, principal, { id, content, communityId: row.communityId });
          const said = { id, dreamId: row.dreamId, actor: principal.userId };
          if (isHeldFirst({ createdAt, content }, now)) {
            await changes.withhold(tx, id);
            await holdFirst(tx, said);
          } else await edited(tx, said);
        }
        return shown(tx, principal, id);
      });
    },

    /** Lets a comment on the caller’s own dream through; twice is once. */
    async approve(principal: Person, id: string): Promise<Comment> {
      return database.write(async (tx) => {
        const row = await hold(tx, principal, id);
        if (row.ownerId !== principal.userId) throw new Problem('forbidden');
        if (row.isWaiting) {
          await queries.updateComment(tx, id, { isWaiting: false });
          await appear(tx, { id, dreamId: row.dreamId, actor: row.authorId, isApproved: true });
        }
        return shown(tx, principal, id);
      });
    },

    /** Its author removes it, or the dreamer of the dream it is about. */
    async remove(principal: Person, id: string): Promise<void> {
      await database.write(async (tx) => {
        // One's own words are one's own, also under a dream that one no longer sees.
        const own = await queries.lockComment(tx, id);
        const isOwn = own?.authorId === principal.userId;
        const row = own && isOwn ? own : await hold(tx, principal, id);
        if (!isOwn && row.ownerId !== principal.userId) throw new Problem('forbidden');
        await vanish(tx, row, principal.userId);
      });
    },

    /** Who may comment on the caller’s own dream from now on. */
    async choose(
      principal: Person,
      dreamId: string,
      commenting: Commenting,
    ): Promise<{ commenting: Commenting }> {
      return database.write(async (tx) => {
        const dream = await dreams.find(principal, dreamId, tx);
        if (dream.ownerId !== principal.userId) throw new Problem('forbidden');
        await queries.setCommenting(tx, { dreamId, commenting });
        return { commenting };
      });
    },
  };
}
