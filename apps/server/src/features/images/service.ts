import { createHash } from 'node:crypto';
import type { ImageRequest, ImageRequested } from '@reverie/contract/images';
import { largestImageWidth, paintingNameOf } from '@reverie/contract/images.rules';
import { describe, sceneOf } from '@reverie/painter';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import * as queries from '#features/images/queries.ts';
import type { PaintingRow } from '#features/images/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { newId } from '#platform/ids.ts';
import type { EncodePainting } from '#providers/encoding/port.ts';
import type { ImageProvider } from '#providers/image/port.ts';
import type { Storage, StoredFile } from '#providers/storage/port.ts';

export type ImageParts = {
  database: Database;
  dreams: Dreams;
  analysis: AnalysisService;
  painter: ImageProvider;
  encode: EncodePainting;
  storage: Storage;
  clock: Clock;
};

/** The run of a job: when to stop, and how to end it together with its result. */
type Run = { signal: AbortSignal; complete(db: Db): Promise<void> };

export type Images = ReturnType<typeof createImages>;

export function createImages(parts: ImageParts) {
  const { database, dreams, analysis, painter, encode, storage, clock } = parts;
  const size = { width: largestImageWidth, height: largestImageWidth };

  return {
    /** Asks for a painting, or for another one. */
    async request(viewer: Viewer, dreamId: string, asked: ImageRequest): Promise<ImageRequested> {
      const dream = await dreams.wishForPainting(viewer, dreamId, asked);
      const { imageStatus, wishStyle, wishSeed } = dream;
      return {
        data: { dreamId, imageStatus, style: wishStyle ?? 'oil', seed: wishSeed ?? 0 },
      };
    },

    /** A file of a painting, for those who may see its dream. */
    async file(viewer: Viewer | null, file: string): Promise<StoredFile & { isPublic: boolean }> {
      const name = paintingNameOf(file);
      const painting = name && (await queries.findByName(database.read, name));
      if (!painting) throw new Problem('not_found');
      const dream = await dreams.find(viewer, painting.dreamId);
      const stored = await storage.get(file);
      if (!stored) throw new Problem('not_found');
      return { ...stored, isPublic: dream.visibility === 'public' };
    },

    /**
     * Paints for one wish. Files are stored before the row that names them, so that no reader meets
     * a name without its file; what a late painting stored is removed again.
     */
    async paint(dreamId: string, wishId: string, run: Run): Promise<void> {
      const wished = await database.write((db) =>
        dreams.advance(db, dreamId, async (before) =>
          before.wishId === wishId && before.imageStatus !== 'done'
            ? { imageStatus: 'running' }
            : null,
        ),
      );
      if (!wished) return;
      // The shared text alone: nothing of a private report reaches a picture or its alt text.
      const reading = await analysis.ofContent(dreamId);
      if (!reading) throw new Error('a painting was asked for before its analysis');

      const scene = sceneOf(reading);
      const style = wished.wishStyle ?? 'oil';
      const seed = wished.wishSeed ?? 0;
      const picture = await painter.paint({ scene, style, seed, ...size }, run);
      const { files, placeholder } = await encode(picture, nameOf(dreamId, picture.data));
      for (const { name, bytes, contentType } of files) {
        await storage.put(name, bytes, { contentType });
      }

      const painting: PaintingRow = {
        id: newId(clock.now()),
        dreamId,
        revision: wished.revision,
        name: nameOf(dreamId, picture.data),
        provider: painter.name,
        style,
        seed,
        scene,
        altFr: describe(scene, 'fr'),
        altEn: describe(scene, 'en'),
        placeholder,
        createdAt: clock.now(),
      };
      const isKept = await database.write(async (db) => {
        const after = await dreams.advance(db, dreamId, async (before) => {
          if (before.wishId !== wishId || before.imageStatus === 'done') return null;
          await queries.insertPainting(db, painting);
          return { imageStatus: 'done', paintingId: painting.id };
        });
        await run.complete(db);
        return after !== null;
      });
      const isInUse = isKept || (await queries.findByName(database.read, painting.name));
      if (!isInUse) await Promise.all(files.map(({ name }) => storage.remove(name)));
    },

    /** Says that a wish is given up. */
    async giveUp(dreamId: string, wishId: string): Promise<void> {
      await database.write((db) =>
        dreams.advance(db, dreamId, async (before) =>
          before.wishId === wishId && before.imageStatus !== 'done'
            ? { imageStatus: 'failed' }
            : null,
        ),
      );
    },
  };
}

/** What all files of a painting are called: the same pixels for the same dream, the same name. */
function nameOf(dreamId: string, pixels: Uint8ClampedArray): string {
  return createHash('sha256').update(dreamId).update(pixels).digest('hex').slice(0, 32);
}
