import { api } from '@reverie/contract';
import { drawAvatar } from '#features/avatars/rules.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { cacheControl } from '#platform/http/caching.ts';

/** Seconds. The same name and theme always give the same picture. */
const life = 604_800;

/** Binds the avatar of contract/accounts. It asks no database: see `drawAvatar`. */
export function avatarRoutes(app: ApiApp): void {
  bind(app, api.accounts.avatar, async ({ params, query }) => {
    const headers = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': cacheControl({ keptFor: 'everybody', seconds: life }),
    };
    return new Response(drawAvatar(params.username, query.theme), { headers });
  });
}
