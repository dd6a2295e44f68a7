import { api } from '@reverie/contract';
import type { Additions } from '#features/additions/service.ts';
import type { Nights } from '#features/nights/service.ts';
import type { Versions } from '#features/versions/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

type Services = { additions: Additions; nights: Nights; versions: Versions };

/** All that was laid down of a dream: its night, its versions, and what came later. */
export function layerRoutes(app: ApiApp, { additions, nights, versions }: Services): void {
  const { layers } = api;

  bind(app, layers.get, async ({ principal, params }) => {
    const dream = await versions.findOwn(principal, params.id);
    const [night, summary, list] = await Promise.all([
      nights.get(principal, dream.night),
      versions.summary(dream),
      additions.list(dream.id),
    ]);
    return { status: 200, body: { night, ...summary, additions: list } };
  });

  bind(app, layers.versions, async ({ principal, params, query }) => ({
    status: 200,
    body: await versions.list(principal, params.id, query),
  }));

  bind(app, layers.restoreVersion, async ({ principal, params, context }) => ({
    status: 200,
    body: await versions.restore(principal, params, context.req.header('if-match')),
  }));

  bind(app, layers.add, async ({ principal, params, body }) => ({
    status: 201,
    body: await additions.add(principal, params.id, body),
  }));

  bind(app, layers.settle, async ({ principal, params, body }) => ({
    status: 200,
    body: await additions.settle(principal, params, body.state),
  }));

  bind(app, layers.removeAddition, async ({ principal, params }) => {
    await additions.remove(principal, params);
    return { status: 204, body: null };
  });
}
