import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Problem } from '#platform/http/problem.ts';

/**
 * Seals the texts nobody but their dreamer may read, with AES-256-GCM.
 *
 * `context` names what is sealed (a dream's id, say) and is authenticated: a sealed text moved to
 * another row no longer opens.
 */
export type Seal = {
  /** Throws `sealing_off` where this server has lost its key. */
  seal(text: string, context: string): Uint8Array;
  /** Null where the bytes, the key or the context are not those of the sealing. */
  open(sealed: Uint8Array, context: string): string | null;
};

export const keyBytes = 32;
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const formatVersion = 1;

export function createSeal(key: Uint8Array): Seal {
  if (key.length !== keyBytes) throw new Error(`a sealing key has ${keyBytes} bytes`);
  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(formatVersion), nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      try {
        return opened(key, Buffer.from(sealed), context);
      } catch {
        return null;
      }
    },
  };
}

function opened(key: Uint8Array, bytes: Buffer, context: string): string | null {
  if (bytes[0] !== formatVersion) return null;
  const nonce = bytes.subarray(1, 1 + nonceBytes);
  const tag = bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const body = bytes.subarray(1 + nonceBytes + tagBytes);
  // Without its length named, a tag cut short would be taken, and is forged sooner.
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/** For a server without its key: nothing is opened, and nothing is sealed with another one. */
export const closedSeal: Seal = {
  seal() {
    throw new Problem('sealing_off');
  },
  open: () => null,
};

/** Tells one key from another, and says nothing of either. */
export function fingerprintOf(key: Uint8Array): string {
  return createHash('sha256').update('reverie seal\n').update(key).digest('hex').slice(0, 32);
}
