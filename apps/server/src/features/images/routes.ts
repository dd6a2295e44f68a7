import { api } from '@reverie/contract';
import { symbolEntries } from '@reverie/painter';
import { creditedPieces, creditsOf } from '#features/images/rules.ts';
import type { Images } from '#features/images/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { cacheControl } from '#platform/http/caching.ts';

const year = 31_536_000;
const day = 86_400;
/** Seconds a preview lives that stands in for one still being painted. */
const passing = 60;

/**
 * Names hold a hash of the pixels, so a file never changes. A dream may turn private, though: what
 * shared caches hold of it has to come back to us within a day.
 */
function cacheOf({
  isOpenToAll,
  isPassing,
}: {
  isOpenToAll: boolean;
  isPassing?: boolean;
}): string {
  const keptFor = isOpenToAll ? 'everybody' : 'asker';
  if (isPassing) return cacheControl({ keptFor, seconds: passing });
  return cacheControl({ keptFor, seconds: year, sharedSeconds: day, isImmutable: true });
}

/** Binds the calls of contract/images to their use cases. */
export function imageRoutes(app: ApiApp, images: Images): void {
  bind(app, api.images.generate, async ({ principal, params, body }) => ({
    status: 202,
    body: await images.request(principal, params.id, body ?? {}),
  }));

  bind(app, api.images.cancel, async ({ principal, params }) => ({
    status: 200,
    body: await images.cancel(principal, params.id),
  }));

  bind(app, api.images.history, async ({ principal, params }) => ({
    status: 200,
    body: await images.history(principal, params.id),
  }));

  bind(app, api.images.choose, async ({ principal, params }) => ({
    status: 200,
    body: await images.choose(principal, params.id, params.imageId),
  }));

  bind(app, api.images.remove, async ({ principal, params }) => ({
    status: 200,
    body: await images.remove(principal, params.id, params.imageId),
  }));

  bind(app, api.images.prompt, async ({ principal, params, body }) => ({
    status: 200,
    body: await images.prompt(principal, params.id, body ?? {}),
  }));

  bind(app, api.images.download, async ({ principal, params }) => {
    const { body, size, contentType, filename } = await images.download(
      principal,
      params.id,
      params.imageId,
    );
    return {
      status: 200,
      body,
      headers: {
        'content-type': contentType,
        'content-length': String(size),
        'content-disposition': `attachment; filename="${filename}"`,
      },
    };
  });

  bind(app, api.images.reprint, async ({ principal, params, query }) => {
    const { id, imageId } = params;
    const { body, contentType, filename } = await images.reprint(principal, id, imageId, query.as);
    return {
      status: 200,
      body: new Uint8Array(body),
      headers: {
        'content-type': contentType,
        'content-length': String(body.byteLength),
        'content-disposition': `attachment; filename="${filename}"`,
      },
    };
  });

  bind(app, api.images.lined, async ({ principal, params }) => {
    const { body, filename } = await images.lined(principal, params.id);
    return {
      status: 200,
      body: new Uint8Array(body),
      headers: {
        'content-type': 'image/jpeg',
        'content-length': String(body.byteLength),
        'content-disposition': `attachment; filename="${filename}"`,
      },
    };
  });

  bind(app, api.images.file, async ({ principal, params }) => {
    const { body, size, contentType, ...life } = await images.file(principal, params.name);
    // The store's own holds the moment of the file: of a pseudonym nobody is told more than the week.
    const isPassing = 'isPassing' in life && life.isPassing;
    const etag = `"${params.name}${isPassing ? '-passing' : ''}"`;
    return {
      status: 200,
      body,
      headers: {
        'content-type': contentType,
        'content-length': String(size),
        etag,
        'cache-control': cacheOf(life),
      },
    };
  });

  const credits = creditsOf([...creditedPieces(), ...symbolEntries]);
  bind(app, api.images.credits, async () => ({
    status: 200,
    body: credits,
    headers: { 'cache-control': cacheControl({ keptFor: 'everybody', seconds: day }) },
  }));
}
