import { arrangementSchema, type ImageStyle, toldSchema } from '@reverie/contract/images';
import {
  drawingFile,
  imagePalettes,
  imageShapes,
  imageStyles,
  keptPaintings,
  seedLimit,
  squareWidths,
} from '@reverie/contract/images.rules';
import { type AnyScene, isScene } from '@reverie/painter';
import { isPrintScene } from '@reverie/painter/press';
import { z } from 'zod';
import type { Dreams } from '#features/dreams/service.ts';
import { placesOf, sizeOf } from '#features/images/elements.rules.ts';
import type { Files } from '#features/images/files.changes.ts';
import { hang } from '#features/images/hanging.changes.ts';
import type { RememberedManner } from '#features/images/job.ts';
import * as queries from '#features/images/queries.ts';
import { composedAs, isComing, nameOf } from '#features/images/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { LooseFile } from '#platform/loose-files.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { EncodedFile, Encoding } from '#providers/encoding/port.ts';
import type { ImageProvider } from '#providers/image/port.ts';

const alt = z.string().max(1_000);
const told = z.object({
  style: z.enum<readonly ImageStyle[]>(imageStyles),
  seed: z.int().min(0).max(seedLimit),
  palette: z.enum(imagePalettes).nullable(),
  // Archives made before something could be chosen say nothing of it.
  arrangement: arrangementSchema
    .extend({
      scheme: arrangementSchema.shape.scheme.default(null),
      about: arrangementSchema.shape.about.default(null),
      told: toldSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
  provider: z.string().max(60),
  fellBackFrom: z.string().max(60).nullable(),
  scene: z.custom<AnyScene>((scene) => isScene(scene) || isPrintScene(scene)),
  altFr: alt,
  altEn: alt,
  revision: z.int().min(1).max(1_000_000),
  createdAt: z.iso.datetime(),
  isShown: z.boolean(),
});
const hung = told.extend({ file: z.string() });

/** A painting as an archive of ours tells it, and the name of its file there. */
export type BroughtPainting = z.infer<typeof hung>;

const shapes = imageShapes.map((shape) => {
  const { width, height } = sizeOf({ shape });
  return { shape, ratio: height / width };
});

/** Pixels of a side at most: larger than any painting of ours. */
const sideLimit = 2_048;

/** What was brought as a picture, and is none that could be a painting. */
export class NoPainting extends Error {}

/** Paintings of a file, the one that is shown among them, as many as a dream keeps. */
export function paintingsIn(values: readonly unknown[]): BroughtPainting[] {
  const all = values.flatMap((value) => hung.safeParse(value).data ?? []);
  const byAge = all.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  const shown = byAge.filter(({ isShown }) => isShown).slice(0, 1);
  const others = byAge.filter(({ isShown }) => !isShown).slice(-(keptPaintings - shown.length));
  return [...others, ...shown];
}

/** How a painting was made, of a file that tells it; null where it does not. */
export function mannerIn(value: unknown): RememberedManner | null {
  return told.pick({ style: true, seed: true, palette: true }).safeParse(value).data ?? null;
}

type BringingParts = {
  database: Database;
  clock: Clock;
  dreams: Dreams;
  encode: Encoding;
  files: Files;
  painter: ImageProvider;
  seal: Seal;
};

/** The way of paintings that come with an archive; they go with their dream. */
export function createBringing(parts: BringingParts) {
  const { database, clock, dreams, encode, files, painter, seal } = parts;

  /** A picture that is no square, composed for the places that are. */
  async function squareOf(painting: unknown) {
    const { scene, style, seed } = hung.parse(painting);
    const side = Math.max(...squareWidths);
    return painter.paint({ scene, style, seed, width: side, height: side });
  }

  /** What the press prints is drawn anew, in little: an archive holds the picture alone. */
  async function drawingFilesOf(
    name: string,
    painting: unknown,
    { width, height }: { width: number; height: number },
  ): Promise<EncodedFile[]> {
    const { scene, style, seed, palette, provider, arrangement } = hung.parse(painting);
    if (provider !== painter.name || scene.version !== 2 || !arrangement) return [];
    const small = { width: width / 8, height: height / 8 };
    const places = {
      view: arrangement.view,
      ...composedAs(arrangement, palette),
      ...placesOf(scene, arrangement),
    };
    const { drawing } = await painter.paint({ scene, style, seed, ...places, ...small });
    if (drawing === undefined) return [];
    const bytes = new TextEncoder().encode(drawing);
    return [{ name: drawingFile(name), bytes, contentType: 'application/json' }];
  }

  return {
    paintingsIn,
    mannerIn,

    /**
     * Keeps one, made anew from its file. `stands` is asked in the transaction that keeps it. Throws
     * `NoPainting`.
     */
    async bringIn(
      { dreamId, bytes, painting }: { dreamId: string; bytes: Uint8Array; painting: unknown },
      stands: (db: Db) => Promise<boolean>,
    ): Promise<void> {
      const { isShown, file: _, createdAt: at, ...kept } = hung.parse(painting);
      const picture = await encode.decode(bytes).catch((cause: unknown) => {
        throw new NoPainting('no picture', { cause });
      });
      const { width, height, data } = picture;
      const { shape } = shapes.find(({ ratio }) => Math.abs(height / width - ratio) < 0.01) ?? {};
      if (!shape || width > sideLimit) throw new NoPainting('no picture of a shape of ours');
      const name = nameOf(dreamId, data);
      const size = sizeOf({ shape });
      const isSquare = size.width === size.height;
      const square = isSquare ? undefined : await squareOf(painting);
      const encoded = await encode.painting(picture, name, square);
      const { formats, placeholder } = encoded;
      const createdAt = new Date(Math.min(Date.parse(at), clock.now().getTime()));
      const row = {
        ...kept,
        ...{ id: newId(createdAt), dreamId, name, formats, placeholder, createdAt },
        ...size,
      };
      const all = [...encoded.files, ...(await drawingFilesOf(name, painting, size))];
      const loose = await files.store(name, all);
      const gone = await database.write(async (db) => {
        let pruned: LooseFile[] | null = null;
        if (!(await stands(db))) return null;
        await dreams.advance(db, dreamId, async (before) => {
          const paintingId = await hang(db, seal, row);
          // Another that its dreamer has by now stays the one that is seen.
          const shownId = isShown || !before.paintingId ? paintingId : before.paintingId;
          const room = { dreamId, shownId, keep: keptPaintings };
          pruned = await files.noted(db, await queries.prunePaintings(db, room));
          const isWaiting = isComing(before.imageStatus);
          return { paintingId: shownId, ...(!isWaiting && { imageStatus: 'done' as const }) };
        });
        return pruned;
      });
      await files.discard(gone ?? loose);
    },
  };
}
