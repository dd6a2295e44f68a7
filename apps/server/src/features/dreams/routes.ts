import { api } from '@reverie/contract';
import type { Dreams } from '#features/dreams/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/dreams to their use cases, but those by which readers leave something. */
export function dreamRoutes(app: ApiApp, dreams: Dreams): void {
  const { list, search, beside, create, preview, update, remove, restore } = api.dreams;

  bind(app, list, async ({ principal, query }) => ({
    status: 200,
    body: await dreams.list(principal, query),
  }));

  bind(app, search, async ({ principal, query }) => ({
    status: 200,
    body: await dreams.search(principal, query),
  }));

  bind(app, beside, async ({ principal, params, query }) => ({
    status: 200,
    body: await dreams.beside(await dreams.readerOf(principal, params.id, query.as), params.id),
  }));

  bind(app, create, async ({ principal, body }) => ({
    status: 201,
    body: await dreams.create(principal, body),
  }));

  bind(app, preview, async ({ principal, body }) => ({
    status: 200,
    body: await dreams.preview(principal, body),
  }));

  bind(app, update, async ({ principal, params, body, context }) => ({
    status: 200,
    body: await dreams.update(principal, params.id, body, context.req.header('if-match')),
  }));

  bind(app, remove, async ({ principal, params }) => {
    await dreams.remove(principal, params.id);
    return { status: 204, body: null };
  });

  bind(app, restore, async ({ principal, params }) => ({
    status: 200,
    body: await dreams.restore(principal, params.id),
  }));
}
