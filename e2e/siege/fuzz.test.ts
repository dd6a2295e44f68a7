import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle, someone } from '#people.ts';
import { openServer, type Server } from '#server.ts';
import { type OddRequest, oddRequest } from '#siege/odd-requests.ts';

const isWhole = process.env.REVERIE_SIEGE === 'whole';
const requests = isWhole ? 25_000 : 500;
const atOnce = 8;

let server: Server;
let token: string;
beforeAll(async () => {
  server = await openServer({ LOG_LEVEL: 'error' });
  ({ token } = await settle(server, someone()));
});
afterAll(() => server.close());

type Heard = { status: number; location: string | undefined; isCookieShared: boolean };

function send({ method, path, headers, body, isSignedIn }: OddRequest): Promise<Heard> {
  const { hostname, port } = new URL(server.origin);
  const isLeaving = path.includes('logout');
  const session = isSignedIn && !isLeaving;
  const cookie = [headers.cookie, session && `session=${token}`].filter(Boolean).join('; ');
  const own: Record<string, string> = { ...headers };
  if (own.origin === 'OWN') own.origin = server.origin;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...{ hostname, port, method, path },
        headers: {
          ...own,
          ...(cookie && { cookie }),
          ...(session && !own.authorization && { authorization: `Bearer ${token}` }),
          ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const { 'set-cookie': cookies, 'cache-control': caching = '', location } = response.headers;
        const isCookieShared = cookies !== undefined && caching.includes('public');
        resolve({ status: response.statusCode ?? 0, location, isCookieShared });
        // A stream of events would go on.
        if (response.headers['content-type']?.includes('event-stream')) response.destroy();
        else response.resume();
      },
    );
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error('no answer in a minute')));
    outgoing.once('error', reject);
    outgoing.end(body ?? undefined);
  });
}

test(`${requests} odd requests: not one is answered by a failure of ours`, async () => {
  const seed = isWhole ? Date.now() : 12;
  const asked = fc.sample(oddRequest, { numRuns: requests, seed });
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  async function work(): Promise<void> {
    for (let one = asked.pop(); one && faults.length < 20; one = asked.pop()) {
      const told = `${one.method} ${one.path} ${JSON.stringify(one.headers)} ${one.body}`;
      try {
        const { status, location = '/', isCookieShared } = await send(one);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const leadsTo = URL.parse(location, server.origin)?.origin;
        if (status >= 500) faults.push(`${status}: ${told}`);
        if (leadsTo !== server.origin) faults.push(`leads to ${location}: ${told}`);
        if (isCookieShared) faults.push(`a cookie beside public: ${told}`);
      } catch (error) {
        faults.push(`${error}: ${told}`);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  process.stdout.write(`seed ${seed}: ${JSON.stringify(Object.fromEntries(statuses))}
`);
  expect(faults.map((fault) => fault.slice(0, 600))).toEqual([]);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
}, 3_600_000);
