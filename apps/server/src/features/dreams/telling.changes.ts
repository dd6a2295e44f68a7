import { randomUUID } from 'node:crypto';
import { weekOf } from '@reverie/contract/communities.rules';
import type { Dream, DreamCreation } from '@reverie/contract/dreams';
import { asksBeforePainting } from '@reverie/contract/dreams.rules';
import { type ChangeParts, type createChanges, wordsOf } from '#features/dreams/changes.ts';
import { columnsOfWords } from '#features/dreams/own-words.rules.ts';
import { answer, demandPlace } from '#features/dreams/placing.changes.ts';
import { scopeOf } from '#features/dreams/policy.ts';
import type { createReads } from '#features/dreams/reads.ts';
import { columnsOf, firstNight, languageOf } from '#features/dreams/rules.ts';
import * as shares from '#features/dreams/sharing.queries.ts';
import type { NewDreamRow } from '#features/dreams/table.ts';
import type { Claims } from '#features/recordings/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Person } from '#platform/http/principal.ts';
import { demandVoice } from '#platform/http/verdict.ts';
import { newId } from '#platform/ids.ts';

type TellingParts = Pick<ChangeParts, 'database' | 'demandPlain' | 'mayPublish' | 'seal'> & {
  claims: Claims;
  clock: Clock;
  changes: Pick<ReturnType<typeof createChanges>, 'add'>;
  reads: Pick<ReturnType<typeof createReads>, 'find' | 'present'>;
};

/** A dream that was not there before: the row it would have, and keeping it. */
export function createTelling(parts: TellingParts) {
  const { claims, clock, database, seal, changes, reads } = parts;
  const { find, present } = reads;

  /** The row of a new dream, as its dreamer tells it. */
  async function rowOf(principal: Person, form: DreamCreation) {
    const now = clock.now();
    // The ids of a community are in no order of time.
    const id = form.visibility === 'community' ? randomUUID() : newId(now);
    const {
      visibility = 'public',
      communityId = null,
      warnings = ['undeclared'],
      types = [],
      tags = [],
      ...columns
    } = columnsOf(form, (report) => seal.seal(report, id));
    const ownerId = principal.userId;
    const mayPublish = await parts.mayPublish(ownerId);
    const language = languageOf({ ...form, tags });
    const { title = null, city = null, country = null } = columns;
    const { content, blurred = [] } = form;
    const said = { title, content, tags, city, country, blurred };
    const row: NewDreamRow = {
      dreamedAt: now,
      ...columns,
      ...columnsOfWords(seal, { id, language, ...said }),
      ...{ id, ownerId, language, visibility, communityId, warnings, types },
      night: firstNight(form, now),
      sharedWeek: communityId && weekOf(now),
      scope: scopeOf({ ownerId, visibility, warnings, mayPublish }),
      imageStatus: asksBeforePainting(types, warnings) ? 'asks' : 'queued',
      createdAt: now,
      updatedAt: now,
    };
    return { id, row };
  }

  return {
    rowOf,

    /** Keeps the dream and starts its pipeline, or does neither. */
    async create(principal: Person, form: DreamCreation): Promise<Dream> {
      const { id, row } = await rowOf(principal, form);
      if (row.visibility !== 'private') demandVoice(principal);
      return database.write(async (db) => {
        const entered = await demandPlace(db, principal, row);
        if (row.visibility !== 'private')
          await parts.demandPlain(db, principal.userId, wordsOf(row));
        await changes.add(db, row);
        const { communityId = null } = row;
        if (entered?.isCircle) {
          await shares.takeTurn(db, { dreamId: id, communityId, now: row.createdAt });
        }
        await answer(db, { dreamId: id, communityId, questionId: form.questionId });
        if (form.audioId) {
          const claim = { userId: principal.userId, dreamId: id, audioId: form.audioId };
          await claims.claim(db, claim);
        }
        return present(principal, await find(principal, id, db));
      });
    },
  };
}
