import { api } from '@reverie/contract';
import type { Images } from '#features/images/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Seconds a picture may be kept. Names hold a hash of the pixels, so its bytes never change. */
const publicLife = 86_400;
const privateLife = 31_536_000;

/** Binds the calls of contract/images to their use cases. */
export function imageRoutes(app: ApiApp, images: Images): void {
  bind(app, api.images.generate, async ({ viewer, params, body }) => ({
    status: 202,
    body: await images.request(viewer, params.id, body ?? {}),
  }));

  bind(app, api.images.file, async ({ viewer, params }) => {
    const { body, size, contentType, etag, isPublic } = await images.file(viewer, params.name);
    return {
      status: 200,
      body,
      headers: {
        'content-type': contentType,
        'content-length': String(size),
        etag,
        // A dream may turn private: what shared caches hold has to come back to us within a day.
        'cache-control': isPublic
          ? `public, max-age=${publicLife}`
          : `private, max-age=${privateLife}, immutable`,
      },
    };
  });
}
