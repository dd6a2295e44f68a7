import type { Endpoint, ProblemCode } from '@reverie/contract';
import { defaultBodyBytes, errorsOf, faultCodes } from '@reverie/contract/endpoint';
import type { Context } from 'hono';
import type { z } from 'zod';
import { faultProblem } from '#platform/db/faults.ts';
import type { ApiApp, ApiEnv } from '#platform/http/api.ts';
import { readFile, readJson } from '#platform/http/body.ts';
import { fieldErrors, unknownFields } from '#platform/http/field-errors.ts';
import { readKey } from '#platform/http/keys.ts';
import { readForm, type Upload } from '#platform/http/multipart.ts';
import { parseRoute } from '#platform/http/paths.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { type AnswerHeaders, type Content, respond } from '#platform/http/respond.ts';
import { findPrincipal } from '#platform/http/sessions.ts';
import { clientAddress } from '#platform/http/visitor.ts';
import type { LimitHeaders } from '#platform/limits/limits.ts';

export type { ApiApp };

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** Everything a handler may know of a call, parsed. */
export type Call<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: E extends { bodyTypes: readonly string[] }
    ? Uint8Array
    : E extends { isForm: true }
      ? Upload<Parsed<E['body']>>
      : Parsed<E['body']>;
  principal: E['access'] extends 'open'
    ? null
    : E['access'] extends 'public'
      ? Principal | null
      : Person;
  now: Date;
  context: Context<ApiEnv>;
};

type Body<E extends Endpoint, S extends keyof E['responses']> = E['responses'][S] extends z.ZodType
  ? E extends { mediaType: string }
    ? Content
    : z.input<E['responses'][S]>
  : null;

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
  const answer = async (context: Context<ApiEnv>) => {
    const { request, principal } = await identify(api, endpoint, context);
    const limited = await enter(api, endpoint, principal, context);
    const words = readParams(context.req.param());
    // Nothing of ours has such a name: the database does not even take it into a question.
    if (Object.values(words).some((word) => word.includes('\0'))) throw new Problem('not_found');
    const params = accept('invalid_path', endpoint.params, words);
    const query = accept('invalid_query', endpoint.query, readQuery(context.req.url));
    const body = await acceptBody(endpoint, request);
    const known = { params, query, body, principal, now: api.clock.now(), context };
    // The schemas have said what these are; the types follow from the same schemas.
    const call = known as Call<E>;
    return respond(endpoint, await doOnce(known, () => handler(call)), limited);
  };
  const tellRefusal = watchRefusals(api, endpoint);
  api.hono.on(method, honoPath, async (context) => {
    context.get('line').route = endpoint.route;
    return answer(context).catch(tellRefusal);
  });
}

/** Lets every refusal pass, and tells of it. */
function watchRefusals({ onRefusal }: ApiApp, endpoint: Endpoint) {
  const declared = new Set<ProblemCode>([...errorsOf(endpoint), ...faultCodes]);
  const { route } = endpoint;
  return (error: unknown): never => {
    const code = faultProblem(error)?.code;
    if (code) onRefusal?.({ route, code, isDeclared: declared.has(code) });
    throw error;
  };
}

type KnownCall = {
  params: unknown;
  query: unknown;
  body: unknown;
  principal: Principal | null;
  context: Context<ApiEnv>;
};

/** Where an endpoint takes keys, a call that names one is done once for it. */
function onceFor({ once }: ApiApp, { route, isKeyed }: Endpoint) {
  if (isKeyed && !once) throw new Error(`${route} takes keys, and nothing keeps them`);
  return async <T>(call: KnownCall, work: () => Promise<T>): Promise<T> => {
    const key = isKeyed ? readKey(call.context.req.raw.headers) : null;
    if (key === null || !once) return work();
    const { params, query, body, principal } = call;
    const asked = { params, query, body };
    return once.run({ key, route, userId: principal?.userId ?? null, asked }, work);
  };
}

async function identify(api: ApiApp, endpoint: Endpoint, context: Context<ApiEnv>) {
  const request = context.req.raw;
  const principal = await findPrincipal({
    endpoint,
    request,
    known: context.env?.principal,
    resolve: api.resolvePrincipal,
    origin: api.origin,
  });
  if (principal) context.get('line').userId = principal.userId;
  return { request, principal };
}

/** Asked before anything of the body is read: who calls too often costs next to nothing. */
async function enter(
  { limits }: ApiApp,
  endpoint: Endpoint,
  principal: Principal | null,
  context: Context<ApiEnv>,
): Promise<LimitHeaders> {
  if (!endpoint.limits || !limits) return {};
  const caller = { account: principal?.userId ?? null, address: clientAddress(context) };
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
  const { bodyTypes: types, bodyBytes: limit = defaultBodyBytes } = endpoint;
  if (!endpoint.body) return undefined;
  // What such a file is, its content says: the use case looks.
  if (types) {
    return readFile(request, { types, limit, mayBeEmpty: endpoint.isBodyOptional === true });
  }
  if (endpoint.isForm) {
    const acceptFields = (fields: unknown) => accept('invalid_body', endpoint.body, fields);
    return readForm(request, { limit, accept: acceptFields });
  }
  const json = await readJson(request, limit);
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
