import type { PostSummary } from '@reverie/contract/blog';
import { postPictureOf } from '@reverie/contract/blog.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { useFormats } from '#language/messages.tsx';
import { later } from '#ui/later.ts';
import { Print } from '#ui/print.tsx';

export type Read = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'publishedAt' | 'picture'>;

/** The newest articles, to read by daylight. */
export function Reading({ text, posts }: { text: HomeText['blog']; posts: readonly Read[] }) {
  const { date } = useFormats();
  if (posts.length === 0) return null;
  return (
    <section className="measure home-section" {...later}>
      <h2 className="font-display text-h2">{text.title}</h2>
      <ul className="kind-dreams mt-10">
        {posts.map(({ slug, title, excerpt, publishedAt, picture }) => (
          <li key={slug} className="card">
            {picture && (
              <Print
                picture={postPictureOf(picture)}
                alt={picture.alt}
                sizes="(width >= 64rem) 392px, (width >= 40rem) 46vw, calc(100vw - 40px)"
                className="mb-4"
              />
            )}
            <h3 className="font-display text-h3">
              <Link to={`/blog/${slug}`} className="card-link">
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-ui text-ink-soft">{excerpt}</p>
            <p className="mt-3 text-small text-ink-faint">
              <time dateTime={publishedAt}>{date(publishedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      <Link to="/blog" className="lead mt-10">
        {text.all}
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}
