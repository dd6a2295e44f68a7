import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { frames, type Page } from '#pages/page.ts';
import { pages, resources } from '#pages/pages.ts';

const routeOf = (page: Page) => route(page.path, `routes/${page.route}.tsx`);

/** Every page and resource has its file here by its name: `pages/pages.ts` says which there are. */
export default [
  ...pages.filter(({ frame }) => !frame).map(routeOf),
  ...frames.map((frame) =>
    layout(`routes/${frame}.tsx`, pages.filter((page) => page.frame === frame).map(routeOf)),
  ),
  ...resources.map(({ path, route: name }) => route(path, `routes/${name}.ts`)),
] satisfies RouteConfig;
