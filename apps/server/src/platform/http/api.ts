import type { Endpoint } from '@reverie/contract/endpoint';
import type { ProblemCode } from '@reverie/contract/errors';
import { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Principal, ResolvePrincipal } from '#platform/http/principal.ts';
import type { Once } from '#platform/idempotency/once.ts';
import type { Limits } from '#platform/limits/limits.ts';

/** What is known of a request beside itself. Nothing of it can be said by the client. */
export type ApiBindings = {
  /** Handed over by the web renderer, which calls in this process once it knows the session. */
  principal?: Principal | null;
  /** Whom the call comes from: the other end of the connection, or whom a trusted proxy names. */
  address?: string | undefined;
  /** Of the browser's cookies what signing in knows its device by. */
  device?: string | undefined;
  /** Keeps a cookie in the browser a page is made for. */
  keepCookie?: ((cookie: string) => void) | undefined;
  /** The browser's name for itself, where a page calls on its behalf. */
  userAgent?: string | undefined;
  /** Of the page a call is made for. */
  requestId?: string;
};

export type ApiVariables = {
  requestId: string;
  /** Filled as it becomes known, for the request's log line. */
  line: { route?: string; userId?: string; code?: string; isQuiet?: boolean; isOthers?: boolean };
};

export type ApiEnv = { Bindings: ApiBindings; Variables: ApiVariables };

/** One `METHOD` and the pattern of its path. */
export type BoundRoute = { method: string; pattern: RegExp };

/** What a call was refused with, and whether its endpoint says that it may be. */
export type Refusal = { route: Endpoint['route']; code: ProblemCode; isDeclared: boolean };

/** The part of the server below `/api`, and what every call needs. */
export type ApiApp = {
  hono: Hono<ApiEnv>;
  clock: Clock;
  resolvePrincipal: ResolvePrincipal;
  /** Where people reach the server, as its operator says. */
  origin?: string | undefined;
  /** Counts what endpoints limit. Where there is none, nothing is counted. */
  limits?: Limits;
  /** Does a call under a key once. No endpoint that takes keys is bound without it. */
  once?: Once;
  /** Told of every refusal. One that its endpoint does not declare is a defect of ours. */
  onRefusal?: (refusal: Refusal) => void;
  /** Grows as endpoints are bound: tells a wrong method from a wrong address. */
  bound: BoundRoute[];
};

export function createApi(parts: Omit<ApiApp, 'hono' | 'bound'>): ApiApp {
  return { hono: new Hono<ApiEnv>(), bound: [], ...parts };
}
