import { toldLimit } from '@reverie/contract/images.rules';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { PictureRefusal } from '#features/images/studio.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useIsSending } from '#ui/submit.tsx';

type InOwnWordsProps = {
  /** What the painting on show was made of; null where its dreamer said nothing. */
  told: string | null;
  /** What its form is sent under. */
  stamp: string;
  refusal: PictureRefusal | undefined;
};

/** Asks a dreamer, below the painting, what it should rather be of: they know what the dream means. */
export function InOwnWords({ told, stamp, refusal }: InOwnWordsProps) {
  const t = useMessages('images');
  const isBusy = useIsSending({ name: 'intent', value: 'answer' });
  const field = useRef<HTMLInputElement>(null);
  const showsNothing = refusal?.showsNothing ?? false;

  // What is to be mended is where one goes on, and is read there; each refusal anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentence may be refused twice
  useEffect(() => {
    if (showsNothing) field.current?.focus();
  }, [refusal]);

  const hint = told === null ? t.sayTheScene : `${t.sayTheScene} ${t.leftEmpty}`;
  return (
    <Form method="post" preventScrollReset className="rather">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="key" value={stamp} />
      <Field label={t.notTheScene} hint={hint} error={showsNothing ? t.nothingToPaint : null}>
        {(control) => (
          <div className="rather-line">
            <input
              {...control}
              ref={field}
              className="input"
              name="told"
              dir="auto"
              autoComplete="off"
              enterKeyHint="send"
              maxLength={toldLimit}
              // Emptied, it gives the choice back to the dream; never filled, it says nothing.
              required={told === null}
              defaultValue={refusal?.told ?? told ?? ''}
            />
            <Button type="submit" isBusy={isBusy}>
              {t.paintThat}
            </Button>
          </div>
        )}
      </Field>
    </Form>
  );
}
