import { api } from '@reverie/contract';
import type { Library } from '#features/library/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/library to their use cases. */
export function libraryRoutes(app: ApiApp, library: Library): void {
  const { browse, featured, statistics, addresses } = api.library;

  bind(app, browse, async ({ principal, query }) => ({
    status: 200,
    body: await library.browse(principal, query),
  }));

  bind(app, featured, async ({ principal, query }) => ({
    status: 200,
    body: await library.featured(principal, query),
  }));

  bind(app, statistics, async () => ({ status: 200, body: await library.statistics() }));

  bind(app, addresses, async ({ query }) => ({
    status: 200,
    body: await library.addresses(query.page),
  }));
}
