/** Names whose session a call by cookie is meant for: another's does not answer to it. ADR 0047. */
const personHeader = 'reverie-person';

/**
 * - `done`: it is kept there.
 * - `away`: nobody answers, or not now: it is tried again.
 * - `nobody`: the session has ended: it waits for its owner.
 */
export type Answered = { is: 'done'; response: Response } | { is: 'away' | 'nobody' } | Refused;
type Refused = { is: 'refused'; status: number; code: string; headers: Headers };

type Asked = {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: BodyInit;
};

/** Calls the API by the session's cookie, as the service worker may, for one person alone. */
export async function callAs(person: string, { method, path, headers, body }: Asked) {
  try {
    const response = await fetch(path, {
      ...{ method, credentials: 'same-origin', cache: 'no-store' },
      headers: { ...headers, [personHeader]: person },
      ...(body !== undefined && { body }),
    });
    return await read(response);
  } catch {
    return { is: 'away' } satisfies Answered;
  }
}

async function read(response: Response): Promise<Answered> {
  const { status, headers } = response;
  if (response.ok) return { is: 'done', response };
  if (status === 401) return { is: 'nobody' };
  // Busy, out of order, a full disk: what is kept here is kept until that is over.
  if (status === 408 || status === 429 || status >= 500) return { is: 'away' };
  const problem: unknown = await response.json().catch(() => null);
  const isTold = typeof problem === 'object' && problem !== null && 'code' in problem;
  return { is: 'refused', status, code: isTold ? String(problem.code) : '', headers };
}
