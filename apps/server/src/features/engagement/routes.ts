import { api } from '@reverie/contract';
import { isbot } from 'isbot';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { userAgent, visitorKey } from '#platform/http/visitor.ts';

/** Binds the calls of contract/dreams by which readers leave something: that they saw, liked or sent it on. */
export function engagementRoutes(app: ApiApp, dreams: Dreams, engagement: Engagement): void {
  const { get, like, unlike, share, look } = api.dreams;

  bind(app, get, async ({ principal, params, query, context, now }) => {
    const reader = await dreams.readerOf(principal, params.id, query.as);
    const body = await dreams.get(reader, params.id);
    const isCounted = query.as === undefined && !body.community?.isCircle;
    const isReader = isCounted && !body.viewer.isOwner && !isbot(userAgent(context));
    if (isReader) engagement.noteView(body.id, principal?.userId ?? visitorKey(context, now));
    return { status: 200, body };
  });

  bind(app, like, async ({ principal, params }) => ({
    status: 200,
    body: await engagement.like(principal, params.id),
  }));

  bind(app, share, async ({ principal, params, context, now }) => {
    const sharer = principal?.userId ?? visitorKey(context, now);
    const counted = isbot(userAgent(context)) ? null : sharer;
    return { status: 200, body: await engagement.share(principal, params.id, counted) };
  });

  bind(app, look, async ({ principal }) => ({
    status: 200,
    body: await engagement.look(principal),
  }));

  bind(app, unlike, async ({ principal, params }) => ({
    status: 200,
    body: await engagement.unlike(principal, params.id),
  }));
}
