import { api } from '@reverie/contract';
import type { Communities } from '#features/communities/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/communities to their use cases. */
export function communityRoutes(app: ApiApp, communities: Communities): void {
  const calls = api.communities;

  bind(app, calls.list, async ({ principal, query }) => ({
    status: 200,
    body: await communities.list(principal, query.q),
  }));

  bind(app, calls.create, async ({ principal, body }) => ({
    status: 201,
    body: await communities.create(principal, body),
  }));

  bind(app, calls.get, async ({ principal, params, query }) => ({
    status: 200,
    body: await communities.get(principal, params.slug, query.invitation),
  }));

  bind(app, calls.update, async ({ principal, params, body }) => ({
    status: 200,
    body: await communities.update(principal, params.slug, body),
  }));

  bind(app, calls.join, async ({ principal, params, body }) => ({
    status: 200,
    body: await communities.join(principal, params.slug, body.invitation),
  }));

  bind(app, calls.leave, async ({ principal, params, query }) => {
    await communities.leave(principal, params.slug, query.dreams);
    return { status: 204, body: null };
  });

  bind(app, calls.invite, async ({ principal, params }) => ({
    status: 201,
    body: await communities.invite(principal, params.slug),
  }));

  bind(app, calls.members, async ({ principal, params }) => ({
    status: 200,
    body: await communities.members(principal, params.slug),
  }));

  bind(app, calls.changeMember, async ({ principal, params, body }) => ({
    status: 200,
    body: await communities.changeMember(principal, params, body.role),
  }));

  bind(app, calls.removeMember, async ({ principal, params }) => {
    await communities.removeMember(principal, params);
    return { status: 204, body: null };
  });

  bind(app, calls.dreams, async ({ principal, params, query }) => ({
    status: 200,
    body: await communities.dreams(principal, params.slug, query),
  }));

  bind(app, calls.questions, async ({ principal, params }) => ({
    status: 200,
    body: await communities.questions(principal, params.slug),
  }));

  bind(app, calls.ask, async ({ principal, params, body }) => ({
    status: 201,
    body: await communities.ask(principal, params.slug, body.words),
  }));

  bind(app, calls.drop, async ({ principal, params }) => {
    await communities.drop(principal, params);
    return { status: 204, body: null };
  });
}
