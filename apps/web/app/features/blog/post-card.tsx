import { Link, useViewTransitionState } from 'react-router';
import { postAddress } from '#features/blog/address.rules.ts';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import type { ShownSummary } from '#features/blog/set-post.rules.ts';
import { say } from '#features/blog/wording.ts';
import { useFormats } from '#language/messages.tsx';
import { classNames } from '#ui/class-names.ts';
import { Print } from '#ui/print.tsx';

type PostCardProps = {
  post: ShownSummary;
  text: BlogText;
  level: 'h2' | 'h3';
  /** How wide the picture is shown, as the `sizes` of an image. */
  sizes: string;
  loading?: 'eager' | 'lazy';
  /** The first article lies wide, its words beside its picture. */
  isFeatured?: boolean;
};

/** An article on the wall: its painting, its title, what it is about, and a quiet line. */
export function PostCard(props: PostCardProps) {
  const { post, text, level: Heading, sizes, loading = 'lazy', isFeatured = false } = props;
  const address = postAddress(post.slug);
  const isTravelling = useViewTransitionState(address);
  return (
    <article className={classNames('post-card', isFeatured && 'post-featured')}>
      {post.picture && (
        <Print
          picture={post.picture}
          alt={post.picture.alt}
          sizes={sizes}
          loading={loading}
          className="post-print"
          style={isTravelling ? { viewTransitionName: 'print' } : undefined}
        />
      )}
      <div className="grid content-center gap-3">
        <PostLine post={post} text={text} />
        <Heading
          className={classNames('text-balance font-display', isFeatured ? 'text-h2' : 'text-h3')}
        >
          <Link to={address} viewTransition className="post-link">
            {post.title}
          </Link>
        </Heading>
        <p className={classNames('text-ink-soft', isFeatured ? 'text-lead' : 'line-clamp-4')}>
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}

/** Subject, day and length: what one wants to know before beginning. */
export function PostLine({ post, text }: { post: ShownSummary; text: BlogText }) {
  const { date } = useFormats();
  return (
    <p className="post-line">
      <span className="text-accent">{text.categories[post.category]}</span>
      <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>
      <span>{say(text.minutes, post.readingMinutes)}</span>
    </p>
  );
}
