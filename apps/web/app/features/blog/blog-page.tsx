import { type BlogCategory, blogCategories } from '@reverie/contract/blog.rules';
import { ArrowRight, Rss } from 'lucide-react';
import { Link } from 'react-router';
import {
  addressOf,
  type BlogAsked,
  categoryAddress,
  pagesOf,
} from '#features/blog/address.rules.ts';
import { BlogControls } from '#features/blog/blog-controls.tsx';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import { Pager } from '#features/blog/pager.tsx';
import { PostCard } from '#features/blog/post-card.tsx';
import type { ShownSummary } from '#features/blog/set-post.rules.ts';
import { sayCount } from '#features/blog/wording.ts';
import { useLanguage } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { later } from '#ui/later.ts';
import { Page, PageHead, PlainState } from '#ui/page.tsx';

type BlogPageProps = {
  text: BlogText;
  asked: BlogAsked;
  posts: readonly ShownSummary[];
  totalCount: number;
  counts: Record<BlogCategory, number>;
};

export function BlogPage({ text, asked, posts, totalCount, counts }: BlogPageProps) {
  const language = useLanguage();
  const isPlain = asked.q === '' && asked.category === null;
  const isFront = isPlain && asked.page === 1;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const subjects = Object.values(counts).filter((count) => count > 0).length;
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead}>
        {all > 0 && (
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-ui text-ink-faint tabular-nums">
            <span>{sayCount(text.articles, all, language)}</span>
            <span>{sayCount(text.subjects, subjects, language)}</span>
            <FeedLink text={text} />
          </p>
        )}
      </PageHead>
      <BlogControls text={text} asked={asked} />
      {!isPlain && totalCount > 0 && (
        <p role="status" className="mt-6 text-ui text-ink-soft">
          {sayCount(text.found, totalCount, language)}
        </p>
      )}
      {posts.length === 0 ? (
        <NothingHere text={text} isPlain={isPlain} />
      ) : (
        <Posts posts={posts} text={text} isFront={isFront} />
      )}
      {totalCount > 0 && (
        <Pager
          text={text}
          page={asked.page}
          pages={pagesOf(totalCount)}
          addressOfPage={(page) => addressOf({ ...asked, page })}
        />
      )}
      <Topics text={text} counts={counts} />
    </Page>
  );
}

export function FeedLink({ text }: { text: BlogText }) {
  const language = useLanguage();
  return (
    <a href={`/blog/feed.xml?lang=${language}`} className="inline-link flex items-center gap-2">
      <Rss aria-hidden="true" className="size-3.5" />
      {text.feed}
    </a>
  );
}

type PostsProps = { posts: readonly ShownSummary[]; text: BlogText; isFront?: boolean };

/** The front begins with one article laid wide, then two, then three. */
export function Posts({ posts, text, isFront = false }: PostsProps) {
  const [first, ...others] = posts;
  const shown = isFront && first ? others : posts;
  return (
    <div className="mt-12 md:mt-16">
      {isFront && first && (
        <div className="mb-14 md:mb-20">
          <h2 className="sr-only">{text.featured}</h2>
          <PostCard
            post={first}
            text={text}
            level="h3"
            sizes="(min-width: 64rem) 46rem, 92vw"
            loading="eager"
            isFeatured
          />
        </div>
      )}
      <h2 className="sr-only">{text.everything}</h2>
      <div
        className="post-grid"
        data-front={isFront || undefined}
        {...(isFront ? later : undefined)}
      >
        {shown.map((post, index) => (
          <PostCard
            key={post.slug}
            post={post}
            text={text}
            level="h3"
            sizes="(min-width: 72rem) 25rem, (min-width: 44rem) 46vw, 92vw"
            loading={!isFront && index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </div>
    </div>
  );
}

function NothingHere({ text, isPlain }: { text: BlogText; isPlain: boolean }) {
  if (isPlain) return <PlainState title={text.empty} />;
  return (
    <div role="status">
      <PlainState title={text.none} text={text.noneHint}>
        <ButtonLink to={addressOf({})}>{text.everything}</ButtonLink>
      </PlainState>
    </div>
  );
}

type TopicsProps = { text: BlogText; counts: Record<BlogCategory, number> };

function Topics({ text, counts }: TopicsProps) {
  const language = useLanguage();
  return (
    <section className="mt-24 md:mt-32">
      <h2 className="font-display text-h2">{text.topics}</h2>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
        {blogCategories.map((category) => (
          <li key={category} className="border-t border-line">
            <Link
              to={categoryAddress(category)}
              className="group grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-6"
            >
              <span className="font-display text-h3 transition-colors group-hover:text-accent">
                {text.categories[category]}
              </span>
              <span className="flex items-center gap-3 text-small text-ink-faint tabular-nums">
                {sayCount(text.articles, counts[category], language)}
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
              <span className="text-ui text-ink-soft">{text.about[category]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
