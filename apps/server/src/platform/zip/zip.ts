import { Readable } from 'node:stream';
import yazl from 'yazl';

export type ZipContent = string | Uint8Array | Readable;

/**
 * A ZIP that is read while it is written: each file waits until the one before it has gone out, so
 * that no more than one is ever in memory.
 */
export function createZip(modified: Date) {
  const zip = new yazl.ZipFile();
  const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>, {
    objectMode: false,
  });
  zip.on('error', (error: Error) => output.destroy(error));
  // The reader went away: nothing more goes out. One listener, however many files there are.
  let giveUp = (_error: Error) => {};
  output.once('close', () => giveUp(readNoFurther()));
  return {
    output,

    /** Resolves once the file has gone out. What cannot become smaller is stored as it is. */
    add(name: string, content: ZipContent, { isCompressed = true } = {}): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      giveUp = reject;
      if (output.destroyed) reject(readNoFurther());
      const take = onceTaken(sourceOf(content).once('end', resolve).once('error', reject));
      zip.addReadStreamLazy(name, { mtime: modified, compress: isCompressed }, (begin) =>
        begin(null, take()),
      );
      return promise;
    },

    end(): void {
      zip.end();
    },
  };
}

export type ZipFile = { name: string; content: ZipContent; isCompressed?: boolean };

/** A ZIP of files that are made while it is read. It breaks where one of them cannot be made. */
export function zipOf(files: AsyncIterable<ZipFile>, modified: Date): Readable {
  const zip = createZip(modified);
  const fill = async () => {
    for await (const { name, content, isCompressed = true } of files) {
      await zip.add(name, content, { isCompressed });
    }
    zip.end();
  };
  fill().catch((error: Error) => zip.output.destroy(error));
  return zip.output;
}

function sourceOf(content: ZipContent): Readable {
  return content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
}

/** The kit keeps what gives it each file until the last has gone out: the files themselves go. */
function onceTaken(source: Readable): () => Readable {
  let held: Readable | null = source;
  return () => {
    const taken = held ?? Readable.from([]);
    held = null;
    return taken;
  };
}

function readNoFurther(): Error {
  return new Error('the ZIP is read no further');
}
