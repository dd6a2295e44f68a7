import type { Readable } from 'node:stream';
import yauzl from 'yauzl';

/** Why a ZIP is not read. */
export type ZipFault = 'zip_broken' | 'zip_path' | 'zip_link' | 'zip_encrypted' | 'zip_bomb';

export class BadZip extends Error {
  readonly fault: ZipFault;

  constructor(fault: ZipFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Bytes that can be read from anywhere. */
export type Randomly = { size: number; from: (start: number, end: number) => Readable };

/** What no ZIP of a journal comes near. */
export const zipLimits = {
  entries: 100_000,
  /** Bytes of one file, and of all that are read, once they are unpacked. */
  file: 67_108_864,
  all: 536_870_912,
  /** Times a file may grow by being unpacked; words shrink to a fifth, a bomb to a thousandth. */
  growth: 200,
};

export type ZippedFile = { name: string; read: () => Promise<Buffer> };

/**
 * The files of a ZIP, one after the other, each read only where it is asked for. Nothing of it is
 * written anywhere. Throws `BadZip` for what leads out of its folder, links, is locked, or unpacks to
 * more than any journal is.
 */
export async function* unzip(source: Randomly, limits = zipLimits): AsyncGenerator<ZippedFile> {
  const zip = await opened(source);
  if (zip.entryCount > limits.entries) throw new BadZip('zip_bomb');
  let all = 0;
  const read = async (entry: yauzl.Entry): Promise<Buffer> => {
    if (entry.uncompressedSize > limits.file) throw new BadZip('zip_bomb');
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of await streamOf(zip, entry)) {
      length += chunk.length;
      all += chunk.length;
      // What is unpacked counts, whatever the ZIP says of itself.
      const isTooMuch = length > limits.file || all > limits.all;
      const hasGrown = length > 1_000_000 && length > limits.growth * entry.compressedSize;
      if (isTooMuch || hasGrown) throw new BadZip('zip_bomb');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  try {
    for (;;) {
      const entry = await next(zip);
      if (!entry) return;
      check(entry, limits);
      if (entry.fileName.endsWith('/')) continue;
      yield { name: entry.fileName, read: () => read(entry).catch(broken) };
    }
  } finally {
    zip.close();
  }
}

class Reader extends yauzl.RandomAccessReader {
  readonly #source: Randomly;

  constructor(source: Randomly) {
    super();
    this.#source = source;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return this.#source.from(start, end);
  }
}

function opened(source: Randomly): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(new Reader(source), source.size, options, (error, zip) =>
      error || !zip ? reject(faultOf(error)) : resolve(zip),
    );
  });
}

function next(zip: yauzl.ZipFile): Promise<yauzl.Entry | null> {
  return new Promise((resolve, reject) => {
    const forget = () => {
      zip.off('entry', found).off('end', ended).off('error', failed);
    };
    const found = (entry: yauzl.Entry) => {
      forget();
      resolve(entry);
    };
    const ended = () => {
      forget();
      resolve(null);
    };
    const failed = (error: Error) => {
      forget();
      reject(faultOf(error));
    };
    zip.on('entry', found).on('end', ended).on('error', failed);
    zip.readEntry();
  });
}

function streamOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error || !stream ? reject(faultOf(error)) : resolve(stream),
    );
  });
}

function check(entry: yauzl.Entry, limits: typeof zipLimits): void {
  const { uncompressedSize, compressedSize, generalPurposeBitFlag, externalFileAttributes } = entry;
  if ((generalPurposeBitFlag & 1) === 1) throw new BadZip('zip_encrypted');
  // The mode Unix gives a file stands in the upper half; a link is no file of a journal.
  if (((externalFileAttributes >>> 16) & 0xf000) === 0xa000) throw new BadZip('zip_link');
  const hasGrown =
    uncompressedSize > 1_000_000 && uncompressedSize > limits.growth * compressedSize;
  if (hasGrown) throw new BadZip('zip_bomb');
}

/** By the words of the library, which has no codes. */
function faultOf(error: unknown): BadZip {
  if (error instanceof BadZip) return error;
  const said = error instanceof Error ? error.message : '';
  const isPath = /absolute path|invalid relative path|invalid characters in fileName/i.test(said);
  return new BadZip(isPath ? 'zip_path' : 'zip_broken', { cause: error });
}

function broken(error: unknown): never {
  throw faultOf(error);
}
