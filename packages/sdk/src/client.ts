import type { Api, Endpoint, ProblemDetails } from '@reverie/contract';
import type { ErrorOf } from '@reverie/contract/endpoint';
import { apiBase, fileRoutes, formRoutes, keyedRoutes, routes } from '@reverie/contract/routes';
import type { z } from 'zod';
import { newKey } from '#key.ts';
import { ApiProblem, type Refusal, unreachable } from '#problem.ts';

type In<T> = T extends z.ZodType ? z.input<T> : unknown;

type Body<E extends Endpoint> = E extends { bodyTypes: readonly string[] }
  ? { file: Blob }
  : E extends { isForm: true }
    ? { file: Blob } & In<E['body']>
    : In<E['body']>;

/** Path, query and body fields in one object: no endpoint uses a name twice. A file is `file`. */
type Input<E extends Endpoint> = In<E['params']> & In<E['query']> & Body<E>;

type Answer<E extends Endpoint> = {
  [S in keyof E['responses']]: E['responses'][S] extends z.ZodType
    ? z.output<E['responses'][S]>
    : undefined;
}[keyof E['responses']];

type Call<E extends Endpoint> = {
  (
    ...args: Record<never, never> extends Input<E>
      ? [input?: Input<E>, options?: CallOptions]
      : [input: Input<E>, options?: CallOptions]
  ): Promise<Answer<E>>;
  /**
   * Whether an error is this call's refusal. Its `problem.code` is then one of those the call
   * declares, so that a `switch` over it can be exhaustive.
   */
  refused(error: unknown): error is Refusal<ErrorOf<E>>;
};

type JsonCalls<T extends Record<string, Endpoint>> = {
  [K in keyof T as T[K] extends { mediaType: string } ? never : K]: Call<T[K]>;
};

/** Every JSON call of the API by noun: `client.dreams.list({ page: 1 })`. */
export type Client = { [N in keyof Api as N extends 'events' ? never : N]: JsonCalls<Api[N]> };

export type CallOptions = {
  signal?: AbortSignal;
  /** Sent to its end even where the page is left meanwhile. Browsers allow it 64 kB of body. */
  keepalive?: boolean;
  /**
   * Names a call that makes something, so that it is made once however often it is asked for. One
   * is made up where none is given: give one to ask again after a failure.
   */
  idempotencyKey?: string;
  /** Headers of the call's own, as its endpoint names them. */
  headers?: Record<string, string>;
  /** The revision that is changed. The call is refused where another one stands there by now. */
  revision?: number;
};

/** Milliseconds before a call that reached nobody is made once more, where that is safe. */
const breath = 400;

type Token = string | null | undefined;

export type ClientOptions = {
  /** Origin of the server; empty for the page's own. */
  origin?: string;
  /** Bearer token, or where to read it at each call. */
  token?: string | (() => Token | Promise<Token>);
  /** Replaces the platform's fetch: tests and servers call the application in their own process. */
  fetch?: (request: Request) => Promise<Response> | Response;
  /** Milliseconds after which a call is given up. 10,000 unless told. */
  timeout?: number;
  /** Told of every refusal before it is thrown. */
  onProblem?: (problem: ProblemDetails) => void;
};

export function createClient(options: ClientOptions = {}): Client {
  const table: Record<string, Record<string, unknown>> = {};
  for (const [noun, calls] of Object.entries(routes)) {
    const bound: Record<string, unknown> = {};
    for (const [name, route] of Object.entries(calls)) {
      const make = (input?: Record<string, unknown>, call?: CallOptions) =>
        send(options, route, input ?? {}, call);
      const refused = (error: unknown) => error instanceof ApiProblem && error.route === route;
      bound[name] = Object.assign(make, { refused });
    }
    table[noun] = bound;
  }
  // The table is built from the same routes the type is derived from.
  return table as unknown as Client;
}

async function send(
  options: ClientOptions,
  route: string,
  input: Record<string, unknown>,
  call: CallOptions = {},
): Promise<unknown> {
  const isKeyed = keyedRoutes.includes(route);
  const named = isKeyed ? { idempotencyKey: newKey(), ...call } : call;
  const request = () => requestOf(options, route, input, named);
  const response = await fetchOrGiveUp(options, { route, request }, isKeyed ? 2 : 1);
  const text = await response.text().catch((cause) => {
    throw unreachable(cause, route);
  });
  // Some calls are answered by their status alone.
  if (response.ok && text === '') return undefined;
  const body = parse(text, route);
  if (response.ok) return body;
  const problem = asProblem(body, response.status);
  options.onProblem?.(problem);
  throw new ApiProblem(problem, { route });
}

function parse(text: string, route: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreachable(cause, route);
  }
}

async function requestOf(
  options: ClientOptions,
  route: string,
  input: Record<string, unknown>,
  { signal, keepalive = false, idempotencyKey, revision, ...own }: CallOptions,
): Promise<Request> {
  const [method = 'GET', template = ''] = route.split(' ');
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  const url = new URL(`${apiBase}${path}`, options.origin ?? pageOrigin());
  if (!hasBody) for (const [name, value] of rest) url.searchParams.set(name, String(value));

  const headers = new Headers({ ...own.headers, accept: 'application/json' });
  const token = typeof options.token === 'function' ? await options.token() : options.token;
  if (token) headers.set('authorization', `Bearer ${token}`);
  const file = fileRoutes.includes(route) ? fileIn(rest) : null;
  const form = formRoutes.includes(route) ? formOf(rest) : null;
  // A form names its own type, with the sign its parts are told apart by.
  if (hasBody && !form) headers.set('content-type', file ? file.type : 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (revision !== undefined) headers.set('if-match', `"${revision}"`);

  const timeout = AbortSignal.timeout(options.timeout ?? 10_000);
  return new Request(url, {
    method,
    headers,
    body: hasBody ? (form ?? file ?? JSON.stringify(Object.fromEntries(rest))) : null,
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
}

function fileIn(fields: ReadonlyMap<string, unknown>): Blob {
  const file = fields.get('file');
  if (!(file instanceof Blob)) throw new TypeError('a file is to be sent, as a Blob');
  return file;
}

/** The fields first: whoever reads it as it comes knows what the file is for. */
function formOf(fields: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  const file = fileIn(fields);
  for (const [name, value] of fields) if (name !== 'file') form.set(name, String(value));
  form.set('file', file);
  return form;
}

/** The origin of the page, in a browser. */
function pageOrigin(): string | undefined {
  const { location } = globalThis as { location?: { origin: string } };
  return location?.origin;
}

async function fetchOrGiveUp(
  options: ClientOptions,
  { route, request }: { route: string; request: () => Promise<Request> },
  attempts: number,
): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(await request());
  } catch (cause) {
    // A caller who aborts wants to know that, not that the server is away.
    const ended = cause instanceof DOMException ? cause.name : null;
    if (ended === 'AbortError') throw cause;
    if (attempts > 1 && ended !== 'TimeoutError') {
      await new Promise((resolve) => setTimeout(resolve, breath));
      return fetchOrGiveUp(options, { route, request }, attempts - 1);
    }
    const refusal = unreachable(cause, route);
    options.onProblem?.(refusal.problem);
    throw refusal;
  }
}

function asProblem(body: unknown, status: number): ProblemDetails {
  if (typeof body === 'object' && body !== null && 'code' in body && 'status' in body) {
    return body as ProblemDetails;
  }
  return { type: 'about:blank', title: 'Unreadable answer', status, code: 'internal' };
}
