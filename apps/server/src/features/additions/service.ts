import { reportLimit } from '@reverie/contract/dreams.rules';
import type { AdditionCreation, DreamAddition } from '@reverie/contract/layers';
import { additionsOfADream } from '@reverie/contract/layers.rules';
import { countCharacters } from '@reverie/contract/text.rules';
import { z } from 'zod';
import { createBringing } from '#features/additions/bringing.changes.ts';
import * as queries from '#features/additions/queries.ts';
import type { AdditionRow } from '#features/additions/table.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { JournalIndex } from '#features/journal-index/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type AdditionParts = {
  database: Database;
  dreams: Dreams;
  journalIndex: JournalIndex;
  seal: Seal;
  clock: Clock;
};

export type { BroughtAddition } from '#features/additions/bringing.changes.ts';

export type Additions = ReturnType<typeof createAdditions>;

type Place = { id: string; additionId: string };

const saidSchema = z.object({ content: z.string(), passage: z.string().nullable() });

/** What an addition's texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `addition ${id}`;
}

export function createAdditions(parts: AdditionParts) {
  const { database, dreams, journalIndex, seal, clock } = parts;

  function openSaid({ id, sealed }: AdditionRow) {
    const opened = seal.open(sealed, contextOf(id));
    return opened === null ? null : saidSchema.parse(JSON.parse(opened));
  }

  function present(row: AdditionRow): DreamAddition {
    const said = openSaid(row);
    const { id, kind, state, letInAt } = row;
    return {
      ...{ id, kind, state, letInAt },
      content: said?.content ?? '',
      passage: said?.passage ?? null,
      isUnreadable: said === null,
      createdAt: row.createdAt.toISOString(),
    };
  }

  return {
    /** Additions that come with an archive of ours. */
    brought: createBringing({ ...parts, contextOf }),

    /** In the order in which they came. */
    async list(dreamId: string): Promise<DreamAddition[]> {
      return (await queries.listAdditions(database.read, dreamId)).map(present);
    },

    /** Those of several dreams of one dreamer, by dream: for what they take along. */
    async among(dreamIds: string[]): Promise<Map<string, DreamAddition[]>> {
      const rows = await queries.listAdditionsAmong(database.read, dreamIds);
      const byDream = Map.groupBy(rows, ({ dreamId }) => dreamId);
      return new Map(Array.from(byDream, ([id, some]) => [id, some.map(present)]));
    },

    /** Lays it down beside the dream, where no analysis reads it. */
    async add({ userId }: Person, dreamId: string, form: AdditionCreation): Promise<DreamAddition> {
      const now = clock.now();
      const id = newId(now);
      const { kind, ...said } = form;
      const sealed = seal.seal(JSON.stringify(said), contextOf(id));
      return database.write(async (tx) => {
        // Held, so that two at once count each other.
        const dream = await dreams.hold(tx, { userId, id: dreamId });
        const there = await queries.countAdditions(tx, dreamId);
        if (there >= additionsOfADream) throw new Problem('additions_full');
        const row = { id, dreamId, userId, kind, sealed, createdAt: now };
        const kept = await queries.insertAddition(tx, row);
        await journalIndex.keepAddition(tx, { dream, ref: id, text: form.content });
        return present(kept);
      });
    },

    /** Lets it into the report, once, or keeps it apart. What stands in the report already stays. */
    async settle(
      { userId }: Person,
      { id: dreamId, additionId }: Place,
      wished: 'let_in' | 'apart',
    ): Promise<DreamAddition> {
      return database.write(async (tx) => {
        const dream = await dreams.hold(tx, { userId, id: dreamId });
        const row = await queries.lockAddition(tx, { id: additionId, dreamId });
        if (!row) throw new Problem('not_found');
        if (row.state === 'let_in' || row.state === wished) return present(row);
        if (wished === 'apart') {
          await queries.settleAddition(tx, { id: row.id, state: 'apart', letInAt: null });
          return present({ ...row, state: 'apart' });
        }
        const said = openSaid(row);
        const told = dream.report ? dreams.reportOf(dream) : dreams.truly(dream).content;
        if (!said || told === null) throw new Problem('sealing_off');
        const report = `${told}\n\n${said.content}`;
        if (countCharacters(report) > reportLimit) throw new Problem('report_full');
        const { revision } = await dreams.retell(tx, dream, report);
        await queries.settleAddition(tx, { id: row.id, state: 'let_in', letInAt: revision });
        return present({ ...row, state: 'let_in', letInAt: revision });
      });
    },

    async remove({ userId }: Person, { id: dreamId, additionId }: Place): Promise<void> {
      await database.write(async (tx) => {
        await dreams.hold(tx, { userId, id: dreamId });
        const isGone = await queries.deleteAddition(tx, { id: additionId, dreamId });
        if (!isGone) throw new Problem('not_found');
        const entry = { ownerId: userId, kind: 'addition', ref: additionId } as const;
        await journalIndex.forgetText(tx, entry);
      });
    },

    /** What came later of dreams of one’s own, opened, for that person alone. */
    async ofDreams(userId: string, dreamIds: readonly string[]) {
      const rows = await queries.listAdditionsTo(database.read, { userId, dreamIds });
      return rows.flatMap((row) => {
        const content = openSaid(row)?.content;
        return content ? [{ dreamId: row.dreamId, content }] : [];
      });
    },

    /** All that came to somebody later, opened, for that person alone. */
    async everythingOf(userId: string) {
      const rows = await queries.listAdditionsOf(database.read, userId);
      return rows.map((row) => ({ dreamId: row.dreamId, ...present(row) }));
    },
  };
}
