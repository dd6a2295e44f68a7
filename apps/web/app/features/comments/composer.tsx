import { commentLimit, quotedLimit } from '@reverie/contract/comments.rules';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useParams } from 'react-router';
import { CalledList } from '#features/comments/called-list.tsx';
import { type CommentRefusal, conversationField } from '#features/comments/comment.form.ts';
import { useCalling } from '#features/comments/use-calling.ts';
import { useChosenWords } from '#features/comments/use-passage.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type ComposerProps = {
  content: string;
  refusal: CommentRefusal | undefined;
  /** What whoever writes has to know first. */
  note?: ReactNode;
};

/** Where somebody says what they would have felt. It can point at words of the dream. */
export function Composer({ content, refusal, note }: ComposerProps) {
  const t = useMessages('comments');
  const own = refusal?.intent === 'comment' && refusal.about === '' ? refusal : undefined;
  return (
    <Writing intent="comment" label={t.begin} refusal={own} hint={t.etiquette} submit={t.publish}>
      <Passage content={content} known={own?.passage ?? ''} />
      {note}
    </Writing>
  );
}

/** Words of the dream that are chosen with the pointer; typed where no scripts run. */
function Passage({ content, known }: { content: string; known: string }) {
  const t = useMessages('comments');
  const chosen = useChosenWords(content);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [quoted, quote] = useState(known);
  if (!isAwake) {
    return (
      <TextField
        label={t.passage}
        hint={t.passageHint}
        name="passage"
        autoComplete="off"
        maxLength={quotedLimit}
        defaultValue={known}
      />
    );
  }
  return (
    <>
      <input type="hidden" name="passage" value={quoted} />
      {quoted !== '' && (
        <p className="comment-quoted">
          <q>{quoted}</q>
          <Button
            variant="quiet"
            shape="icon"
            aria-label={t.unsay}
            title={t.unsay}
            onClick={() => quote('')}
          >
            <X aria-hidden="true" />
          </Button>
        </p>
      )}
      {chosen !== null && chosen !== quoted && (
        // Pressing it must not unmake the choice it is about.
        <Button
          className="comment-point"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => quote(chosen)}
        >
          {t.pointAt}
        </Button>
      )}
    </>
  );
}

type WritingProps = {
  intent: 'comment' | 'edit';
  /** The comment that is answered or changed. */
  about?: string;
  label: string;
  hint?: string;
  submit: string;
  /** What stands there already. */
  words?: string;
  refusal: CommentRefusal | undefined;
  children?: ReactNode;
};

/** A form with words of one's own: what was typed stays where it was not taken. */
export function Writing(props: WritingProps) {
  const { intent, about = '', label, hint, submit, words, refusal, children } = props;
  const t = useMessages('comments');
  const { number } = useFormats();
  const id = useId();
  const isSending = useIsSending();
  const [count, setCount] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const { id: dreamId = '' } = useParams();
  const calling = useCalling(field, dreamId);
  return (
    <Form method="post" action="#comments" preventScrollReset className="comment-form">
      <input type="hidden" name={conversationField} value={intent} />
      <input type="hidden" name="about" value={about} />
      <Honeypot />
      {refusal && !isSending && <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        name="content"
        rows={3}
        required
        maxLength={commentLimit * 2}
        placeholder={intent === 'comment' ? t.placeholder : undefined}
        defaultValue={refusal?.content ?? words}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="comment-words"
        ref={field}
        // The role of a field of lines stays: a list is proposed to it while somebody is called.
        aria-autocomplete="list"
        aria-controls={calling.options.length > 0 ? calling.list.id : undefined}
        aria-activedescendant={calling.field['aria-activedescendant']}
        onChange={({ target }) => {
          setCount([...target.value].length);
          calling.look();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && calling.options.length > 0) {
            event.preventDefault();
            calling.close();
          } else calling.onKeyDown(event);
        }}
        onClick={calling.look}
        onBlur={calling.close}
      />
      <CalledList calling={calling} />
      {children}
      <div className="comment-foot">
        {hint && (
          <p id={`${id}-hint`} className="text-small text-ink-faint">
            {hint}
          </p>
        )}
        <span className="comment-send">
          {count > commentLimit * 0.8 && (
            <span className="text-small text-ink-soft">
              {number(count)}/{number(commentLimit)}
            </span>
          )}
          <Submit variant="outline" isBusy={isSending} busyLabel={t.publishing}>
            {submit}
          </Submit>
        </span>
      </div>
    </Form>
  );
}
