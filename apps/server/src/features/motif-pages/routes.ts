import { api } from '@reverie/contract';
import type { MotifPages } from '#features/motif-pages/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/motifs to their use cases. */
export function motifPageRoutes(app: ApiApp, pages: MotifPages): void {
  const { list, followed, get, follow, unfollow } = api.motifs;

  bind(app, list, async () => ({ status: 200, body: await pages.list() }));

  bind(app, followed, async ({ principal, query }) => ({
    status: 200,
    body: await pages.followed(principal, query),
  }));

  bind(app, get, async ({ principal, params, query }) => ({
    status: 200,
    body: await pages.get(principal, params.id, query),
  }));

  bind(app, follow, async ({ principal, params }) => ({
    status: 200,
    body: await pages.follow(principal, params.id),
  }));

  bind(app, unfollow, async ({ principal, params }) => ({
    status: 200,
    body: await pages.unfollow(principal, params.id),
  }));
}
