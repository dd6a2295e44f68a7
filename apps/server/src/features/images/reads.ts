import type { OfferedStyle } from '@reverie/contract/images';
import {
  drawingFile,
  imageWidths,
  leakFile,
  lookFile,
  lookWidth,
  paintingNameOf,
  previewFile,
  previewSize,
  scaledFile,
} from '@reverie/contract/images.rules';
import { isScene } from '@reverie/painter';
import { isPrintScene } from '@reverie/painter/press';
import { placesOf } from '#features/images/elements.rules.ts';
import type { Files } from '#features/images/files.changes.ts';
import * as queries from '#features/images/queries.ts';
import { composedAs, largestFile } from '#features/images/rules.ts';
import type { PaintingRow } from '#features/images/table.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import type { EncodedFile, Encoding } from '#providers/encoding/port.ts';
import type { ImageProvider, Picture, Printer } from '#providers/image/port.ts';
import type { Storage, StoredFile } from '#providers/storage/port.ts';

export type ReadParts = {
  database: Database;
  storage: Storage;
  encode: Encoding;
  painter: ImageProvider & Printer;
  log: Log;
};

/** `isPassing`: another one will take its place under the same name. */
type OpenedFile = StoredFile & { isPassing?: boolean };

/** A preview is waited for no longer than this, in milliseconds, to be painted at its own shape. */
const previewPatience = 4_000;

/** The files of paintings as they are read. */
export function createReads(parts: ReadParts & { files: Files }) {
  const { database, storage, encode, painter, log, files } = parts;
  /** Previews at work, so that two who ask at once wait for one. */
  const previews = new Map<string, Promise<EncodedFile>>();

  /** Painted at its own shape, never cropped; what another model painted is set in its colours. */
  async function makePreview(painting: PaintingRow): Promise<EncodedFile> {
    const { name, provider, scene, style, seed, palette, arrangement } = painting;
    const isOurs = provider === painter.name && (isScene(scene) || isPrintScene(scene));
    if (!isOurs) return setInColours(painting);
    const places = arrangement && {
      view: arrangement.view,
      ...composedAs(arrangement, palette),
      ...placesOf(scene, arrangement),
    };
    const picture = await painter.paint({ scene, style, seed, ...places, ...previewSize });
    return encode.preview(picture, name);
  }

  async function setInColours(painting: PaintingRow): Promise<EncodedFile> {
    return encode.preview(await pixelsOf(painting), painting.name);
  }

  /** Keeps a file made of a painting when it was asked for. */
  async function keepMade({ name }: PaintingRow, file: EncodedFile): Promise<StoredFile | null> {
    await files.put(file);
    // Its painting may have gone while it was made.
    if (!(await queries.findByName(database.read, name))) await storage.remove(file.name);
    return storage.get(file.name);
  }

  function startPreview(painting: PaintingRow): Promise<EncodedFile> {
    const { name, dreamId } = painting;
    const known = previews.get(name);
    if (known) return known;
    const making = makePreview(painting).then(async (file) => {
      await keepMade(painting, file);
      return file;
    });
    previews.set(name, making);
    making
      .catch((error: unknown) => log.warn({ dreamId, error }, 'a preview was not painted'))
      .finally(() => previews.delete(name));
    return making;
  }

  /**
   * A preview nobody has asked for before. A fetcher that cannot wait for the painter is given the
   * square painting set in its own colours, which the next one will not be.
   */
  async function firstPreview(painting: PaintingRow): Promise<OpenedFile> {
    const { promise: late, resolve: runOut } = Promise.withResolvers<null>();
    const timer = setTimeout(() => runOut(null), previewPatience);
    const native = await Promise.race([startPreview(painting).catch(() => null), late]);
    clearTimeout(timer);
    const { bytes, contentType } = native ?? (await setInColours(painting));
    const body = new Blob([new Uint8Array(bytes)]).stream();
    const etag = `"${painting.name}-${bytes.byteLength.toString(36)}"`;
    return { body, size: bytes.byteLength, contentType, etag, isPassing: native === null };
  }

  /** What was printed, as text; null where the press has not made it. */
  async function drawingOf({ name }: Pick<PaintingRow, 'name'>): Promise<string | null> {
    const file = await storage.get(drawingFile(name));
    return file && new Response(file.body).text();
  }

  const pixelsOf = (painting: Pick<PaintingRow, 'name' | 'formats'>) =>
    pixelsIn(largestFile(painting));

  async function pixelsIn(name: string): Promise<Picture> {
    const file = await storage.get(name);
    if (!file) throw new Error('a painting is without its files');
    return encode.decode(new Uint8Array(await new Response(file.body).arrayBuffer()));
  }

  /** Its light, kept from when it was first asked for. */
  async function leakOf(painting: PaintingRow): Promise<StoredFile | null> {
    const { name } = painting;
    const stored = await storage.get(leakFile(name));
    if (stored) return stored;
    const picture = await pixelsIn(scaledFile(name, imageWidths[0]));
    return keepMade(painting, await encode.leak(picture, name));
  }

  return {
    drawingOf,

    /** Its smallest file, in WebP, or null; and the pixels of that. */
    openSmall: (name: string) => storage.get(scaledFile(name, imageWidths[0])),
    smallPixelsOf: (name: string) => pixelsIn(scaledFile(name, imageWidths[0])),

    /** The best file there is of a painting, as pixels. */
    shownOf: (painting: Pick<PaintingRow, 'name' | 'formats'>) => pixelsOf(painting),

    /** The painting anew, this many pixels wide; as it is kept where it has no drawing. */
    async printed(painting: PaintingRow, width: number): Promise<Picture> {
      const drawing = await drawingOf(painting);
      const { style, seed } = painting;
      return drawing === null ? pixelsOf(painting) : painter.print({ drawing, style, seed, width });
    },

    /** The painting in another look, kept from when it was first asked for; null without a drawing. */
    async inLook(painting: PaintingRow, style: OfferedStyle): Promise<StoredFile | null> {
      const file = lookFile(painting.name, style);
      const stored = await storage.get(file);
      if (stored) return stored;
      const drawing = await drawingOf(painting);
      if (drawing === null) return null;
      const { seed } = painting;
      const picture = await painter.print({ drawing, style, seed, width: lookWidth });
      const { bytes, contentType } = await encode.whole(picture);
      return keepMade(painting, { name: file, bytes, contentType });
    },

    /** The painting a file belongs to, or null. */
    async findByFile(file: string): Promise<PaintingRow | null> {
      const name = paintingNameOf(file);
      return name === null ? null : queries.findByName(database.read, name);
    },

    /** A file of a painting, or null. Only public dreams have a preview, made when first asked for. */
    async open(
      painting: PaintingRow,
      file: string,
      { isPublic }: { isPublic: boolean },
    ): Promise<OpenedFile | null> {
      const isPreview = file === previewFile(painting.name);
      if (isPreview && !isPublic) return null;
      if (file === leakFile(painting.name)) return leakOf(painting);
      const stored = await storage.get(file);
      return stored ?? (isPreview ? firstPreview(painting) : null);
    },

    /** The best file there is of a painting, and its name; null where it is not there. */
    async openLargest(painting: Pick<PaintingRow, 'name' | 'formats'>) {
      const file = largestFile(painting);
      const stored = await storage.get(file);
      return stored && { ...stored, file };
    },
  };
}
