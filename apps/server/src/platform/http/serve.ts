import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { clientAddress, noProxies, type Proxies } from '#platform/http/addresses.ts';
import type { ApiBindings } from '#platform/http/api.ts';
import type { Log } from '#platform/log.ts';

export type Serving = {
  address: AddressInfo;
  /** Takes no further connection, lets what runs end, and cuts the rest off. */
  drain(timeoutMillis: number): Promise<void>;
};

/** Says once, without an address, what makes everybody behind a proxy one network. */
function createHint(log: Log | undefined) {
  let isTold = false;
  return (peer: string, isForwarded: boolean, proxies: Proxies) => {
    if (isTold || !isForwarded || proxies.trust(peer)) return;
    isTold = true;
    log?.warn('X-Forwarded-For is not believed: REVERIE_TRUSTED_PROXIES does not name who sent it');
  };
}

type Fetch = (request: Request, env: ApiBindings) => Response | Promise<Response>;

/** Listens. Rejects where the port is taken. */
export async function serve(options: {
  fetch: Fetch;
  host: string;
  port: number;
  proxies?: Proxies;
  log?: Log;
}): Promise<Serving> {
  const { proxies = noProxies } = options;
  const hint = createHint(options.log);
  const listener = getRequestListener((request, { incoming }) => {
    const peer = incoming.socket.remoteAddress ?? '';
    const forwarded = request.headers.get('x-forwarded-for');
    hint(peer, forwarded !== null, proxies);
    return options.fetch(request, { address: clientAddress(peer, forwarded, proxies) });
  });
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');

  async function drain(timeoutMillis: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.race([closed, delay(timeoutMillis, undefined, { ref: false })]);
    server.closeAllConnections();
    await closed;
  }

  return { address, drain };
}
