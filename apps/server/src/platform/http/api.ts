import { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { ResolveViewer, Viewer } from '#platform/http/viewer.ts';

/** What is known of a request beside itself. Nothing of it can be said by the client. */
export type ApiBindings = {
  /** Handed over by the web renderer, which calls in this process once it knows the session. */
  viewer?: Viewer | null;
  /** The other end of the connection. */
  address?: string | undefined;
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

/** The part of the server below `/api`, and what every call needs. */
export type ApiApp = {
  hono: Hono<ApiEnv>;
  clock: Clock;
  resolveViewer: ResolveViewer;
  /** Grows as endpoints are bound: tells a wrong method from a wrong address. */
  bound: BoundRoute[];
};

export function createApi(parts: { clock: Clock; resolveViewer: ResolveViewer }): ApiApp {
  return { hono: new Hono<ApiEnv>(), bound: [], ...parts };
}
