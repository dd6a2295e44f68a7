import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import {
  fillContext,
  nonceContext,
  type PageParts,
  reportContext,
  sheetsContext,
  userContext,
} from '#api/context.ts';
import { SheetsProvider } from '#head/sheets.tsx';
import { hearLanguage } from '#keeping/asked-language.ts';
import { copyHeader, pageAddress } from '#keeping/copies.ts';
import { copyRule } from '#keeping/copy-rule.ts';
import { languageOf } from '#language/language.ts';
import { loadWhole } from '#messages/catalogue.ts';
import { pageAt } from '#pages/page-at.ts';
import { partsArrived } from '#ui/hydrate-on-interaction.tsx';
import { NonceProvider } from '#ui/nonce.tsx';

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> };

export const streamTimeout = 5_000;

// A page renders without waiting, so both languages are in memory before the first one.
await Promise.all([loadWhole('fr'), loadWhole('en')]);

/** What one request's loaders may use. The server makes it here, so that both share one module. */
export function createContext(parts: PageParts): RouterContextProvider {
  const context = new RouterContextProvider();
  fillContext(context, parts);
  return context;
}

/** The request as every loader hears it, and cookies that keep what it asks for. */
export const hear = hearLanguage;

/** What a form of the page at an address may hold, by whichever way it is sent. */
export function takes(url: URL): 'words' | 'picture' | 'file' {
  const page = pageAt(pageAddress(url).replace(/\?.*/, ''));
  if (page?.takesFile) return 'file';
  return page?.takesPicture ? 'picture' : 'words';
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await partsArrived();
  headers.set('content-type', 'text/html; charset=utf-8');
  // What a page shows depends on who asks, and in which language.
  // Of who is signed in a browser keeps nothing, unless the page says so: going back would show it
  // as it was, and to whoever has the phone next.
  const isTold = new URL(request.url).searchParams.has('lost');
  const kept = context.get(userContext) ? headers.get('cache-control') : 'private, no-cache';
  headers.set('cache-control', isTold || kept === null ? 'private, no-store' : kept);
  headers.set('vary', 'cookie, accept-language');
  headers.set('content-language', languageOf(request.headers));
  ruleCopies(request, headers, context);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  // Crawlers read the document once: they are given it whole.
  const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get('user-agent') ?? '')
    ? 'onAllReady'
    : 'onShellReady';

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider nonce={nonce}>
        <SheetsProvider sheets={context.get(sheetsContext)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </SheetsProvider>
      </NonceProvider>,
      {
        nonce,
        // A large part would be sent aside and put in its place by a script: readers may have none.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [ready]() {
          isShellSent = true;
          const body = new PassThrough({
            final(callback) {
              clearTimeout(deadline);
              callback();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError(error) {
          status = 500;
          if (isShellSent && !request.signal.aborted) context.get(reportContext)(error);
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * An error of ours reaches the server's log as others do. A refusal (no such page, no such action)
 * stands in the line of its request; its words would hold the address.
 */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
}

export function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Response {
  ruleCopies(request, response.headers, context);
  return response;
}

function ruleCopies(
  { url }: Request,
  headers: Headers,
  context: Readonly<RouterContextProvider>,
): void {
  const rule = copyRule(pageAddress(new URL(url)), context.get(userContext) !== null);
  if (rule) headers.set(copyHeader, rule);
}
