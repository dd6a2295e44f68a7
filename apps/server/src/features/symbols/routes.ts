import { api } from '@reverie/contract';
import type { Meanings } from '#features/meanings/service.ts';
import type { PeopleService } from '#features/people/service.ts';
import type { Symbols } from '#features/symbols/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

type Services = { symbols: Symbols; meanings: Meanings; people: PeopleService };

export function symbolRoutes(app: ApiApp, { symbols, meanings, people }: Services): void {
  const { list, get, meanings: all, meaning, mean, forget } = api.symbols;

  bind(app, list, async ({ principal }) => ({ status: 200, body: await symbols.list(principal) }));

  bind(app, get, async ({ principal, params }) => ({
    status: 200,
    body: await symbols.get(principal, params.symbol),
  }));

  bind(app, all, async ({ principal }) => ({
    status: 200,
    body: { meanings: await meanings.list(principal.userId) },
  }));

  bind(app, meaning, async ({ principal, params }) => ({
    status: 200,
    body: await meanings.of(principal.userId, params.symbol),
  }));

  bind(app, mean, async ({ principal, params, body }) => ({
    status: 200,
    body: await meanings.put(principal.userId, params.symbol, body.meaning),
  }));

  bind(app, forget, async ({ principal, params }) => {
    await meanings.remove(principal.userId, params.symbol);
    return { status: 204, body: null };
  });

  bind(app, api.people.list, async ({ principal }) => ({
    status: 200,
    body: await symbols.people(principal),
  }));

  bind(app, api.people.tell, async ({ principal, body }) => ({
    status: 201,
    body: await symbols.tell(principal, body),
  }));

  bind(app, api.people.update, async ({ principal, params, body }) => ({
    status: 200,
    body: await symbols.update(principal, params.id, body),
  }));

  bind(app, api.people.merge, async ({ principal, params, body }) => ({
    status: 200,
    body: await symbols.merge(principal, params.id, body.other),
  }));

  bind(app, api.people.remove, async ({ principal, params }) => {
    await people.remove(principal, params.id);
    return { status: 204, body: null };
  });
}
