import { contentLimit } from '@reverie/contract/dreams.rules';
import type { RefObject } from 'react';
import { Form } from 'react-router';
import type { NotTold } from '#features/telling/telling.form.ts';
import type { TellingText } from '#features/telling/telling-text.fr.ts';
import { Submit, useIsSending } from '#ui/submit.tsx';

type WritingLineProps = {
  text: TellingText;
  /** What stands in it: refused, or left a page ago. */
  content: string;
  refusal: NotTold['refusal'] | null;
  /** Of the picture that has begun here; null where the server is to begin one. */
  seed: number | null;
  field: RefObject<HTMLTextAreaElement | null>;
  mirror: RefObject<HTMLDivElement | null>;
  found: RefObject<HTMLDivElement | null>;
  /** Whether keys are for it before anything is touched. */
  isFirst: boolean;
  onSend: () => void;
};

/** A dream is told here before anything else: it takes keys and posts without any script. */
export function WritingLine(props: WritingLineProps) {
  const { text, content, refusal, seed, field, mirror, found, isFirst, onSend } = props;
  const isSending = useIsSending();
  // In the document alone: a browser gives it keys at the first paint, and React takes none away later.
  const first = import.meta.env.SSR && isFirst ? { autoFocus: true } : {};
  return (
    <Form method="post" action="/" className="writing-line" onSubmit={onSend}>
      <label htmlFor="telling" className="sr-only">
        {text.label}
      </label>
      <div className="writing-field font-display">
        <div ref={mirror} className="writing-mirror" aria-hidden="true" />
        <textarea
          ref={field}
          id="telling"
          name="content"
          rows={2}
          required
          maxLength={contentLimit}
          placeholder={text.begin}
          defaultValue={content}
          aria-describedby="telling-kept"
          aria-invalid={refusal ? true : undefined}
          autoComplete="off"
          dir="auto"
          suppressHydrationWarning
          {...first}
        />
      </div>
      {refusal && (
        <p role="alert" className="mt-3 text-ui text-danger">
          {text.refused[refusal]}
        </p>
      )}
      {seed !== null && <input type="hidden" name="seed" value={seed} />}
      <div className="writing-act">
        <Submit size="large" isBusy={isSending} busyLabel={text.busy}>
          {seed === null ? text.paint : text.keep}
        </Submit>
      </div>
      <div ref={found} className="writing-found" />
      <p id="telling-kept" className="writing-kept">
        {text.kept}
      </p>
    </Form>
  );
}
