import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { atomFeed } from '#features/blog/feed.rules.ts';
import { setSummary } from '#features/blog/set-post.rules.ts';
import { blogText } from '#features/blog/text.ts';
import { isLanguage, languageOf } from '#language/language.ts';

/** Entries a feed holds; readers keep the older ones themselves. */
const entries = 20;

/** Readers of feeds send no cookie: the language stands in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get('lang');
  const language = isLanguage(named) ? named : languageOf(request.headers);
  const { posts } = await context.get(apiContext).blog.list({ language, pageSize: entries });
  const feed = atomFeed({
    posts: posts.map((post) => setSummary(post, language)),
    text: blogText(language),
    origin: context.get(originContext),
    language,
  });
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'accept-language, cookie',
    },
  });
}
