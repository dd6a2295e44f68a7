import { type LinksFunction, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { addressOf, pagesOf, readAsked } from '#features/blog/address.rules.ts';
import styles from '#features/blog/blog.css?url';
import { BlogPage } from '#features/blog/blog-page.tsx';
import { FeedMeta } from '#features/blog/feed-meta.tsx';
import { blogData } from '#features/blog/post-data.rules.ts';
import { setSummary } from '#features/blog/set-post.rules.ts';
import { blogText } from '#features/blog/text.ts';
import { say } from '#features/blog/wording.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const asked = readAsked(new URL(request.url).searchParams);
  const { category, ...rest } = asked;
  const list = await context
    .get(apiContext)
    .blog.list({ ...rest, language, ...(category && { category }) })
    .catch(asPageError);
  const pages = pagesOf(list.totalCount);
  // An old address may name a page that is no more.
  if (asked.page > pages) throw redirect(addressOf({ ...asked, page: pages }));
  const { totalCount, counts } = list;
  const posts = list.posts.map((post) => setSummary(post, language));
  const origin = context.get(originContext);
  return { text: blogText(language), language, origin, asked, posts, totalCount, counts };
}

export default function Blog() {
  const { language, origin, ...shown } = useLoaderData<typeof loader>();
  const { text, asked, posts } = shown;
  const preview = posts[0]?.picture;
  const turned = say(text.page, asked.page, pagesOf(shown.totalCount));
  return (
    <>
      <DocumentHead
        title={asked.page > 1 ? `${text.name}, ${turned.toLowerCase()}` : text.name}
        description={text.lead}
        query={asked.page > 1 ? `?page=${asked.page}` : ''}
        preview={preview && { path: preview.previewUrl, alt: preview.alt }}
        // What a search found is nobody's to find again.
        isListed={asked.q === ''}
        data={blogData(posts, { text, origin, language })}
      />
      <FeedMeta text={text} />
      <BlogPage {...shown} />
    </>
  );
}
