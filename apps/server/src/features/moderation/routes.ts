import { api } from '@reverie/contract';
import type { Moderation } from '#features/moderation/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/moderation to their use cases. */
export function moderationRoutes(app: ApiApp, moderation: Moderation): void {
  const { report, queue, decide, undo, decision, appeal, counts } = api.moderation;
  const { moderators, appoint, dismiss } = api.moderation;

  bind(app, report, async ({ principal, body }) => {
    await moderation.report(principal, body);
    return { status: 204, body: null };
  });

  bind(app, queue, async ({ principal, query }) => ({
    status: 200,
    body: await moderation.queue(principal, query.state),
  }));

  bind(app, decide, async ({ principal, params, body }) => ({
    status: 200,
    body: await moderation.decide(principal, params.id, body),
  }));

  bind(app, undo, async ({ principal, params }) => ({
    status: 200,
    body: await moderation.undo(principal, params.id),
  }));

  bind(app, decision, async ({ principal, params }) => ({
    status: 200,
    body: await moderation.own(principal, params.id),
  }));

  bind(app, appeal, async ({ principal, params, body }) => ({
    status: 200,
    body: await moderation.appeal(principal, params.id, body.words),
  }));

  bind(app, counts, async () => ({ status: 200, body: await moderation.counts() }));

  bind(app, moderators, async () => ({ status: 200, body: await moderation.moderators() }));

  bind(app, appoint, async ({ params }) => ({
    status: 200,
    body: await moderation.setModerator(params.username, true),
  }));

  bind(app, dismiss, async ({ params }) => ({
    status: 200,
    body: await moderation.setModerator(params.username, false),
  }));
}
