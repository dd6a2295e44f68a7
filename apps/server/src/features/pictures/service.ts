import {
  filesOf,
  fullFile,
  largestImageWidth,
  paintingNameOf,
  previewFile,
  previewSize,
  squareFile,
} from '@reverie/contract/images.rules';
import { isScene } from '@reverie/painter';
import type { PaintingRow } from '#features/images/table.ts';
import * as queries from '#features/pictures/queries.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import type { EncodedFile, Encoding } from '#providers/encoding/port.ts';
import type { ImageProvider } from '#providers/image/port.ts';
import type { Storage, StoredFile } from '#providers/storage/port.ts';

export type PictureParts = {
  database: Database;
  storage: Storage;
  encode: Encoding;
  painter: ImageProvider;
  log: Log;
};

/** `isPassing`: another one will take its place under the same name. */
type OpenedFile = StoredFile & { isPassing?: boolean };

/** Whoever fetches a preview waits no longer than this for one painted at its own shape. */
const previewPatience = 4_000;
const sweptAtOnce = 500;

export type Pictures = ReturnType<typeof createPictures>;

export type LoosePicture = queries.LoosePicture;

/** The files of paintings: stored under names that are noted, so that none outlives its painting. */
export function createPictures({ database, storage, encode, painter, log }: PictureParts) {
  /** Previews at work, so that two who ask at once wait for one. */
  const previews = new Map<string, Promise<EncodedFile>>();

  async function put({ name, bytes, contentType }: EncodedFile): Promise<void> {
    await storage.put(name, bytes, { contentType });
  }

  /** Stores the files of a painting. What a crash leaves of them, a sweep finds by the note. */
  async function store(name: string, files: readonly EncodedFile[]) {
    const loose = await database.write((db) => queries.noteLoose(db, name));
    for (const file of files) await put(file);
    return loose;
  }

  /**
   * Stores again what went meanwhile: somebody may have removed a painting of the same pixels just
   * before this one was kept.
   */
  async function ensure(files: readonly EncodedFile[]): Promise<void> {
    for (const file of files) if (!(await storage.get(file.name))) await put(file);
  }

  /** Removes the files of those names that no painting has any more. */
  async function discard(loose: readonly LoosePicture[]): Promise<void> {
    for (const picture of loose) {
      await database.write(async (db) => {
        const isToGo = await queries.takeLoose(db, picture);
        // Inside the transaction: where a removal fails, the note stays and a sweep tries again.
        if (isToGo) await Promise.all(filesOf(picture.name).map((file) => storage.remove(file)));
      });
    }
  }

  /** Painted at its own shape, never cropped; what another model painted is set in its colours. */
  async function makePreview(painting: PaintingRow): Promise<EncodedFile> {
    const { name, provider, scene, style, seed } = painting;
    if (provider !== painter.name || !isScene(scene)) return setInColours(painting);
    const picture = await painter.paint({ scene, style, seed, ...previewSize });
    return encode.preview(picture, name);
  }

  async function setInColours({ name, formats }: PaintingRow): Promise<EncodedFile> {
    const isFull = formats.includes('jpeg');
    const file = await storage.get(isFull ? fullFile(name) : squareFile(name, largestImageWidth));
    if (!file) throw new Error('a painting is without its files');
    const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
    return encode.preview(await encode.decode(bytes), name);
  }

  function startPreview(painting: PaintingRow): Promise<EncodedFile> {
    const { name, dreamId } = painting;
    const known = previews.get(name);
    if (known) return known;
    const making = makePreview(painting).then(async (file) => {
      await put(file);
      // Its painting may have gone while it was made.
      if (!(await queries.findByName(database.read, name))) await storage.remove(file.name);
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

  return {
    store,
    ensure,
    discard,

    /** The notes of names whose paintings were just deleted, for `discard` once that is committed. */
    noted: queries.findNoted,

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
      const stored = await storage.get(file);
      return stored ?? (isPreview ? firstPreview(painting) : null);
    },

    /** Finds what crashes left behind, and what went with deleted dreams and accounts. */
    async sweep(): Promise<void> {
      for (;;) {
        const loose = await queries.findLoose(database.read, sweptAtOnce);
        await discard(loose);
        if (loose.length < sweptAtOnce) return;
      }
    },
  };
}
