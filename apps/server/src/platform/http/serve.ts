import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ApiBindings } from '#platform/http/api.ts';

export type Serving = {
  address: AddressInfo;
  /** Takes no further connection, lets what runs end, and cuts the rest off. */
  drain(timeoutMillis: number): Promise<void>;
};

type Fetch = (request: Request, env: ApiBindings) => Response | Promise<Response>;

/** Listens. Rejects where the port is taken. */
export async function serve(options: {
  fetch: Fetch;
  host: string;
  port: number;
}): Promise<Serving> {
  const listener = getRequestListener((request, { incoming }) =>
    options.fetch(request, { address: incoming.socket.remoteAddress }),
  );
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
