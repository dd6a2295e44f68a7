import { ApiProblem } from '@reverie/sdk';
import { type LinksFunction, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/blog/blog.css?url';
import { FeedMeta } from '#features/blog/feed-meta.tsx';
import { postData } from '#features/blog/post-data.rules.ts';
import { PostPage } from '#features/blog/post-page.tsx';
import { setPost } from '#features/blog/set-post.rules.ts';
import { blogText } from '#features/blog/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { readingType } from '#head/type.ts';
import { lostPath } from '#keeping/copies.ts';
import { languageOf } from '#language/language.ts';

export const links: LinksFunction = () => [readingType, { rel: 'stylesheet', href: styles }];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const slug = params.slug ?? '';
  const post = await context.get(apiContext).blog.get({ slug, language }).catch(asUnknown);
  const origin = context.get(originContext);
  return { text: blogText(language), language, origin, post: setPost(post, language) };
}

/** An address that names no article leads where every unknown address leads. */
function asUnknown(error: unknown): never {
  const isUnknown = error instanceof ApiProblem && error.problem.status < 500;
  if (isUnknown) throw redirect(lostPath);
  return asPageError(error);
}

export default function BlogPost() {
  const { text, language, origin, post } = useLoaderData<typeof loader>();
  const { picture } = post;
  return (
    <>
      <DocumentHead
        title={post.title}
        description={post.excerpt}
        kind="article"
        preview={picture && { path: picture.previewUrl, alt: picture.alt }}
        data={postData(post, { text, origin, language })}
      />
      <FeedMeta text={text} />
      <PostPage key={post.slug} post={post} text={text} />
    </>
  );
}
