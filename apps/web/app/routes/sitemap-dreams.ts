import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { xmlResponse } from '#head/escape.ts';
import { siteMap } from '#head/site-map.ts';

/** A page of the dreams everybody may read: of no others, no matter who asks. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = Number(/^([1-9]\d{0,5})\.xml$/.exec(params.page ?? '')?.[1]);
  if (Number.isNaN(page)) throw new Response('Not found', { status: 404 });
  const { dreams } = await context.get(apiContext).library.addresses({ page });
  if (dreams.length === 0) throw new Response('Not found', { status: 404 });
  const listed = dreams.map(({ id, updatedAt }) => ({
    path: `/dreams/${id}`,
    changedAt: updatedAt,
  }));
  return xmlResponse(siteMap(context.get(originContext), listed));
}
