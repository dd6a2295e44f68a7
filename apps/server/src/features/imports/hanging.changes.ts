import { type Images, NoPainting } from '#features/images/service.ts';
import * as queries from '#features/imports/queries.ts';
import type { ImportRow } from '#features/imports/table.ts';
import { bytesIn } from '#features/imports/zips.reads.ts';
import type { Database } from '#platform/db/database.ts';
import type { Randomly } from '#platform/zip/unzip.ts';

/** Pictures made anew in one run: then whoever waits behind has a turn. */
const stretch = 12;

type HangingParts = { database: Database; images: Images };

/** Pictures of an archive, hung beside dreams that are written already. */
export function createHanging({ database, images }: HangingParts) {
  return {
    /**
     * Hangs some. How many are left, and how many of these could not be hung: files that are missing
     * or no pictures. One that was interrupted goes on where it stood.
     */
    async hang(
      { id: importId }: ImportRow,
      { source, signal }: { source: Randomly; signal: AbortSignal },
    ): Promise<{ left: number; lost: number }> {
      const some = await queries.listPictures(database.read, { importId, limit: stretch });
      const files = await bytesIn(source, new Set(some.map(({ file }) => file)));
      let lost = 0;
      for (const { dreamId, file, painting } of some) {
        signal.throwIfAborted();
        const bytes = files.get(file);
        const isHung = bytes && (await hangOne({ importId, dreamId, file, painting }, bytes));
        if (isHung) continue;
        lost += 1;
        await database.write((tx) => queries.deletePicture(tx, { importId, dreamId, file }));
      }
      return { left: await queries.countPictures(database.read, importId), lost };
    },
  };

  async function hangOne(
    { painting, ...place }: Awaited<ReturnType<typeof queries.listPictures>>[number],
    bytes: Uint8Array,
  ): Promise<boolean> {
    try {
      const asked = { dreamId: place.dreamId, bytes, painting };
      await images.brought.bringIn(asked, async (tx) => {
        // Held: whoever takes the import back waits for this one, and finds it.
        const now = await queries.lockImport(tx, place.importId);
        if (now?.stage !== 'hanging') return false;
        await queries.deletePicture(tx, place);
        return true;
      });
      return true;
    } catch (error) {
      if (error instanceof NoPainting) return false;
      throw error;
    }
  }
}
