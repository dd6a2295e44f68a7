import { hostname, networkInterfaces } from 'node:os';

/** Names that lead to this machine from itself alone. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was sent to a name of this machine: loopback, the host it listens on, its own
 * name and addresses. What else stands in `Host` may be anybody's invention.
 */
function namesOf(host: string | undefined): Set<string> {
  const addresses = Object.values(networkInterfaces())
    .flatMap((some) => some ?? [])
    .map(({ address, family }) =>
      family === 'IPv6' ? `[${address.replace(/%.*/, '')}]` : address,
    );
  const machine = hostname().toLowerCase();
  return new Set([...loopback, ...(host ? [host] : []), machine, `${machine}.local`, ...addresses]);
}

export type Site = {
  /** Origin people reach the server at, as its operator says. */
  origin?: string | undefined;
  /** Origin of the place it listens on. */
  listening: string;
};

/**
 * Where people reach the site, for addresses that are written whole. Without a word of the operator
 * it is where the request was sent, if that is this machine, and else where the server listens: a
 * forged `Host` never stands in an answer.
 */
export function createOwnOrigin({ origin, listening }: Site): (request: Request) => string {
  const own = namesOf(URL.parse(listening)?.hostname);
  return (request) => {
    if (origin) return origin;
    const url = new URL(request.url);
    return own.has(url.hostname.toLowerCase()) ? url.origin : listening;
  };
}
