import type { Endpoint } from '@reverie/contract';
import { defaultBodyBytes } from '@reverie/contract/endpoint';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiApp, ApiEnv } from '#platform/http/api.ts';
import { readJson } from '#platform/http/body.ts';
import { fieldErrors, unknownFields } from '#platform/http/field-errors.ts';
import { readKey } from '#platform/http/keys.ts';
import { parseRoute } from '#platform/http/paths.ts';
import { Problem } from '#platform/http/problem.ts';
import { etagOf } from '#platform/http/revisions.ts';
import { findViewer } from '#platform/http/sessions.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { clientAddress } from '#platform/http/visitor.ts';
import type { LimitHeaders } from '#platform/limits/limits.ts';

export type { ApiApp };

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** Everything a handler may know of a call, parsed. */
export type Call<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  viewer: E['auth'] extends 'required' ? Viewer : Viewer | null;
  now: Date;
  context: Context<ApiEnv>;
};

type Content = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

type Body<E extends Endpoint, S extends keyof E['responses']> = E['responses'][S] extends z.ZodType
  ? E extends { mediaType: string }
    ? Content
    : z.input<E['responses'][S]>
  : null;

/** One name may be there several times, as cookies are. */
type AnswerHeaders = Record<string, string | string[]>;

/** One of the answers the contract names. What is not JSON may also be a response already made. */
type Answer<E extends Endpoint> = {
  [S in keyof E['responses']]: {
    status: S;
    body: Body<E, S>;
    headers?: AnswerHeaders;
  };
}[keyof E['responses']];

/**
 * Binds an endpoint of the contract: what comes in is parsed by its schemas, and so is what goes
 * out, so that nothing unknown passes in either direction.
 */
export function bind<E extends Endpoint, const A extends Answer<E> | Response>(
  api: ApiApp,
  endpoint: E,
  handler: (call: Call<E>) => Promise<A>,
): void {
  const { method, honoPath, pattern, readParams } = parseRoute(endpoint.route);
  const doOnce = onceFor(api, endpoint);
  api.bound.push({ method, pattern });
  api.hono.on(method, honoPath, async (context) => {
    context.get('line').route = endpoint.route;
    const { request, viewer } = await identify(api, endpoint, context);
    const limited = await enter(api, endpoint, viewer, context);
    const words = readParams(context.req.param());
    // Nothing of ours has such a name: the database does not even take it into a question.
    if (Object.values(words).some((word) => word.includes('\0'))) throw new Problem('not_found');
    const params = accept('invalid_path', endpoint.params, words);
    const query = accept('invalid_query', endpoint.query, readQuery(context.req.url));
    const body = await acceptBody(endpoint, request);
    // The schemas have said what these are; the types follow from the same schemas.
    const call = { params, query, body, viewer, now: api.clock.now(), context } as Call<E>;
    const answer = await doOnce(call, () => handler(call));
    return respond(endpoint, answer, limited);
  });
}

type KnownCall = Pick<Call<Endpoint>, 'params' | 'query' | 'body' | 'viewer' | 'context'>;

/** Where an endpoint takes keys, a call that names one is done once for it. */
function onceFor({ once }: ApiApp, { route, isKeyed }: Endpoint) {
  if (isKeyed && !once) throw new Error(`${route} takes keys, and nothing keeps them`);
  return async <T>(call: KnownCall, work: () => Promise<T>): Promise<T> => {
    const key = isKeyed ? readKey(call.context.req.raw.headers) : null;
    if (key === null || !once) return work();
    const { params, query, body, viewer } = call;
    const asked = { params, query, body };
    return once.run({ key, route, userId: viewer?.userId ?? null, asked }, work);
  };
}

async function identify(api: ApiApp, endpoint: Endpoint, context: Context<ApiEnv>) {
  const request = context.req.raw;
  const viewer = await findViewer({
    endpoint,
    request,
    known: context.env?.viewer,
    resolve: api.resolveViewer,
  });
  if (viewer) context.get('line').userId = viewer.userId;
  return { request, viewer };
}

/** Asked before anything of the body is read: who calls too often costs next to nothing. */
async function enter(
  { limits }: ApiApp,
  endpoint: Endpoint,
  viewer: Viewer | null,
  context: Context<ApiEnv>,
): Promise<LimitHeaders> {
  if (!endpoint.limits || !limits) return {};
  const caller = { account: viewer?.userId ?? null, address: clientAddress(context) };
  return limits.enter(endpoint.limits, caller);
}

type Refusal = 'invalid_path' | 'invalid_query' | 'invalid_body';

function accept(code: Refusal, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Problem(code, { errors: fieldErrors(parsed.error) });
}

/** A name given twice is refused by its schema as a list would be. */
function readQuery(url: string): Record<string, unknown> {
  const { searchParams } = new URL(url);
  const names = new Set(searchParams.keys());
  const odd = [...searchParams].find(([, value]) => value.includes('\0'));
  if (odd) {
    const fault = { path: odd[0], code: 'unstorable_character', detail: 'holds a NUL' } as const;
    throw new Problem('invalid_query', { errors: [fault] });
  }
  return Object.fromEntries(
    [...names].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

async function acceptBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const json = await readJson(request, endpoint.bodyBytes ?? defaultBodyBytes);
  const value = json === undefined && endpoint.isBodyOptional ? {} : json;
  if (value === undefined) throw new Problem('invalid_json', { detail: 'A body is required' });
  refuseCrowds(endpoint.body, value);
  return accept('invalid_body', endpoint.body, value);
}

/**
 * Fifty unknown fields say as much as ninety thousand, which no schema is made to name one by one.
 */
function refuseCrowds(schema: z.ZodType, value: unknown): void {
  const errors = unknownFields(schema, value);
  if (errors) throw new Problem('invalid_body', { errors });
}

type AnyAnswer = { status: PropertyKey; body: unknown; headers?: AnswerHeaders };

function respond(
  endpoint: Endpoint,
  answer: Response | AnyAnswer,
  limited: LimitHeaders,
): Response {
  if (answer instanceof Response) return answer;
  const status = Number(answer.status);
  const schema = endpoint.responses[status];
  const headers = new Headers({ 'cache-control': 'no-store', ...limited });
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    headers.delete(name);
    for (const each of [value].flat()) headers.append(name, each);
  }
  if (!schema) return new Response(null, { status, headers });
  if (endpoint.mediaType) {
    if (!headers.has('content-type')) headers.set('content-type', endpoint.mediaType);
    // The type of such an answer is checked where the handler is bound.
    return new Response(answer.body as Content, { status, headers });
  }
  headers.set('content-type', 'application/json');
  const { revisedBy } = endpoint;
  if (revisedBy) headers.set('etag', etagOf(Object(answer.body)[revisedBy]));
  return new Response(encode(schema.parse(answer.body)), { status, headers });
}

/**
 * Given a text, Node measures it in one pass and encodes it in another; no character takes more
 * than three bytes for each of its units, so that one pass is enough.
 */
function encode(value: unknown): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(value);
  const bytes = Buffer.allocUnsafeSlow(text.length * 3);
  return bytes.subarray(0, bytes.write(text));
}
