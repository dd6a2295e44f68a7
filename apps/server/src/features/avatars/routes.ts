import { api } from '@reverie/contract';
import { drawAvatar } from '#features/avatars/rules.ts';
import type { Avatars } from '#features/avatars/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { cacheControl } from '#platform/http/caching.ts';
import { Problem } from '#platform/http/problem.ts';

/** Seconds. The same name and theme always give the same picture. */
const life = 604_800;
const year = 31_536_000;
const hour = 3_600;

/** Binds the calls of contract/avatars. Initials ask no database: see `drawAvatar`. */
export function avatarRoutes(app: ApiApp, avatars: Avatars): void {
  const { put, remove, file, drawn } = api.avatars;

  bind(app, put, async ({ principal, body }) => ({
    status: 200,
    body: await avatars.put(principal, body),
  }));

  bind(app, remove, async ({ principal }) => {
    await avatars.remove(principal);
    return { status: 204, body: null };
  });

  bind(app, file, async ({ params }) => {
    const found = await avatars.open(`${params.file}.webp`);
    if (!found) throw new Problem('not_found');
    const { body, size, contentType } = found;
    return {
      status: 200,
      body,
      headers: {
        'content-type': contentType,
        'content-length': String(size),
        // The store's own would tell the moment it was chosen.
        etag: `"${params.file}"`,
        // A name is never given to another picture; one that is taken away leaves shared caches soon.
        'cache-control': cacheControl({
          ...{ keptFor: 'everybody', seconds: year, sharedSeconds: hour, isImmutable: true },
        }),
      },
    };
  });

  bind(app, drawn, async ({ params, query }) => {
    const headers = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': cacheControl({ keptFor: 'everybody', seconds: life }),
    };
    return new Response(drawAvatar(params.username, query.theme), { headers });
  });
}
