import { api } from '@reverie/contract';
import type { Newsletter } from '#features/newsletter/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/newsletter to their use cases. */
export function newsletterRoutes(app: ApiApp, newsletter: Newsletter): void {
  const { subscribe, confirm, get, change, leave, open } = api.newsletter;

  bind(app, subscribe, async ({ body }) => {
    await newsletter.subscribe(body);
    return { status: 204, body: null };
  });

  bind(app, confirm, async ({ body }) => ({
    status: 200,
    body: await newsletter.confirm(body.token),
  }));

  bind(app, get, async ({ query }) => ({ status: 200, body: await newsletter.get(query.token) }));

  bind(app, change, async ({ body }) => ({
    status: 200,
    body: await newsletter.change(body.token, body.frequency),
  }));

  bind(app, leave, async ({ params }) => {
    await newsletter.leave(params.token);
    return { status: 204, body: null };
  });

  bind(app, open, async ({ params }) => ({
    status: 303,
    body: null,
    headers: { location: `/newsletter/leave?token=${encodeURIComponent(params.token)}` },
  }));
}
