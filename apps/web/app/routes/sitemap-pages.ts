import { blogCategories } from '@reverie/contract/blog.rules';
import { pageSizeLimit } from '@reverie/contract/dreams.rules';
import type { Client } from '@reverie/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { categoryAddress, postAddress } from '#features/blog/address.rules.ts';
import { docPath, docPlaces, docSections } from '#features/documentation/doc-map.rules.ts';
import { xmlResponse } from '#head/escape.ts';
import { type Listed, siteMap } from '#head/site-map.ts';
import { pages } from '#pages/pages.ts';

/** More than anybody writes; a map of the site holds five times as many. */
const mostPosts = 10_000;

export async function loader({ context }: LoaderFunctionArgs) {
  const listed = [
    ...pages.filter(({ robots }) => robots === 'listed').map(({ path }) => path),
    '/documentation',
    ...docSections.map((section) => `/documentation/${section}`),
    ...docPlaces.map(docPath),
    ...blogCategories.map(categoryAddress),
    ...(await listMotifs(context.get(apiContext))),
  ].map((path) => ({ path }));
  const posts = await listPosts(context.get(apiContext));
  return xmlResponse(siteMap(context.get(originContext), [...listed, ...posts]));
}

/** Those whose pages say something of many. */
async function listMotifs({ motifs }: Client): Promise<string[]> {
  const all = await motifs.list();
  return all.motifs.flatMap(({ id, dreamers }) =>
    dreamers === null ? [] : [`/dreams/motif/${id}`],
  );
}

async function listPosts({ blog }: Client): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (let page = 1; listed.length < mostPosts; page += 1) {
    const { posts } = await blog.list({ page, pageSize: pageSizeLimit });
    listed.push(
      ...posts.map(({ slug, updatedAt }) => ({ path: postAddress(slug), changedAt: updatedAt })),
    );
    if (posts.length < pageSizeLimit) break;
  }
  return listed;
}
