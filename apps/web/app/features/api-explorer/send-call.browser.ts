import { readToken } from '#api/token.ts';
import { type ApiCall, addressOf, type CallValues } from '#features/api-explorer/calls.rules.ts';

export type CallAnswer = {
  status: number;
  /** Milliseconds from the request to the end of the answer, as this browser measured them. */
  took: number;
  headers: readonly (readonly [string, string])[];
  /** Pretty where it is JSON; empty where there is nothing. */
  body: string;
  isCut: boolean;
};

const shownHeaders = [
  'content-type',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'www-authenticate',
  'request-id',
];
/** Characters of an answer that are shown: a page holds a megabyte, a reader does not. */
const shownLength = 20_000;

/** Sends a call as this browser's viewer. Rejects where no server answers. */
export async function sendCall(call: ApiCall, values: CallValues): Promise<CallAnswer> {
  const token = readToken();
  const begin = performance.now();
  const response = await fetch(addressOf(call, values), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: call.body ? values.body : null,
  });
  const text = await response.text();
  const took = performance.now() - begin;
  const body = pretty(text);
  return {
    ...{ status: response.status, took, isCut: body.length > shownLength },
    headers: shownHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    body: body.slice(0, shownLength),
  };
}

function pretty(text: string): string {
  try {
    return text === '' ? '' : JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
