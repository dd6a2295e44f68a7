import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Set where something else on the page says what is wrong with the field. */
  isInvalid?: boolean | undefined;
  /** Id of a further text about the field. */
  describedBy?: string | undefined;
  className?: string;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** A label, a control, and what is to be known or mended about it. */
export function Field(props: FieldProps) {
  const { label, hint, error, isInvalid, describedBy, className, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('grid content-start gap-2', className)}>
      <label htmlFor={id} className="text-ui font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || isInvalid ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="text-small text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-small text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & Omit<FieldProps, 'children'>;

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isInvalid, describedBy, className, ...input } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isInvalid={isInvalid}
      describedBy={describedBy}
      {...(className === undefined ? {} : { className })}
    >
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode };

export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('flex items-start gap-3 text-ui text-ink-soft', className)}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0" {...input} />
      <span>{children}</span>
    </label>
  );
}
