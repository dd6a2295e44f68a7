import { randomUUID } from 'node:crypto';
import { apiBase } from '@reverie/contract';
import { type Context, Hono } from 'hono';
import { faultProblem } from '#platform/db/faults.ts';
import type { ApiApp, ApiEnv } from '#platform/http/api.ts';
import { keepCookiesPrivate } from '#platform/http/caching.ts';
import { compressed } from '#platform/http/compress.ts';
import { failurePage, wantsPage } from '#platform/http/failure-page.ts';
import { Problem, problemResponse } from '#platform/http/problem.ts';
import { secure } from '#platform/http/security.ts';
import type { Log } from '#platform/log.ts';

export type EdgeParts = {
  api: ApiApp;
  log: Log;
  /** Everything that is not below `/api/`: pages and their files. Absent in tests of the API. */
  web?: ((context: Context<ApiEnv>) => Promise<Response>) | undefined;
  /** Rejects while the server cannot do its work. */
  checkReady(): Promise<void>;
  origin: string | undefined;
  /** Hears how long each call of the API took, and how it was answered. */
  noteAnswer?: (milliseconds: number, status: number) => void;
};

/**
 * The whole server as one handler: for every request an id, a log line and security headers; for
 * every refusal problem details; and an error of ours told to the log, never to the caller.
 */
export function createEdges(parts: EdgeParts): Hono<ApiEnv> {
  const { api, log, web, checkReady, origin, noteAnswer } = parts;
  const isSecureOrigin = origin?.startsWith('https:') ?? false;
  const root = new Hono<ApiEnv>();

  root.use(async (context, next) => {
    const started = performance.now();
    const requestId = context.env?.requestId ?? randomUUID();
    const line: ApiEnv['Variables']['line'] = {};
    context.set('requestId', requestId);
    context.set('line', line);
    await next();
    const { headers, status } = context.res;
    headers.set('request-id', requestId);
    secure(headers, { isSecureOrigin });
    keepCookiesPrivate(headers);
    const took = performance.now() - started;
    const { isQuiet, isOthers, ...told } = line;
    // What waits for somebody elsewhere says nothing of how well we are.
    if (isApiPath(context.req.path) && !isOthers) noteAnswer?.(took, status);
    if (isQuiet && status < 400) return;
    const ms = Math.round(took);
    const level = status >= 500 ? 'warn' : 'info';
    log[level]({ requestId, method: context.req.method, ...told, status, ms }, 'request');
  });
  root.use(compressed);

  root.get('/healthz', (context) => {
    context.get('line').isQuiet = true;
    return context.text('ok');
  });
  root.get('/readyz', async (context) => {
    context.get('line').isQuiet = true;
    await checkReady();
    return context.text('ready');
  });
  root.route(apiBase, api.hono);

  root.notFound(async (context) => {
    const { path } = context.req;
    // Written as a link such a path names a host: it is no address of ours, and leads home as those do.
    if (path.startsWith('//')) return context.redirect('/');
    if (!isApiPath(path)) {
      return web ? web(context) : refuse(context, new Problem('not_found'));
    }
    const methods = allowedMethods(api, path.slice(apiBase.length));
    if (methods.length === 0) return refuse(context, new Problem('not_found'));
    return refuse(context, new Problem('method_not_allowed'), { allow: methods.join(', ') });
  });

  root.onError((error, context) => {
    // The caller has left: nobody hears the answer, and nothing of ours has failed.
    if (context.req.raw.signal.aborted) {
      Object.assign(context.get('line'), { code: 'client_gone', isOthers: true });
      return new Response(null, { status: clientGone });
    }
    const problem = faultProblem(error) ?? new Problem('internal', { cause: error });
    if (problem.status >= 500) {
      log.error({ requestId: context.get('requestId'), error: problem.cause ?? error }, 'failure');
    }
    if (!isApiPath(context.req.path) && wantsPage(context.req.raw)) {
      context.get('line').code = problem.code;
      return failurePage(problem, context.req.raw);
    }
    return refuse(context, problem);
  });

  return root;
}

/** Nginx's number for it: no standard has one, and it is written to the log alone. */
const clientGone = 499;

/** `/api` itself, and `/api.data`, are pages. */
function isApiPath(path: string): boolean {
  return path.startsWith(`${apiBase}/`);
}

function refuse(
  context: Context<ApiEnv>,
  problem: Problem,
  headers: Record<string, string> = {},
): Response {
  context.get('line').code = problem.code;
  return problemResponse(problem, context.get('requestId'), headers);
}

function allowedMethods({ bound }: ApiApp, path: string): string[] {
  const methods = bound.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const withHead = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return [...new Set(withHead)].sort();
}
