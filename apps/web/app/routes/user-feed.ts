import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { beginningOf } from '#features/dreams/excerpt.rules.ts';
import { receivedOf } from '#features/dreams/received.rules.ts';
import { feedPath, pagePath } from '#features/profiles/rules.ts';
import { atomOf, atomType } from '#head/atom.ts';

/** Entries a feed holds, and letters of each: a title where a dream has none, and its excerpt. */
const [entries, titleLetters, excerptLetters] = [20, 64, 220];

/**
 * What somebody made public, for readers of feeds: what a visitor meets on their page, whoever asks.
 * Where there is no page there is no feed.
 */
export async function loader({ params: { username: asked = '' }, context }: LoaderFunctionArgs) {
  const origin = context.get(originContext);
  const profile = await context
    .get(apiContext)
    .profiles.get({ username: asked, pageSize: entries, warned: 'without' })
    .catch((error: unknown) => {
      if (['not_found', 'invalid_path'].includes(codeOf(error))) return null;
      throw error;
    });
  if (!profile) return new Response(null, { status: 404, headers });
  const { username, displayName, dreams } = profile;
  const author = displayName ?? username;
  const feed = atomOf({
    title: `${author} · Reverie`,
    address: `${origin}${feedPath(username)}`,
    page: `${origin}${pagePath(username)}`,
    origin,
    author,
    entries: dreams
      .map(receivedOf)
      .map(({ id, title, content, language, createdAt, updatedAt }) => ({
        title: title ?? beginningOf(content, titleLetters),
        address: `${origin}/dreams/${id}`,
        publishedAt: createdAt,
        updatedAt,
        author,
        summary: beginningOf(content, excerptLetters),
        language,
      })),
  });
  const type = { 'content-type': `${atomType}; charset=utf-8` };
  return new Response(feed, { headers: { ...headers, ...type } });
}

// What is taken back is gone from here at once; and like the page, no search engine is to list it.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
