import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Seals the texts nobody but their dreamer may read, with AES-256-GCM.
 *
 * `context` names what is sealed (a dream's id, say) and is authenticated: a sealed text moved to
 * another row no longer opens.
 */
export type Seal = {
  seal(text: string, context: string): Uint8Array;
  /** Throws where the bytes, the key or the context are not those of the sealing. */
  open(sealed: Uint8Array, context: string): string;
};

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const formatVersion = 1;

export function createSeal(key: Uint8Array): Seal {
  if (key.length !== keyBytes) throw new Error(`a sealing key has ${keyBytes} bytes`);
  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(formatVersion), nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== formatVersion) throw new Error('sealed in an unknown format');
      const nonce = bytes.subarray(1, 1 + nonceBytes);
      const tag = bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const body = bytes.subarray(1 + nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

/** The key of this installation: from configuration, or made once and kept in the data folder. */
export async function loadKey(dataFolder: string, configured?: string): Promise<Uint8Array> {
  if (configured !== undefined) return Buffer.from(configured, 'base64');
  const path = join(dataFolder, 'seal.key');
  const kept = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
  if (kept !== null) return Buffer.from(kept, 'base64');
  const key = randomBytes(keyBytes);
  // Written beside and renamed, so that a crash leaves either no key or a whole one.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, key.toString('base64'), { mode: 0o600, flush: true });
  await rename(draft, path);
  return key;
}
