import { api } from '@reverie/contract';
import type { Dreams } from '#features/dreams/service.ts';
import { dreamIdIn, oembedOf } from '#features/embeds/rules.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { Problem } from '#platform/http/problem.ts';

/** Binds the calls of contract/embeds. Whoever asks is nobody: only what everybody may see is there. */
export function embedRoutes(app: ApiApp, dreams: Dreams, site: string): void {
  bind(app, api.embeds.dream, async ({ params }) => ({
    status: 200,
    body: await dreams.get(null, params.id),
  }));

  bind(app, api.embeds.oembed, async ({ query, context }) => {
    const origin = new URL(context.req.raw.url).origin;
    const id = dreamIdIn(query.url, [origin, site]);
    if (id === null) throw new Problem('not_found');
    const frame = { origin: site, maxWidth: query.maxwidth, maxHeight: query.maxheight };
    return { status: 200, body: oembedOf(await dreams.get(null, id), frame) };
  });
}
