import type { ReportTarget } from '@reverie/contract/moderation.rules';
import type { Accounts } from '#features/accounts/service.ts';
import type { Comments } from '#features/comments/service.ts';
import type { Communities } from '#features/communities/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import { findDream } from '#features/moderation/queries.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

export type TargetParts = {
  accounts: Accounts;
  communities: Communities;
  dreams: Dreams;
  comments: Comments;
};

export type Targets = ReturnType<typeof createTargets>;

type Of = { targetKind: ReportTarget; targetId: string };
/** `isUnnamed` where people meet under pseudonyms: whose it is, a moderator does not learn either. */
export type Shown = {
  title: string | null;
  content: string | null;
  imageUrl: string | null;
  isUnnamed: boolean;
};

const nothing: Shown = { title: null, content: null, imageUrl: null, isUnnamed: false };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What can be reported: how each kind is found, shown, kept from others, given back and removed. */
export function createTargets({ accounts, communities, dreams, comments }: TargetParts) {
  return {
    /** What somebody who sees it reports, and whose it is. Throws `not_found`, `forbidden` for one’s own. */
    async find(principal: Person, { kind, id }: { kind: ReportTarget; id: string }) {
      const found = await (async () => {
        if (kind === 'profile') {
          const owner = await accounts.findPageOwner(id);
          if (owner && !principal.apart.includes(owner.id)) {
            return { targetId: owner.id, subjectId: owner.id };
          }
          throw new Problem('not_found');
        }
        if (kind === 'community') {
          const { id: targetId, ownerId } = await communities.findReported(principal, id);
          return { targetId, subjectId: ownerId };
        }
        if (!uuid.test(id)) throw new Problem('not_found');
        if (kind === 'comment') {
          const { authorId } = await comments.find(principal, id);
          if (!authorId) throw new Problem('not_found');
          return { targetId: id, subjectId: authorId };
        }
        return { targetId: id, subjectId: (await dreams.find(principal, id)).ownerId };
      })();
      if (found.subjectId === principal.userId) throw new Problem('forbidden');
      return found;
    },

    /** As a moderator reads it, hidden or not. */
    async show(db: Db, { targetKind, targetId }: Of, subjectId: string | null): Promise<Shown> {
      if (targetKind === 'comment') {
        const comment = await comments.peek(db, targetId);
        const isUnnamed = comment !== null && comment.communityId !== null;
        return { ...nothing, content: comment?.content ?? null, isUnnamed };
      }
      if (targetKind === 'profile') {
        const owner = subjectId ? await accounts.peek(db, subjectId) : null;
        return { ...nothing, title: owner?.username ?? null, content: owner?.displayName ?? null };
      }
      if (targetKind === 'community') {
        const community = await communities.peek(db, targetId);
        if (!community) return { ...nothing, isUnnamed: true };
        const { name, description, rules } = community;
        const content = [description, ...rules].join('\n');
        return { ...nothing, title: name, content, isUnnamed: true };
      }
      const dream = await findDream(db, targetId);
      if (!dream) return nothing;
      const { title, content, communityId } = dream;
      return { ...nothing, title, content, isUnnamed: communityId !== null };
    },

    /** Out of everybody’s sight but its own person’s, until it is given back. */
    async hold(tx: Db, { targetKind, targetId }: Of): Promise<void> {
      if (targetKind === 'comment') await comments.withhold(tx, targetId);
      else if (targetKind === 'profile') await accounts.holdPage(tx, targetId, true);
      else if (targetKind === 'community') await communities.setHeld(tx, targetId, true);
      else await dreams.withhold(tx, targetId);
    },

    async release(tx: Db, { targetKind, targetId }: Of): Promise<void> {
      if (targetKind === 'comment') await comments.release(tx, targetId);
      else if (targetKind === 'profile') await accounts.holdPage(tx, targetId, false);
      else if (targetKind === 'community') await communities.setHeld(tx, targetId, false);
      else await dreams.release(tx, targetId);
    },

    /**
     * For good. A page has nothing of its own to remove, and what a community holds is its members':
     * they stay closed.
     */
    async remove(tx: Db, of: Of): Promise<void> {
      if (of.targetKind === 'comment') await comments.removeFor(tx, of.targetId);
      else if (of.targetKind === 'profile') await accounts.holdPage(tx, of.targetId, true);
      else if (of.targetKind === 'community') await communities.setHeld(tx, of.targetId, true);
      else {
        const dream = await dreams.lockOf(tx, of.targetId);
        if (dream) await dreams.takeBack(tx, dream.ownerId, [dream]);
      }
    },
  };
}
