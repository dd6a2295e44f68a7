import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '#ui/field.tsx';

type ChoiceFieldProps = {
  label: string;
  name: string;
  value?: string;
  className?: string;
  /** The options. */
  children: ReactNode;
};

/** One choice among several, one of which is always made. */
export function ChoiceField({ label, name, value, className, children }: ChoiceFieldProps) {
  return (
    <Field label={label} {...(className === undefined ? {} : { className })}>
      {(control) => (
        <span className="select">
          <select className="input" name={name} defaultValue={value} {...control}>
            {children}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
