import type { DreamCreation, DreamPreview } from '@reverie/contract/dreams';
import { dreamReaders } from '@reverie/contract/dreams.rules';
import { demandPlace } from '#features/dreams/placing.changes.ts';
import { isShared, mayChange, maySee, strangerTo } from '#features/dreams/policy.ts';
import * as queries from '#features/dreams/queries.ts';
import type { createReads } from '#features/dreams/reads.ts';
import type { DreamRow, NewDreamRow } from '#features/dreams/table.ts';
import type { createTelling } from '#features/dreams/telling.changes.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { demand } from '#platform/http/verdict.ts';

type PreviewParts = {
  database: Database;
  rowOf: ReturnType<typeof createTelling>['rowOf'];
  present: ReturnType<typeof createReads>['present'];
};

type Asked = { dream: DreamCreation; of: string | null };

/** A dream as others would receive it, were it kept so. */
export function createPreview({ database, rowOf, present }: PreviewParts) {
  /**
   * Written, read as each reader, and undone. It lies in the bin meanwhile, so that no list counts
   * it and nobody waits for it: where it would be is told to the policy alone. Of a dream that is
   * there already its picture and its moments are shown.
   */
  return async function preview(
    principal: Person,
    { dream: form, of }: Asked,
  ): Promise<DreamPreview> {
    const { id, row } = await rowOf(principal, form);
    const { scope = null } = row;
    const work = async (db: Db) => {
      await demandPlace(db, principal, row);
      const before = of === null ? null : await queries.lockDream(db, of);
      if (of !== null) demand(before ? mayChange(principal, before) : 'hidden');
      const binned = { scope: null, deletedAt: row.createdAt };
      await queries.insertDream(db, { ...row, ...shownOf(before, row), ...binned });
      const views = [];
      for (const as of dreamReaders) {
        const reader = strangerTo(principal, { communityId: row.communityId ?? null }, as);
        const written = await queries.findDream(db, { id, viewerId: reader?.userId ?? null });
        const seen = written && { ...written, scope };
        const isSeen = seen !== null && maySee(reader, seen) === 'allowed';
        views.push({ as, dream: isSeen ? present(reader, seen) : null });
      }
      throw new Undone({ views });
    };
    return database.write(work).catch((error: unknown) => {
      if (error instanceof Undone) return error.preview;
      throw error;
    });
  };
}

/** Ends the transaction of a preview: nothing of it is kept. */
class Undone extends Error {
  readonly preview: DreamPreview;

  constructor(preview: DreamPreview) {
    super('a preview is kept nowhere');
    this.preview = preview;
  }
}

/** What stays of a dream that is changed: elsewhere another picture stands. */
function shownOf(before: DreamRow | null, row: NewDreamRow): Partial<NewDreamRow> {
  if (!before) return {};
  const isLeft = isShared(before) && before.communityId !== (row.communityId ?? null);
  const { imageStatus, createdAt, updatedAt } = before;
  return { ...(!isLeft && { paintingId: before.paintingId, imageStatus }), createdAt, updatedAt };
}
