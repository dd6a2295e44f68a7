/** Something elsewhere does not answer as asked. Its message repeats nothing of what was sent. */
export class RemoteFailure extends Error {}

export type RemoteEndpoint = {
  /** What the operator configured: every request goes below it, and nowhere else. */
  base: URL;
  headers?: Record<string, string>;
  /** Bytes of an answer after which it is given up. */
  byteLimit: number;
};

type Call = {
  method: 'GET' | 'POST';
  /** Below the base, without a leading slash. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** A status beside success whose body is an answer too. */
  refusal?: number;
};

/**
 * One call. Only the configured host is spoken to: no redirect is followed, since it might lead
 * into the network the server stands in. An answer is read up to a limit, whatever it says of
 * itself. Throws `RemoteFailure`, or the signal's reason.
 */
export async function callRemote(
  { base, headers, byteLimit }: RemoteEndpoint,
  { method, path, query, body, refusal }: Call,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  if (url.origin !== base.origin) throw new RemoteFailure('an address of another host');
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok && response.status !== refusal) {
      await response.body?.cancel();
      throw new RemoteFailure(`status ${response.status}`);
    }
    return await readUpTo(response, byteLimit);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RemoteFailure) throw error;
    throw new RemoteFailure('the connection failed', { cause: error });
  }
}

/** The same, for an answer in JSON. */
export async function askRemote(
  endpoint: RemoteEndpoint,
  call: Call,
  signal: AbortSignal,
): Promise<unknown> {
  const bytes = await callRemote(endpoint, call, signal);
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new RemoteFailure('the answer is not JSON');
  }
}

async function readUpTo(response: Response, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the rest.
    if (size > limit) throw new RemoteFailure('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
