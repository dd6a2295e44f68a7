import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keyBytes } from '#platform/seal/seal.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key for one file, as text. */
export function newFileKey(): string {
  return randomBytes(keyBytes).toString('base64');
}

/**
 * Writes what a stream gives into a file: a nonce, the sealed bytes, and the tag that holds them
 * together. A key seals one file. Resolves once all of it is on the disk.
 */
export async function writeSealed(
  path: string,
  source: Readable,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<void> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), nonce);
  let hasBegun = false;
  const framed = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, hasBegun ? chunk : Buffer.concat([nonce, chunk]));
      hasBegun = true;
    },
    flush(done) {
      done(null, hasBegun ? cipher.getAuthTag() : Buffer.concat([nonce, cipher.getAuthTag()]));
    },
  });
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(source, cipher, framed, file, { signal });
}

/** Bytes of what such a file holds. */
export async function sizeOfSealed(path: string): Promise<number> {
  return (await stat(path)).size - nonceBytes - tagBytes;
}

/** What such a file holds. The stream breaks at its end where the file is not as it was written. */
export async function readSealed(path: string, key: string): Promise<Readable> {
  const { size } = await stat(path);
  const end = size - tagBytes;
  const file = await open(path);
  const nonce = Buffer.alloc(nonceBytes);
  const tag = Buffer.alloc(tagBytes);
  try {
    await file.read(nonce, 0, nonceBytes, 0);
    await file.read(tag, 0, tagBytes, end);
  } finally {
    await file.close();
  }
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), nonce, {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(tag);
  const sealed = createReadStream(path, { start: nonceBytes, end: end - 1 });
  sealed.on('error', (error) => decipher.destroy(error));
  decipher.on('close', () => sealed.destroy());
  return sealed.pipe(decipher);
}

/** Bytes of one step of the counter. */
const blockBytes = 16;

/**
 * The same, from anywhere in it: what GCM seals is what its counter gives, and any block can be
 * counted to. Reads all of it first, so that nothing is given out that was not written so.
 */
export async function readSealedAnywhere(path: string, key: string) {
  for await (const _ of await readSealed(path, key));
  const nonce = Buffer.alloc(nonceBytes);
  const file = await open(path);
  try {
    await file.read(nonce, 0, nonceBytes, 0);
  } finally {
    await file.close();
  }
  return {
    size: await sizeOfSealed(path),
    /** From a byte up to and without another. */
    from(start: number, end: number): Readable {
      if (end <= start) return Readable.from([]);
      const counter = Buffer.alloc(blockBytes);
      nonce.copy(counter);
      // The first block seals the tag; the words begin with the second.
      counter.writeUInt32BE(2 + Math.floor(start / blockBytes), nonceBytes);
      const decipher = createDecipheriv('aes-256-ctr', Buffer.from(key, 'base64'), counter);
      const before = start % blockBytes;
      const sealed = createReadStream(path, {
        start: nonceBytes + start - before,
        end: nonceBytes + end - 1,
      });
      let left = before;
      const cut = new Transform({
        transform(chunk: Uint8Array, _encoding, done) {
          const kept = chunk.subarray(Math.min(left, chunk.length));
          left -= chunk.length - kept.length;
          done(null, kept);
        },
      });
      // Whoever reads hears of a failure anywhere on the way.
      pipeline(sealed, decipher, cut).catch(() => {});
      return cut;
    },
  };
}
