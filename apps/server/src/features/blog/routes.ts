import { api } from '@reverie/contract';
import type { Blog } from '#features/blog/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { cacheControl } from '#platform/http/caching.ts';

const year = 31_536_000;

/** Binds the calls of contract/blog to their use cases. */
export function blogRoutes(app: ApiApp, blog: Blog): void {
  bind(app, api.blog.list, async ({ query }) => ({ status: 200, body: await blog.list(query) }));

  bind(app, api.blog.get, async ({ params, query }) => ({
    status: 200,
    body: await blog.get(params.slug, query.language),
  }));

  bind(app, api.blog.picture, async ({ params }) => {
    const { body, size, contentType, etag } = await blog.picture(params.file);
    return {
      status: 200,
      body,
      headers: {
        'content-type': contentType,
        'content-length': String(size),
        etag,
        // Names hold a hash of the original: a file never changes.
        'cache-control': cacheControl({ keptFor: 'everybody', seconds: year, isImmutable: true }),
      },
    };
  });
}
