import { contentLimit } from '@reverie/contract/dreams.rules';
import { useId } from 'react';
import { Form } from 'react-router';
import type { HomeText } from '#features/home/home-text.fr.ts';
import type { NotTold } from '#features/home/telling.form.ts';
import { Submit, useIsSending } from '#ui/submit.tsx';

type WritingLineProps = { text: HomeText['telling']; notTold: NotTold | undefined };

/** A dream is told here before anything else: it takes keys and posts without any script. */
export function WritingLine({ text, notTold }: WritingLineProps) {
  const id = useId();
  const isSending = useIsSending();
  return (
    <Form method="post" action="/" className="writing-line">
      <label htmlFor={id} className="text-ui text-ink-soft">
        {text.label}
      </label>
      <textarea
        id={id}
        name="content"
        rows={3}
        required
        maxLength={contentLimit}
        placeholder={text.begin}
        defaultValue={notTold?.content}
        aria-describedby={`${id}-kept`}
        aria-invalid={notTold ? true : undefined}
        autoComplete="off"
        dir="auto"
        className="font-display"
      />
      {notTold && (
        <p role="alert" className="mt-3 text-ui text-danger">
          {text.refused[notTold.refusal]}
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Submit size="large" isBusy={isSending} busyLabel={text.busy} className="max-sm:w-full">
          {text.paint}
        </Submit>
      </div>
      <p id={`${id}-kept`} className="mt-5 max-w-[34rem] text-small text-ink-soft">
        {text.kept}
      </p>
    </Form>
  );
}
