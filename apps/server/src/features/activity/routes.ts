import { api } from '@reverie/contract';
import type { ActivityService } from '#features/activity/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

export function activityRoutes(app: ApiApp, activity: ActivityService): void {
  bind(app, api.activity.list, async ({ principal, query }) => ({
    status: 200,
    body: await activity.list(principal, query.before),
  }));
}
