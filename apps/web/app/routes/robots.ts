import type { LoaderFunctionArgs } from 'react-router';
import { originContext } from '#api/context.ts';
import { openPaths, privatePaths } from '#head/listed-paths.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...openPaths.map((path) => `Allow: ${path}`),
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}
