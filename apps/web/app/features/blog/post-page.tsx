import { Link } from 'react-router';
import { categoryAddress, postAddress } from '#features/blog/address.rules.ts';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import { Breadcrumb } from '#features/blog/breadcrumb.tsx';
import { PostBody, Words } from '#features/blog/post-body.tsx';
import { PostCard } from '#features/blog/post-card.tsx';
import type { ShownPost } from '#features/blog/set-post.rules.ts';
import { titlesApart } from '#features/blog/source-titles.rules.ts';
import { say } from '#features/blog/wording.ts';
import { useFormats } from '#language/messages.tsx';
import { Page } from '#ui/page.tsx';
import { Print } from '#ui/print.tsx';

/** The arrow stays with the last word of its source. */
const backGap = '\u00a0';

type PostPageProps = {
  post: ShownPost;
  text: BlogText;
};

export function PostPage({ post, text }: PostPageProps) {
  const { category, picture } = post;
  const between = { name: text.categories[category], path: categoryAddress(category) };
  return (
    <Page>
      <Breadcrumb text={text} between={between} />
      <article>
        <PostHead post={post} text={text} />
        {picture && (
          <Print
            picture={picture}
            alt={`${picture.alt} ${text.painted}`}
            sizes="(min-width: 83rem) 78rem, 94vw"
            loading="eager"
            className="post-painting"
          />
        )}
        <div className="post-columns">
          <Contents post={post} text={text} />
          <div className="min-w-0">
            <PostBody body={post.body} text={text} />
            <Sources post={post} text={text} />
          </div>
        </div>
      </article>
      <div className="print:hidden">
        <Neighbours post={post} text={text} />
        {post.related.length > 0 && (
          <section className="mt-20 md:mt-28">
            <h2 className="font-display text-h2">{text.related}</h2>
            <div className="post-grid mt-8">
              {post.related.map((other) => (
                <PostCard
                  key={other.slug}
                  post={other}
                  text={text}
                  level="h3"
                  sizes="(min-width: 72rem) 25rem, (min-width: 44rem) 46vw, 92vw"
                />
              ))}
            </div>
          </section>
        )}
      </div>
    </Page>
  );
}

function PostHead({ post, text }: { post: ShownPost; text: BlogText }) {
  const { date } = useFormats();
  return (
    <header className="post-head">
      <h1 className="font-display text-title">{post.title}</h1>
      <p className="mt-5 max-w-[46rem] text-lead text-ink-soft">{post.excerpt}</p>
      <p className="post-line mt-6">
        <span>{post.author}</span>
        <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>
        <span>{say(text.minutes, post.readingMinutes)}</span>
      </p>
    </header>
  );
}

function Contents({ post, text }: { post: ShownPost; text: BlogText }) {
  const headings = post.body.filter((block) => block.kind === 'heading');
  return (
    <nav aria-label={text.contents} className="post-contents">
      <p className="mb-3 font-medium text-ink">{text.contents}</p>
      <ol>
        {headings.map(({ id, runs }) => (
          <li key={id}>
            <a href={`#${id}`}>{runs.map(({ text: words }) => words).join('')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sources({ post, text }: { post: ShownPost; text: BlogText }) {
  if (post.notes.length === 0) return null;
  return (
    <section className="post-sources">
      <h2 id="sources" className="font-display text-h3">
        {text.sources}
      </h2>
      <ol>
        {post.notes.map(({ number, runs }) => (
          <li key={number} id={`source-${number}`} className="post-source">
            {runs.map((run, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a note never move
              <SourceWords key={index} run={run} />
            ))}
            {backGap}
            <a
              href={`#call-${number}`}
              aria-label={say(text.back, number)}
              className="print:hidden"
            >
              ↑
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Titles are read out in their own language, whichever one the article speaks. */
function SourceWords({ run }: { run: ShownPost['notes'][number]['runs'][number] }) {
  return titlesApart(run.text).map(({ text, isEnglish }) => {
    const words = <Words key={text} run={{ ...run, text }} />;
    return isEnglish ? (
      <span key={text} lang="en">
        {words}
      </span>
    ) : (
      words
    );
  });
}

function Neighbours({ post, text }: { post: ShownPost; text: BlogText }) {
  const { older, newer } = post;
  if (!older && !newer) return null;
  return (
    <nav aria-label={text.neighbours} className="post-neighbours">
      {[older, newer].map(
        (other) =>
          other && (
            <Link
              key={other.slug}
              to={postAddress(other.slug)}
              className="post-turn"
              data-side={other === older ? 'older' : 'newer'}
            >
              <span className="text-small text-ink-faint">
                {other === older ? text.older : text.newer}
              </span>
              <span className="font-display text-h3">{other.title}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
