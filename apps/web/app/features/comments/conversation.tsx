import type { Conversation as Said } from '@reverie/contract/comments';
import type { Dream } from '@reverie/contract/dreams';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { signInPath } from '#api/return-path.ts';
import type { CommentRefusal } from '#features/comments/comment.form.ts';
import { Comment } from '#features/comments/comment.tsx';
import { Composer } from '#features/comments/composer.tsx';
import type { CommentDone } from '#features/comments/rules.ts';
import { useLitPassage } from '#features/comments/use-passage.ts';
import { WhoComments } from '#features/comments/who-comments.tsx';
import { fill } from '#language/fill.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { Pagination } from '#ui/pagination.tsx';

type ConversationProps = {
  dream: Dream;
  said: Said;
  page: number;
  isSignedIn: boolean;
  done: CommentDone | null;
  /** The way to report a comment, and what is read out of it. */
  reportOf: (id: string, about: string) => ReactNode;
  refusal: CommentRefusal | undefined;
};

/** What people said of a dream that others may see, and a place to join them. */
export function Conversation(props: ConversationProps) {
  const { dream, said, page, isSignedIn, done, reportOf, refusal } = props;
  const t = useMessages('comments');
  const { number } = useFormats();
  const section = useRef<HTMLElement>(null);
  useLitPassage(section);
  const { id, content, author, community, viewer } = dream;
  const { comments, totalCount, pageCount, commenting, canComment } = said;
  // What has no form that could say it.
  const isElsewhere = refusal && ['remove', 'approve', 'mute', 'unmute'].includes(refusal.intent);
  return (
    <section id="comments" ref={section} aria-labelledby="comments-name" className="conversation">
      <h2 id="comments-name" className="font-display text-h2">
        {t.title(totalCount, number(totalCount))}
      </h2>
      {done && !refusal && <Done>{t.done[done]}</Done>}
      {isElsewhere && (
        <Alert occasion={refusal}>
          {refusal.reason === 'unavailable' ? t.unreached : t.refused[refusal.reason]}
        </Alert>
      )}
      {comments.length > 0 ? (
        <ol className="comments">
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              dreamer={community?.pseudonym.id ?? author?.username ?? null}
              canAnswer={canComment}
              reportOf={reportOf}
              refusal={refusal?.about === comment.id ? refusal : undefined}
            />
          ))}
        </ol>
      ) : (
        <p className="text-ink-soft">{viewer.isOwner ? t.noneOfYours : t.none}</p>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        to={(other) => `/dreams/${id}${other > 1 ? `?comments=${other}` : ''}#comments`}
        words={{ pages: t.pages, previous: t.earlier, next: t.later }}
        nameOf={(other) => fill(t.page, { n: number(other) })}
        numberOf={number}
      />
      {canComment ? (
        <Composer
          // What was published leaves an empty place behind.
          key={
            done === 'comment' || done === 'waiting' || done === 'held'
              ? comments.at(-1)?.id
              : 'open'
          }
          content={content}
          refusal={refusal}
          note={
            commenting === 'approved' &&
            !viewer.isOwner && <p className="text-small text-ink-soft">{t.waits}</p>
          }
        />
      ) : (
        <Shut isSignedIn={isSignedIn} dream={dream} commenting={commenting} />
      )}
      {viewer.isOwner && dream.visibility === 'public' && <WhoComments commenting={commenting} />}
    </section>
  );
}

type ShutProps = { isSignedIn: boolean; dream: Dream; commenting: Said['commenting'] };

/** Why one cannot say anything here, and what would let one. */
function Shut({ isSignedIn, dream, commenting }: ShutProps) {
  const t = useMessages('comments');
  if (dream.viewer.isOwner && dream.visibility !== 'public') return null;
  if (commenting === 'closed') return <p className="text-ui text-ink-soft">{t.closed}</p>;
  if (!isSignedIn) {
    return (
      <p>
        <Link to={signInPath(`/dreams/${dream.id}`)} className="lead">
          {t.signIn}
        </Link>
      </p>
    );
  }
  const why = commenting === 'connected' ? t.connectedOnly : t.followersOnly;
  return <p className="text-ui text-ink-soft">{why}</p>;
}
