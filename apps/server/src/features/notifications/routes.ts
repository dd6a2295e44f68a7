import { api } from '@reverie/contract';
import type { Notifications } from '#features/notifications/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/notifications to their use cases. */
export function notificationRoutes(app: ApiApp, notifications: Notifications): void {
  const { list, count, read, settings, choose, mute, unmute, leave, open } = api.notifications;

  bind(app, list, async ({ principal, query }) => ({
    status: 200,
    body: await notifications.list(principal, query),
  }));

  bind(app, count, async ({ principal }) => ({
    status: 200,
    body: await notifications.count(principal),
  }));

  bind(app, read, async ({ principal, body }) => ({
    status: 200,
    body: await notifications.read(principal, body.ids ?? null),
  }));

  bind(app, settings, async ({ principal }) => ({
    status: 200,
    body: await notifications.settings(principal),
  }));

  bind(app, choose, async ({ principal, body }) => ({
    status: 200,
    body: await notifications.choose(principal, body),
  }));

  bind(app, mute, async ({ principal, body }) => ({
    status: 200,
    body: await notifications.mute(principal, body),
  }));

  bind(app, unmute, async ({ principal, params }) => ({
    status: 200,
    body: await notifications.unmute(principal, params.id),
  }));

  bind(app, leave, async ({ params }) => {
    await notifications.leaveMail(params.token);
    return { status: 204, body: null };
  });

  bind(app, open, async ({ params }) => ({
    status: 303,
    body: null,
    headers: { location: `/notifications/leave?token=${encodeURIComponent(params.token)}` },
  }));
}
