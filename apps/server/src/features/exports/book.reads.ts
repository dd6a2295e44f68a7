import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ArchiveRow } from '#features/archives/service.ts';
import { bookWords, chapterOf, volumeLimit } from '#features/exports/book.rules.ts';
import type { Told } from '#features/exports/rules.ts';
import type { Images } from '#features/images/service.ts';
import { setBook } from '#platform/book/book-thread.ts';
import type { Printable } from '#platform/book/chapter.ts';
import { type ZipFile, zipOf } from '#platform/zip/zip.ts';

type Parts = {
  images: Images;
  now: Date;
  author: string;
  /** How many dreams there will be, and the nights of the first and last of each volume. */
  nights: readonly string[];
  /** The dreams, in the order of their nights. */
  told: AsyncGenerator<Told>;
  said: OwnWords;
};

/** What symbols mean to somebody, by their names, and who is who. */
export type OwnWords = {
  meanings: ReadonlyMap<string, string>;
  people: readonly { name: string; who: string }[];
};

/** Pixels of a side in print: sharp on a page of this size, and no heavier. */
const printed = 900;

/** One's dreams as a book, or as the volumes of one in a ZIP. */
export function bookOf(row: ArchiveRow, parts: Parts): { extension: string; output: Readable } {
  const { nights, now } = parts;
  const volumes = Math.max(1, Math.ceil(nights.length / volumeLimit));
  if (volumes === 1) return { extension: 'pdf', output: volumeOf(row, parts, null) };
  async function* files(): AsyncGenerator<ZipFile> {
    for (let number = 1; number <= volumes; number += 1) {
      const content = volumeOf(row, parts, { number, of: volumes });
      yield {
        name: `reverie-${String(number).padStart(2, '0')}.pdf`,
        content,
        isCompressed: false,
      };
    }
  }
  return { extension: 'zip', output: zipOf(files(), now) };
}

/** Set while it is read; it breaks where a dream cannot be read. */
function volumeOf(
  { language }: ArchiveRow,
  { images, author, nights, told, said }: Parts,
  volume: { number: number; of: number } | null,
): Readable {
  const start = ((volume?.number ?? 1) - 1) * volumeLimit;
  const own = nights.slice(start, start + volumeLimit);
  const [first = '', last = first] = [own.at(0), own.at(-1)];
  const words = bookWords({ language, author, dreams: own.length, first, last, volume });
  async function* chapters() {
    for (let count = 0; count < own.length; count += 1) {
      const { value, done } = await told.next();
      if (done) return;
      const picture = await pictureOf(value, images);
      yield chapterOf(value, { language, picture });
    }
  }
  return Readable.from(setBook({ ...words, ...said }, chapters()), { objectMode: false });
}

/** The painting of a dream as a book takes it; null where its file is not there. */
async function pictureOf({ painting }: Told, images: Images): Promise<Printable | null> {
  const found = painting && (await images.fileOf(painting));
  if (!found) return null;
  const bytes = await buffer(Readable.fromWeb(found.body));
  const { data, info } = await sharp(bytes)
    .resize(printed, printed, { fit: 'inside' })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
