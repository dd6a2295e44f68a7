import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { PushKey } from '#providers/push/port.ts';

/** Seconds a service may take our word: RFC 8292 allows a day. */
const life = 12 * 3_600;

/** A key for a server that has none. */
export function createPushKey(): PushKey {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey().toString('base64url') };
}

type Word = { endpoint: string; key: PushKey; contact: string; now: Date };

/** What says to a service who sends: the `vapid` scheme of RFC 8292. `contact` is an address of ours. */
export function authorizationFor({ endpoint, key, contact, now }: Word): string {
  const expires = Math.floor(now.getTime() / 1000) + life;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const said = { aud: new URL(endpoint).origin, exp: expires, sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(said)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKeyOf(key),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

function privateKeyOf({ publicKey, privateKey }: PushKey) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)];
  const shape = { kty: 'EC', crv: 'P-256', d: privateKey };
  return createPrivateKey({
    format: 'jwk',
    key: { ...shape, x: x.toString('base64url'), y: y.toString('base64url') },
  });
}
