import { api } from '@reverie/contract';
import type { Tags } from '#features/tags/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/tags to their use cases. */
export function tagRoutes(app: ApiApp, tags: Tags): void {
  const { find, get, desk, make, rename, unmake, merge, split } = api.tags;

  bind(app, find, async ({ principal, query }) => ({
    status: 200,
    body: await tags.find(principal, query.q),
  }));

  bind(app, get, async ({ principal, params }) => ({
    status: 200,
    body: await tags.get(principal, params.tag),
  }));

  bind(app, desk, async ({ query }) => ({ status: 200, body: await tags.desk(query.q) }));

  bind(app, make, async ({ principal, body }) => ({
    status: 201,
    body: await tags.make(principal, body),
  }));

  bind(app, rename, async ({ principal, params, body }) => ({
    status: 200,
    body: await tags.rename(principal, params.id, body.name),
  }));

  bind(app, unmake, async ({ principal, params }) => {
    await tags.unmake(principal, params.id);
    return { status: 204, body: null };
  });

  bind(app, merge, async ({ principal, params, body }) => ({
    status: 200,
    body: await tags.merge(principal, params.id, body.spelling),
  }));

  bind(app, split, async ({ principal, params, query }) => ({
    status: 200,
    body: await tags.split(principal, params.id, query.spelling),
  }));
}
