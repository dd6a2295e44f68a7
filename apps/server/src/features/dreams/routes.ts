import { api } from '@reverie/contract';
import { isbot } from 'isbot';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { userAgent, visitorKey } from '#platform/http/visitor.ts';

/** Binds the calls of contract/dreams to their use cases. */
export function dreamRoutes(app: ApiApp, dreams: Dreams, engagement: Engagement): void {
  const { list, search, create, get, update, remove, restore, like, unlike } = api.dreams;

  bind(app, list, async ({ viewer, query }) => ({
    status: 200,
    body: await dreams.list(viewer, query),
  }));

  bind(app, search, async ({ viewer, query }) => ({
    status: 200,
    body: await dreams.search(viewer, query),
  }));

  bind(app, create, async ({ viewer, body }) => ({
    status: 201,
    body: await dreams.create(viewer, body),
  }));

  bind(app, get, async ({ viewer, params, context, now }) => {
    const body = await dreams.get(viewer, params.id);
    const isReader = !body.viewer.isOwner && !isbot(userAgent(context));
    if (isReader) engagement.noteView(body.id, viewer?.userId ?? visitorKey(context, now));
    return { status: 200, body };
  });

  bind(app, update, async ({ viewer, params, body, context }) => ({
    status: 200,
    body: await dreams.update(viewer, params.id, body, context.req.header('if-match')),
  }));

  bind(app, remove, async ({ viewer, params }) => {
    await dreams.remove(viewer, params.id);
    return { status: 204, body: null };
  });

  bind(app, restore, async ({ viewer, params }) => ({
    status: 200,
    body: await dreams.restore(viewer, params.id),
  }));

  bind(app, like, async ({ viewer, params }) => ({
    status: 200,
    body: await engagement.like(viewer, params.id),
  }));

  bind(app, unlike, async ({ viewer, params }) => ({
    status: 200,
    body: await engagement.unlike(viewer, params.id),
  }));
}
