import { blurredLimit } from '@reverie/contract/blurring.rules';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type Offered, offeredOf, writeBlurred } from '#features/share/blurred.rules.ts';
import { useFound } from '#features/share/use-found.ts';
import type { Sharing } from '#features/share/values.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

type BlurFieldProps = {
  /** Words that are blurred, as the form posts them. */
  initial: readonly string[];
  content: string;
  sharing: Sharing;
  onChange: () => void;
};

/**
 * What may tell who somebody is, before others read it. It offers and never asks twice: unticked is
 * as good as ticked.
 */
export function BlurField({ initial, content, sharing, onChange }: BlurFieldProps) {
  const t = useMessages('share').blur;
  const [blurred, setBlurred] = useState(initial);
  const [isLeft, setLeft] = useState(false);
  const found = useFound(content);
  const offered = offeredOf(blurred, isLeft ? [] : found);
  const isPrivate = sharing === 'private';

  function choose(next: readonly string[]) {
    setBlurred(next.slice(0, blurredLimit));
    onChange();
  }
  function toggle(one: Offered) {
    const written = writeBlurred(one);
    choose(one.isBlurred ? blurred.filter((each) => each !== written) : [...blurred, written]);
  }

  // Kept with a private dream too: it may be shared one day.
  if (isPrivate) {
    return blurred.map((each) => <input key={each} type="hidden" name="blurred" value={each} />);
  }
  const isSomeLeft = offered.some(({ isBlurred }) => !isBlurred);
  return (
    <fieldset className="blur-field">
      <legend className="flex items-center gap-2.5 text-ui font-medium">
        <EyeOff aria-hidden="true" className="size-4.5 text-accent" />
        {t.title}
      </legend>
      <p className="mt-1 text-small text-ink-soft">{t.note}</p>
      {offered.length > 0 && (
        <>
          <p role="status" className="mt-4 text-ui">
            {t.found(offered.length)}
          </p>
          <ul className="blur-words">
            {offered.map((one) => (
              <li key={writeBlurred(one)}>
                <label className="blur-word">
                  <input
                    type="checkbox"
                    name="blurred"
                    value={writeBlurred(one)}
                    checked={one.isBlurred}
                    onChange={() => toggle(one)}
                  />
                  <span className="font-medium wrap-anywhere">{one.words}</span>
                  <span className="text-small text-ink-soft">{t.kinds[one.kind]}</span>
                </label>
              </li>
            ))}
          </ul>
          {isSomeLeft && (
            <div className="needs-scripts mt-3 flex flex-wrap gap-3">
              <Button onClick={() => choose(offered.map(writeBlurred))}>{t.all}</Button>
              <Button variant="quiet" onClick={() => setLeft(true)}>
                {t.leave}
              </Button>
            </div>
          )}
        </>
      )}
      <div className="mt-4 max-w-sm">
        <Field label={t.more} hint={t.moreHint}>
          {(control) => (
            <input type="text" className="input" name="blurMore" autoComplete="off" {...control} />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
