import { api } from '@reverie/contract';
import type { Guesses } from '#features/guesses/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/guesses to their use cases. */
export function guessRoutes(app: ApiApp, guesses: Guesses): void {
  const { draw, get, painting, answer, results, table, lending, lend } = api.guesses;
  const unkept = { 'cache-control': 'private, no-store' };

  bind(app, draw, async ({ principal, body }) => ({
    status: 201,
    body: await guesses.draw(principal, body),
  }));

  bind(app, get, async ({ principal, params }) => ({
    status: 200,
    body: await guesses.get(principal, params.id),
  }));

  bind(app, painting, async ({ principal, params }) => {
    const { body, contentType } = await guesses.painting(
      principal,
      params.id,
      Number(params.place),
    );
    // Kept while the round lasts by the browser that plays it, and by nobody else.
    const headers = { 'content-type': contentType, 'cache-control': 'private, max-age=3600' };
    return { status: 200, body, headers };
  });

  bind(app, answer, async ({ principal, params, body }) => ({
    status: 200,
    body: await guesses.answer(principal, params.id, body),
  }));

  bind(app, results, async () => ({ status: 200, body: await guesses.results() }));

  bind(app, table, async () => ({
    status: 200,
    body: await guesses.table(),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reverie-blind.csv"',
    },
  }));

  bind(app, lending, async ({ principal }) => ({
    status: 200,
    body: await guesses.lending(principal),
    headers: unkept,
  }));

  bind(app, lend, async ({ principal, body }) => ({
    status: 200,
    body: await guesses.lend(principal, body.isLent),
  }));
}
