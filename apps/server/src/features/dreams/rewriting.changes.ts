import { weekOf } from '@reverie/contract/communities.rules';
import type { Dream, DreamUpdate } from '@reverie/contract/dreams';
import { asksBeforePainting } from '@reverie/contract/dreams.rules';
import type { ChangeParts, createChanges } from '#features/dreams/changes.ts';
import { columnsOfWords } from '#features/dreams/own-words.rules.ts';
import { answer, demandCommunity } from '#features/dreams/placing.changes.ts';
import { isShared, scopeOf } from '#features/dreams/policy.ts';
import type { createReads } from '#features/dreams/reads.ts';
import { columnsOf, languageOf, nextNight } from '#features/dreams/rules.ts';
import * as shares from '#features/dreams/sharing.queries.ts';
import { type DreamRow, trulyOf } from '#features/dreams/table.ts';
import type { Claims } from '#features/recordings/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { matchesRevision } from '#platform/http/revisions.ts';

type RewritingParts = Pick<ChangeParts, 'mayPublish' | 'seal' | 'wishes'> & {
  claims: Claims;
  clock: Clock;
  changes: Pick<ReturnType<typeof createChanges>, 'change'>;
  reads: Pick<ReturnType<typeof createReads>, 'find' | 'present'>;
};

/** A dream that is told otherwise, or elsewhere. */
export function createRewriting(parts: RewritingParts) {
  const { claims, clock, seal, wishes } = parts;
  const { change } = parts.changes;
  const { find, present } = parts.reads;

  return {
    /**
     * Every change is a new revision and is analysed again; a changed text is painted again. Throws
     * `revision_changed` where `ifMatch` names another revision than the one that stands.
     */
    async update(
      principal: Person,
      id: string,
      form: DreamUpdate,
      ifMatch?: string,
    ): Promise<Dream> {
      const mayPublish = await parts.mayPublish(principal.userId);
      const decide = async (before: DreamRow, db: Db) => {
        if (!matchesRevision(ifMatch, before.revision)) throw new Problem('revision_changed');
        const { audioId } = form;
        if (audioId !== undefined) {
          await claims.claim(db, { userId: principal.userId, dreamId: before.id, audioId });
        }
        const columns = columnsOf(form, (report) => seal.seal(report, before.id));
        const { communityId = before.communityId } = columns;
        const truly = trulyOf(seal, before);
        // A change would write over what it does not show.
        if (truly.isWordsUnreadable) throw new Problem('sealing_off');
        const next = { ...truly, ...columns, communityId };
        const language = languageOf(next);
        const { blurred = truly.blurred } = form;
        const { id: rowId, content, tags, title = null, city = null, country = null } = next;
        const said = { title, content, tags, city, country, blurred };
        const words = columnsOfWords(seal, { id: rowId, language, ...said });
        const isMoved = next.communityId !== before.communityId;
        const isNew = isMoved && next.communityId !== null;
        const entered = await demandCommunity(db, principal, next, isNew);
        const standing = { dreamId: before.id, communityId: next.communityId };
        if (isMoved) await shares.leavePlace(db, before.id);
        if (entered?.isCircle) await shares.takeTurn(db, { ...standing, now: clock.now() });
        await answer(db, { ...standing, questionId: form.questionId });
        const asks = asksBeforePainting(next.types, next.warnings);
        const isRewritten = words.content !== before.content;
        const isReleased = before.imageStatus === 'asks' && !asks;
        // Elsewhere another picture stands, which nobody knows from where it was.
        const isLeft = isMoved && isShared(before);
        const isRepainted = isRewritten || isReleased || isLeft;
        // In the manner of the one before, in its own colours.
        if (isRepainted && !asks) await wishes.ask(db, before.id, { askedBy: null, palette: null });
        if (isRepainted && asks) await wishes.drop(db, before.id);
        return {
          ...columns,
          ...words,
          night: nextNight(form, before),
          language,
          scope: scopeOf({
            ...next,
            mayPublish: mayPublish && !(await shares.isHeld(db, next.id)),
          }),
          revision: before.revision + 1,
          analysisStatus: 'queued' as const,
          ...(isRepainted && { imageStatus: asks ? ('asks' as const) : ('queued' as const) }),
          ...(isMoved && { sharedWeek: next.communityId && weekOf(clock.now()) }),
          ...(isLeft && { paintingId: null }),
          updatedAt: clock.now(),
        };
      };
      const moves = (before: DreamRow) =>
        ({ ...before, ...columnsOf(form, () => before.report ?? new Uint8Array()) }).communityId !==
        before.communityId;
      const after = await change(principal, id, decide, moves);
      return present(principal, await find(principal, after.id));
    },
  };
}
