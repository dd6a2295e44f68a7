import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { Field } from '#ui/field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: string;
  hint?: string | undefined;
  isInvalid?: boolean | undefined;
  /** What the button beside it is called, by what it would do. */
  words: { show: string; hide: string };
};

/** A password, and a button that lets its writer read it. Managers fill it and pasting works. */
export function PasswordField({ label, hint, isInvalid, words, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  // A button that needs scripts is not there before they are.
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} isInvalid={isInvalid}>
      {(control) => (
        <span className="relative block">
          <input
            className="input pr-13"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            type={isShown ? 'text' : 'password'}
            {...control}
          />
          {isAwake && (
            <button
              type="button"
              className="reveal"
              aria-label={isShown ? words.hide : words.show}
              aria-pressed={isShown}
              aria-controls={control.id}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
