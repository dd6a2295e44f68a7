import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service behaves; `well` takes what comes. */
export type PushManners = 'well' | 'gone' | 'too busy' | 'refuses' | 'redirects' | 'hangs';

export type Heard = { path: string; text: string; topic: string; ttl: number; contact: string };

export type PushServer = {
  origin: string;
  /** All it took, opened as the browsers would. */
  heard: Heard[];
  /** A browser that subscribes with the key of a server. */
  aBrowser(key: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  behave(manners: PushManners): void;
  close(): void;
};

type Browser = { key: string; auth: Buffer; pair: ReturnType<typeof createECDH> };

/** A service of browsers on loopback, in the protocol of RFC 8030, 8188, 8291 and 8292. */
export async function openPushServer(): Promise<PushServer> {
  const heard: Heard[] = [];
  const browsers = new Map<string, Browser>();
  let manners: PushManners = 'well';
  let origin = '';

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const browser = browsers.get(request.url ?? '');
    if (manners === 'hangs') return;
    if (manners === 'redirects') return end(response, 307, { location: '/elsewhere' });
    if (manners === 'too busy') return end(response, 429);
    if (manners === 'refuses') return end(response, 403);
    if (manners === 'gone' || !browser) return end(response, 410);
    const { authorization = '', ttl, topic } = request.headers;
    const contact = contactIn(authorization, browser.key, origin);
    const isOurs = request.method === 'POST' && request.headers['content-encoding'] === 'aes128gcm';
    if (contact === null || !isOurs || ttl === undefined) return end(response, 401);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const text = opened(Buffer.concat(parts), browser);
    heard.push({ path: request.url ?? '', text, topic: String(topic), ttl: Number(ttl), contact });
    end(response, 201);
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => end(response, 400));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    heard,
    aBrowser(key) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/to/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { key, auth, pair });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    behave(chosen) {
      manners = chosen;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}

/** Who says they send, where the word is signed by the key the browser subscribed with; null where not. */
function contactIn(authorization: string, key: string, audience: string): string | null {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (shown !== key) return null;
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (!isSigned || typeof said !== 'object' || said === null) return null;
  const { aud, exp, sub } = { aud: null, exp: 0, sub: null, ...said };
  const left = Number(exp) - Date.now() / 1000;
  return aud === audience && left > 0 && left <= 86_400 ? String(sub) : null;
}

/** What a browser reads of a message that is for it. Throws for any other. */
function opened(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const key = hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  if (text.at(-1) !== 2) throw new Error('more records would follow');
  return text.subarray(0, -1).toString('utf8');
}
