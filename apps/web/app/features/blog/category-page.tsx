import type { BlogCategory } from '@reverie/contract/blog.rules';
import { Posts } from '#features/blog/blog-page.tsx';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import { Breadcrumb } from '#features/blog/breadcrumb.tsx';
import type { ShownSummary } from '#features/blog/set-post.rules.ts';
import { sayCount } from '#features/blog/wording.ts';
import { useLanguage } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';

type CategoryPageProps = {
  text: BlogText;
  category: BlogCategory;
  posts: readonly ShownSummary[];
};

/** Everything on one subject. */
export function CategoryPage({ text, category, posts }: CategoryPageProps) {
  const language = useLanguage();
  return (
    <Page>
      <Breadcrumb text={text} here={text.categories[category]} />
      <PageHead title={text.categories[category]} lead={text.about[category]}>
        {posts.length > 0 && (
          <p className="mt-5 text-ui text-ink-faint">
            {sayCount(text.articles, posts.length, language)}
          </p>
        )}
      </PageHead>
      <div className="border-t border-line">
        {posts.length === 0 ? (
          <PlainState title={text.empty} />
        ) : (
          <Posts posts={posts} text={text} />
        )}
      </div>
      <p className="mt-16">
        <ButtonLink to="/blog">{text.everything}</ButtonLink>
      </p>
    </Page>
  );
}
