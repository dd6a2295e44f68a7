import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, nonceContext, originContext } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { embeddedDream, embeddedNothing } from '#features/embeds/wording.ts';

/**
 * A public dream for a page of somebody else: without scripts, and asked for as nobody. The moment it
 * is not everybody's any more, it is not here either.
 */
export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const parts = { origin: context.get(originContext), nonce: context.get(nonceContext) };
  const dream = await context
    .get(apiContext)
    .embeds.dream({ id })
    .catch((error: unknown) => {
      if (['not_found', 'invalid_path'].includes(codeOf(error))) return null;
      throw error;
    });
  return new Response(dream ? embeddedDream(dream, parts) : embeddedNothing(parts), {
    status: dream ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
