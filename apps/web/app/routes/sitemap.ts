import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { xmlResponse } from '#head/escape.ts';
import { siteMapIndex } from '#head/site-map.ts';

/** One map of the pages and articles, and as many of dreams as there are pages of them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { pageCount } = await context.get(apiContext).library.addresses();
  const dreams = Array.from({ length: pageCount }, (_, page) => `/sitemap/dreams/${page + 1}.xml`);
  return xmlResponse(siteMapIndex(context.get(originContext), ['/sitemap/pages.xml', ...dreams]));
}
