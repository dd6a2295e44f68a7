import type { LoaderFunctionArgs } from 'react-router';
import { originContext } from '#api/context.ts';
import { pages, resources } from '#pages/pages.ts';

/** Pictures that pages and link previews show, though they lie below what is closed. */
const open = ['/api/images/', '/api/blog/pictures/', '/api/avatars/'];

/** Where robots find nothing to read: each dreamer's own pages, forms, and calls of scripts. */
const closed = [
  ...pages.filter(({ robots }) => robots === 'closed').map(({ path }) => path),
  ...resources.filter(({ isClosed }) => isClosed).map(({ path }) => path),
  '/api/',
].map((path) => path.replace(/:\w+/g, '*'));

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
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
