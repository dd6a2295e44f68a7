import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { cacheControl } from '#platform/http/caching.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** Copies of a file that the build compressed, the smallest first, by how they end. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Files the build names by their content never change. */
const immutableFolder = '/assets/';
const immutable = cacheControl({ keptFor: 'everybody', seconds: 31_536_000, isImmutable: true });
const revalidated = cacheControl({ keptFor: 'everybody', seconds: 600 });

/** Runs beside the pages: asked for anew each time, and allowed to fetch them. */
const serviceWorker = '/service-worker.js';
const serviceWorkerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
};

/**
 * The thread that recognises speech: it alone may compile what it runs, and fetch the model its owner
 * asked for. The page beside it may neither. ADR 50.
 */
const speechWorker = /^\/assets\/whisper\.worker-[\w-]+\.js$/;

function speechWorkerPolicy(modelUrl: string | undefined): string {
  const places = modelUrl ? `'self' ${new URL(modelUrl).origin}` : "'self'";
  return `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src ${places}`;
}

/** The threads that read a dream beside the page: they fetch words by its language, and send nothing. */
const readingWorkers = /^\/assets\/(?:read|paint|dream)\.worker-[\w-]+\.js$/;
const readingPolicy = "default-src 'none'; script-src 'self'";

type Encoding = (typeof encodings)[number][0] | 'identity';
type Asset = { type: string; etag: string; bytes: Map<Encoding, Uint8Array<ArrayBuffer>> };

export type Assets = {
  /** The file a path names. Null where none does, and the path may be a page. */
  find(request: Request): Promise<Response | null>;
};

/** What pages make as well as files do: feeds, maps of the site, and what robots may read. */
const alsoMade = ['.xml', '/robots.txt'];

/** Whether a path can only mean a file: a missing one is a 404, never a page. */
export function namesFile(path: string): boolean {
  const ending = extname(path);
  return (
    path.startsWith(immutableFolder) ||
    (ending in contentTypes && !alsoMade.some((made) => path.endsWith(made)))
  );
}

/**
 * Serves the files of a folder, listed once at the start, so that no path leads out of it. Each is
 * read when it is first asked for, with the compressed copies that the build left beside it.
 */
export async function openAssets(
  folder: string,
  { speechModelUrl }: { speechModelUrl?: string | undefined } = {},
): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length).replaceAll('\\', '/'), path]),
  );
  const paths = new Set(files.values());
  const loaded = new Map<string, Promise<Asset>>();

  async function find(request: Request): Promise<Response | null> {
    const path = decodePath(new URL(request.url).pathname);
    const file = path === null ? undefined : files.get(path);
    if (path === null || file === undefined) return null;
    const known = loaded.get(file) ?? load(file, paths);
    loaded.set(file, known);
    const found = answer(request, await known, path.startsWith(immutableFolder));
    if (path === serviceWorker) {
      for (const [name, value] of Object.entries(serviceWorkerHeaders)) {
        found.headers.set(name, value);
      }
    }
    if (readingWorkers.test(path)) found.headers.set('content-security-policy', readingPolicy);
    if (speechWorker.test(path)) {
      found.headers.set('content-security-policy', speechWorkerPolicy(speechModelUrl));
      // Where the model lies may change without another build.
      found.headers.set('cache-control', 'no-cache');
    }
    return found;
  }

  return { find };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function load(file: string, listed: ReadonlySet<string>): Promise<Asset> {
  const raw = await readBytes(file);
  const bytes: Asset['bytes'] = new Map([['identity', raw]]);
  for (const [name, ending] of encodings) {
    if (listed.has(`${file}${ending}`)) bytes.set(name, await readBytes(`${file}${ending}`));
  }
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  return { type, etag, bytes };
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}

function answer(request: Request, asset: Asset, isImmutable: boolean): Response {
  const headers = new Headers({
    'content-type': asset.type,
    'cache-control': isImmutable ? immutable : revalidated,
    etag: asset.etag,
    vary: 'accept-encoding',
  });
  if (request.headers.get('if-none-match')?.includes(asset.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = encodings
    .map(([name]) => name)
    .find((name) => asset.bytes.has(name) && accepted.includes(name));
  const bytes = asset.bytes.get(encoding ?? 'identity') ?? new Uint8Array();
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { headers });
}
