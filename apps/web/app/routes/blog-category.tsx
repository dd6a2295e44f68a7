import { isBlogCategory } from '@reverie/contract/blog.rules';
import { pageSizeLimit } from '@reverie/contract/dreams.rules';
import { type LinksFunction, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/blog/blog.css?url';
import { CategoryPage } from '#features/blog/category-page.tsx';
import { FeedMeta } from '#features/blog/feed-meta.tsx';
import { categoryData } from '#features/blog/post-data.rules.ts';
import { setSummary } from '#features/blog/set-post.rules.ts';
import { blogText } from '#features/blog/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { lostPath } from '#keeping/copies.ts';
import { languageOf } from '#language/language.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { category } = params;
  if (!isBlogCategory(category)) throw redirect(lostPath);
  const language = languageOf(request.headers);
  const { posts } = await context
    .get(apiContext)
    .blog.list({ category, language, pageSize: pageSizeLimit })
    .catch(asPageError);
  return {
    text: blogText(language),
    language,
    origin: context.get(originContext),
    category,
    posts: posts.map((post) => setSummary(post, language)),
  };
}

export default function BlogSubject() {
  const { text, language, origin, category, posts } = useLoaderData<typeof loader>();
  const preview = posts[0]?.picture;
  return (
    <>
      <DocumentHead
        title={`${text.categories[category]} · ${text.name}`}
        description={text.about[category]}
        preview={preview && { path: preview.previewUrl, alt: preview.alt }}
        data={categoryData(category, { text, origin, language })}
      />
      <FeedMeta text={text} />
      <CategoryPage text={text} category={category} posts={posts} />
    </>
  );
}
