import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
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
const idBytes = 8;

/**
 * The first byte says how a text is written: what seals by one key alone names none; what may get
 * another key names the one it has, in the eight bytes that follow.
 */
const formats = { unnamed: 1, named: 2 } as const;

/** Tells one key from another, and says nothing of either: sixteen hexadecimal digits. */
export function keyIdOf(key: Uint8Array): string {
  const digest = createHash('sha256').update('reverie seal\n').update(key).digest();
  return digest.subarray(0, idBytes).toString('hex');
}

/** Keys as ciphers take them: to make one of bytes at each text takes longer than to open it. */
const ready = new WeakMap<Uint8Array, KeyObject>();

function readied(key: Uint8Array): KeyObject {
  const there = ready.get(key) ?? createSecretKey(key);
  ready.set(key, there);
  return there;
}

/** The key a sealed text names; null where it names none. */
export function keyNamedIn(sealed: Uint8Array): string | null {
  const isNamed = sealed[0] === formats.named && sealed.length > idBytes;
  return isNamed ? Buffer.from(sealed.subarray(1, 1 + idBytes)).toString('hex') : null;
}

/** Seals by one key that stays the only one of what it seals: the key of a person’s log, say. */
export function createSeal(key: Uint8Array): Seal {
  if (key.length !== keyBytes) throw new Error(`a sealing key has ${keyBytes} bytes`);
  return {
    seal: (text, context) => sealed(key, Buffer.of(formats.unnamed), { text, context }),
    open: (bytes, context) => opened(key, bytes, context),
  };
}

/** Seals by a key that another will follow: what it seals says which one it needs. */
export function sealNamed(key: Uint8Array, text: string, context: string): Uint8Array {
  const header = Buffer.concat([Buffer.of(formats.named), Buffer.from(keyIdOf(key), 'hex')]);
  return sealed(key, header, { text, context });
}

function sealed(
  key: Uint8Array,
  header: Buffer,
  { text, context }: { text: string; context: string },
): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, readied(key), nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(header, context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([header, nonce, cipher.getAuthTag(), body]);
}

/** Opens a text of either format by a key; null where it is not the right one, or anything else is not. */
export function opened(key: Uint8Array, sealed: Uint8Array, context: string): string | null {
  const bytes = Buffer.from(sealed);
  const headerBytes = bytes[0] === formats.named ? 1 + idBytes : 1;
  if (bytes[0] !== formats.unnamed && bytes[0] !== formats.named) return null;
  try {
    const nonceEnd = headerBytes + nonceBytes;
    const nonce = bytes.subarray(headerBytes, nonceEnd);
    // Without its length named, a tag cut short would be taken, and is forged sooner.
    const decipher = createDecipheriv(algorithm, readied(key), nonce, { authTagLength: tagBytes });
    decipher.setAAD(boundTo(bytes.subarray(0, headerBytes), context));
    decipher.setAuthTag(bytes.subarray(nonceEnd, nonceEnd + tagBytes));
    const body = bytes.subarray(nonceEnd + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The name of the key is bound like the context. The first format had no more to bind. */
function boundTo(header: Buffer, context: string): Buffer {
  return header.length > 1 ? Buffer.concat([header, Buffer.from(context)]) : Buffer.from(context);
}

/** For a server without its key: nothing is opened, and nothing is sealed with another one. */
export const closedSeal: Seal = {
  seal() {
    throw new Problem('sealing_off');
  },
  open: () => null,
};

/** Null where this server has lost its key: then nothing is kept that would have to be sealed. */
export function unlessOff<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Problem && error.code === 'sealing_off') return null;
    throw error;
  }
}
