import {
  additionKinds,
  additionLimit,
  additionStates,
  additionsOfADream,
  passageLimit,
} from '@reverie/contract/layers.rules';
import { writtenText } from '@reverie/contract/text';
import { z } from 'zod';
import * as queries from '#features/additions/queries.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import type { JournalIndex } from '#features/journal-index/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

const told = z.object({
  content: writtenText({ max: additionLimit }),
  passage: writtenText({ max: passageLimit }).nullish(),
  kind: z.enum(additionKinds),
  state: z.enum(additionStates),
  letInAt: z.int().min(1).max(1_000_000).nullish(),
  createdAt: z.iso.datetime(),
});

/** An addition as an archive of ours tells it. */
export type BroughtAddition = z.infer<typeof told>;

type BringingParts = {
  journalIndex: JournalIndex;
  seal: Seal;
  clock: Clock;
  contextOf: (id: string) => string;
};

/** Additions of a file, in its order: no more than a dream takes. */
export function additionsIn(values: readonly unknown[]): BroughtAddition[] {
  const all = values.flatMap((value) => told.safeParse(value).data ?? []);
  return all.slice(0, additionsOfADream);
}

/** The way of additions that come with an archive; they go with their dream. */
export function createBringing({ journalIndex, seal, clock, contextOf }: BringingParts) {
  return {
    additionsIn,

    async bringIn(db: Db, dream: DreamRow, all: readonly BroughtAddition[]): Promise<void> {
      const now = clock.now();
      const rows = all.map(({ content, passage = null, kind, state, letInAt, createdAt }) => {
        const id = newId(now);
        const isIn = state === 'let_in' && letInAt != null;
        return {
          ...{ id, dreamId: dream.id, userId: dream.ownerId, kind, content },
          sealed: seal.seal(JSON.stringify({ content, passage }), contextOf(id)),
          state: state === 'let_in' && !isIn ? 'apart' : state,
          letInAt: isIn ? letInAt : null,
          createdAt: new Date(createdAt),
        };
      });
      await queries.insertAdditions(
        db,
        rows.map(({ content: _, ...row }) => row),
      );
      for (const { id: ref, content: text } of rows) {
        await journalIndex.keepAddition(db, { dream, ref, text });
      }
    },
  };
}
