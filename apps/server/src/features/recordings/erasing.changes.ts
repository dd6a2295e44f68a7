import { orphanDays } from '@reverie/contract/recordings.rules';
import type { createPieces } from '#features/recordings/pieces.changes.ts';
import * as pieceQueries from '#features/recordings/pieces.queries.ts';
import * as queries from '#features/recordings/queries.ts';
import type { Sounds } from '#features/recordings/sound.changes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Later } from '#platform/personal.ts';

type ErasingParts = {
  database: Database;
  clock: Clock;
  sounds: Sounds;
  pieces: ReturnType<typeof createPieces>;
};

/** How recordings go: by their dreamer’s wish, with their person, or because nothing came of them. */
export function createErasing({ database, clock, sounds, pieces }: ErasingParts) {
  return {
    /** Erases the sound, and the words with it unless they are kept. */
    async remove({ userId }: Person, id: string, { keepsWords }: { keepsWords: boolean }) {
      const noted = await database.write(async (tx) => {
        const row = await queries.lockRecording(tx, id);
        if (row?.userId !== userId) throw new Problem('not_found');
        if (keepsWords) {
          const silence = { bytes: 0, length: null, pieceCount: 0, track: null };
          await queries.updateRecording(tx, id, { ...silence, status: 'silent' });
          await pieceQueries.deletePieces(tx, id);
        } else await queries.deleteRecording(tx, id);
        return pieceQueries.findNoted(tx, [id]);
      });
      await sounds.discard(noted);
    },

    async forget(tx: Db, userId: string, later: Later): Promise<void> {
      const rows = await queries.listRecordings(tx, { userId, isAlone: false });
      for (const { id } of rows) await queries.deleteRecording(tx, id);
      const noted = await pieceQueries.findNoted(
        tx,
        rows.map(({ id }) => id),
      );
      later(() => sounds.discard(noted));
    },

    /** Erases what never became whole and belongs to no dream, and files whose piece has gone. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - orphanDays * 86_400_000);
      const noted = await database.write(async (tx) =>
        pieceQueries.findNoted(tx, await queries.deleteOrphans(tx, before)),
      );
      await sounds.discard(noted);
      await sounds.sweep();
      await pieces.lookAgain();
    },
  };
}
