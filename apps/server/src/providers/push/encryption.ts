import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Device } from '#providers/push/port.ts';

/** Bytes of one record: a message of ours is far below it. */
const recordBytes = 4_096;
const tagBytes = 16;

export type Chance = { salt: Buffer; sender: ECDH };

function freshChance(): Chance {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

/**
 * Seals a message for one browser: the `aes128gcm` of RFC 8188, with keys agreed on as RFC 8291 says.
 * Throws where the browser's point is none of P-256, or the message too long. `chance` is for the
 * vectors of the RFC.
 */
export function encryptFor(device: Device, text: string, chance: Chance = freshChance()): Buffer {
  const { salt, sender } = chance;
  const message = Buffer.from(text, 'utf8');
  if (message.length > recordBytes - tagBytes - 1) throw new Error('a message is too long');
  const receiver = Buffer.from(device.p256dh, 'base64url');
  const secret = sender.computeSecret(receiver);
  const ours = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, ours]);
  const auth = Buffer.from(device.auth, 'base64url');
  const shared = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
  const key = hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  // The last record, and the only one, ends in a 2.
  const sealed = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  const head = [salt, size, Buffer.from([ours.length]), ours];
  return Buffer.concat([...head, ...sealed, cipher.getAuthTag()]);
}
