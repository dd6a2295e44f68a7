import { avatarSource } from '@reverie/contract/avatars.rules';
import type { Comment as Said } from '@reverie/contract/comments';
import { partsAround } from '@reverie/contract/mentions.rules';
import { Fragment, type ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { type CommentRefusal, conversationField } from '#features/comments/comment.form.ts';
import { Writing } from '#features/comments/composer.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';

type CommentProps = {
  comment: Said;
  /** The name of whoever dreamt it. */
  dreamer: string | null;
  canAnswer: boolean;
  /** The way to report a comment, and what is read out of it. */
  reportOf: (id: string, about: string) => ReactNode;
  /** A form of this comment that was not taken. */
  refusal: CommentRefusal | undefined;
};

/** One thing somebody said, with what its reader may do with it. */
export function Comment({ comment, dreamer, canAnswer, reportOf, refusal }: CommentProps) {
  const t = useMessages('comments');
  const {
    id,
    answers,
    author,
    pseudonym,
    content,
    quoted,
    createdAt,
    isEdited,
    isWaiting,
    isHeld,
    viewer,
  } = comment;
  const { date, time } = useFormats();
  const language = useLanguage();
  const name = pseudonym?.name[language] ?? author?.displayName ?? author?.username;
  return (
    <li id={`comment-${id}`} className="comment" data-answer={answers ? '' : undefined}>
      {author && <Avatar src={avatarSource(author, avatarPixels('small'))} size="small" />}
      {pseudonym && <Stars of={pseudonym.id} size="small" />}
      <article className="comment-body">
        {(author ?? pseudonym) && (
          <p className="comment-by">
            {author?.hasPage ? (
              <Link to={`/u/${encodeURIComponent(author.username)}`} className="inline-link">
                <bdi className="font-medium text-ink">{name}</bdi>
              </Link>
            ) : (
              <bdi className="font-medium text-ink">{name}</bdi>
            )}
            {viewer.isAuthor && <span className="badge">{t.isYou}</span>}
            {dreamer !== null &&
              (author?.username ?? pseudonym?.id) === dreamer &&
              !viewer.isAuthor && <span className="badge">{t.isDreamer}</span>}
            <time dateTime={createdAt}>
              {/* Of a pseudonym’s hours others are told the day. */}
              {pseudonym && !viewer.isAuthor
                ? date(createdAt)
                : `${date(createdAt)}, ${time(createdAt)}`}
            </time>
            {isEdited && <span>{t.isEdited}</span>}
            {isHeld && <span className="text-accent">{t.isHeld}</span>}
            {isWaiting && !isHeld && (
              <span className="text-accent">
                {viewer.canApprove ? t.isWaitingForYou : t.isWaiting}
              </span>
            )}
          </p>
        )}
        {quoted && (
          <p className="comment-quote" data-quoted={quoted} tabIndex={-1}>
            {t.about(quoted)}
          </p>
        )}
        <p dir="auto" className="comment-said">
          {content === null ? (
            <span className="text-ink-faint">{t.gone}</span>
          ) : (
            <SaidWords comment={comment} />
          )}
        </p>
        {content !== null && (
          <div className="comment-acts">
            {viewer.canApprove && <Act intent="approve" about={id} label={t.approve} />}
            {canAnswer && !isWaiting && !isHeld && (
              <details open={refusal?.intent === 'comment' || undefined}>
                <summary>{t.answer}</summary>
                <Writing
                  intent="comment"
                  about={id}
                  label={name ? t.answerTo(name) : t.answerToNobody}
                  submit={t.publish}
                  refusal={refusal?.intent === 'comment' ? refusal : undefined}
                />
              </details>
            )}
            {viewer.canEdit && (
              <details open={refusal?.intent === 'edit' || undefined}>
                <summary>{t.edit}</summary>
                <Writing
                  intent="edit"
                  about={id}
                  label={t.begin}
                  hint={t.editUntil}
                  submit={t.save}
                  words={content}
                  refusal={refusal?.intent === 'edit' ? refusal : undefined}
                />
              </details>
            )}
            {(author ?? pseudonym) && !viewer.isAuthor && reportOf(id, t.reportOf(name ?? ''))}
            {viewer.canRemove && <Act intent="remove" about={id} label={t.remove} />}
            {viewer.thread &&
              (viewer.thread.muteId ? (
                <Act intent="unmute" about={viewer.thread.muteId} at={id} label={t.unmute} />
              ) : (
                <Act intent="mute" about={id} label={t.mute} />
              ))}
          </div>
        )}
      </article>
    </li>
  );
}

/** What was said, with whom it calls. */
function SaidWords({ comment: { content, mentions } }: { comment: Said }) {
  const language = useLanguage();
  const parts = partsAround(content ?? '', mentions);
  return parts.map((part, place) => {
    // Parts of a text have no other name than their place in it.
    const key = `${place}`;
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    const { written, username, pseudonym } = part;
    if (username !== null) {
      return (
        <Link key={key} to={`/u/${encodeURIComponent(username)}`} className="inline-link">
          {written}
        </Link>
      );
    }
    return (
      <b key={key} className="comment-mention">
        {pseudonym ? `@${pseudonym.name[language]}` : written}
      </b>
    );
  });
}

type ActProps = {
  intent: string;
  about: string;
  /** The comment it is done at, where that is not what it is about. */
  at?: string;
  label: string;
};

/** One press, one form. */
function Act({ intent, about, at, label }: ActProps) {
  return (
    <Form method="post" action="#comments" preventScrollReset>
      <input type="hidden" name={conversationField} value={intent} />
      <input type="hidden" name="about" value={about} />
      {at !== undefined && <input type="hidden" name="at" value={at} />}
      <Button type="submit" variant="quiet" className="comment-act">
        {label}
      </Button>
    </Form>
  );
}
