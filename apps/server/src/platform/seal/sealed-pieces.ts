import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Bytes a sealed piece has more than the piece. */
export const sealedPieceExtra = nonceBytes + tagBytes;

/**
 * Seals one piece of something longer, so that any part of it opens without the rest: a nonce, the
 * tag, the sealed bytes. `context` says of what it is a piece and where: elsewhere it does not open.
 */
export function sealPiece(
  key: string,
  piece: Uint8Array,
  context: string,
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), nonce);
  cipher.setAAD(Buffer.from(context));
  const sealed = cipher.update(piece);
  cipher.final();
  const whole = new Uint8Array(sealedPieceExtra + sealed.length);
  whole.set(nonce);
  whole.set(cipher.getAuthTag(), nonceBytes);
  whole.set(sealed, sealedPieceExtra);
  return whole;
}

/** Null where the bytes, the key or the context are not those of the sealing. */
export function openPiece(key: string, sealed: Uint8Array, context: string): Uint8Array | null {
  if (sealed.length < sealedPieceExtra) return null;
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), nonce, {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(nonceBytes, sealedPieceExtra));
  const piece = decipher.update(sealed.subarray(sealedPieceExtra));
  try {
    decipher.final();
    return piece;
  } catch {
    return null;
  }
}
