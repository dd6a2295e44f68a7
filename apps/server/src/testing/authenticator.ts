import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyOptions, SignedPasskey } from '@reverie/contract/webauthn';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const optionsSchema = z.object({
  challenge: z.string(),
  user: z.object({ id: z.string() }).optional(),
  allowCredentials: z.array(z.object({ id: z.string() })).optional(),
});

/** What a device does otherwise than it should. */
export type Oddity = {
  /** The page that asks it. */
  origin?: string;
  party?: string;
  /** Whether it asked its person for a finger or a PIN. */
  isVerified?: boolean;
  counter?: number;
  handle?: string;
  challenge?: string;
};

type Key = { id: Buffer; secret: KeyObject; handle: string; counter: number };

/**
 * A device in software: it makes keys and signs with them as WebAuthn says, for a page of the origin
 * of our tests.
 */
export function anAuthenticator({ counts = true, origin = 'http://localhost:3000' } = {}) {
  const keys: Key[] = [];

  function dataOf(key: Key, oddity: Oddity, attested: Uint8Array = Buffer.alloc(0)): Buffer {
    const { party = new URL(origin).hostname, isVerified = true } = oddity;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(oddity.counter ?? key.counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    return Buffer.concat([digest(party), Buffer.from([flags]), counter, attested]);
  }

  function saidOf(type: string, challenge: string, oddity: Oddity): Buffer {
    const said = {
      type,
      challenge: oddity.challenge ?? challenge,
      origin: oddity.origin ?? origin,
    };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  /** Makes a key and answers as `navigator.credentials.create` does. */
  function create(options: PasskeyOptions, oddity: Oddity & { id?: string } = {}): NewPasskey {
    const { challenge, user } = optionsSchema.parse(options);
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = oddity.id ? Buffer.from(oddity.id, 'base64url') : randomBytes(16);
    const key: Key = { id, secret: pair.privateKey, handle: user?.id ?? '', counter: 0 };
    keys.push(key);
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = [Buffer.alloc(16), length, id, isoCBOR.encode(cose)];
    const authData = dataOf(key, oddity, Buffer.concat(attested));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    const named = id.toString('base64url');
    return {
      id: named,
      rawId: named,
      type: 'public-key',
      response: {
        clientDataJSON: saidOf('webauthn.create', challenge, oddity).toString('base64url'),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the first key it has that will do, and answers as `navigator.credentials.get` does. */
  function get(options: PasskeyOptions, oddity: Oddity = {}): SignedPasskey {
    const { challenge, allowCredentials = [] } = optionsSchema.parse(options);
    const wanted = allowCredentials.map(({ id }) => id);
    const isWanted = ({ id }: Key) =>
      wanted.length === 0 || wanted.includes(id.toString('base64url'));
    const key = keys.find(isWanted) ?? keys[0];
    if (!key) throw new Error('this device has no key');
    if (counts) key.counter += 1;
    const authData = dataOf(key, oddity);
    const said = saidOf('webauthn.get', challenge, oddity);
    const signature = sign('sha256', Buffer.concat([authData, digest(said)]), key.secret);
    const named = key.id.toString('base64url');
    return {
      id: named,
      rawId: named,
      type: 'public-key',
      response: {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: oddity.handle ?? key.handle,
      },
    };
  }

  return { create, get };
}

function digest(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
