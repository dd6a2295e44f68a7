import { api } from '@reverie/contract';
import type { Comments } from '#features/comments/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/comments to their use cases. */
export function commentRoutes(app: ApiApp, dreams: Dreams, comments: Comments): void {
  const { list, add, people, choose, update, approve, remove } = api.comments;

  bind(app, list, async ({ principal, params, query }) => ({
    status: 200,
    body: await comments.list(
      await dreams.readerOf(principal, params.id, query.as),
      params.id,
      query.page,
    ),
  }));

  bind(app, add, async ({ principal, params, body }) => ({
    status: 201,
    body: await comments.add(principal, params.id, body),
  }));

  bind(app, people, async ({ principal, params }) => ({
    status: 200,
    body: await comments.people(principal, params.id),
  }));

  bind(app, choose, async ({ principal, params, body }) => ({
    status: 200,
    body: await comments.choose(principal, params.id, body.commenting),
  }));

  bind(app, update, async ({ principal, params, body }) => ({
    status: 200,
    body: await comments.update(principal, params.id, body.content),
  }));

  bind(app, approve, async ({ principal, params }) => ({
    status: 200,
    body: await comments.approve(principal, params.id),
  }));

  bind(app, remove, async ({ principal, params }) => {
    await comments.remove(principal, params.id);
    return { status: 204, body: null };
  });
}
