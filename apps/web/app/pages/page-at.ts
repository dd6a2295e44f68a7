import { matchRoutes } from 'react-router';
import type { Page } from '#pages/page.ts';
import { pages } from '#pages/pages.ts';

const routes = pages.map((page) => ({ path: page.path, handle: page }));

/** The page that answers at a path, found as the router finds it; of what no page is, the last one. */
export function pageAt(pathname: string): Page | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.handle;
}
