import { api } from '@reverie/contract';
import type { GuestDreams } from '#features/guest-dreams/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/guest-dreams to their use cases. */
export function guestDreamRoutes(app: ApiApp, guests: GuestDreams): void {
  const { create, get, image, keep } = api.guestDreams;

  bind(app, create, async ({ body }) => ({ status: 201, body: await guests.create(body) }));

  bind(app, get, async ({ params, query }) => ({
    status: 200,
    body: await guests.get({ id: params.id, key: query.key }),
  }));

  bind(app, image, async ({ params, query }) => {
    const bytes = await guests.image({ id: params.id, key: query.key });
    return {
      status: 200,
      body: new Blob([bytes]).stream(),
      headers: {
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': 'private, no-store',
        // Its address holds a key.
        'referrer-policy': 'no-referrer',
      },
    };
  });

  bind(app, keep, async ({ principal, params, body }) => ({
    status: 201,
    body: await guests.keep(principal, params.id, body),
  }));
}
