import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '#ui/field.tsx';

type SelectFieldProps = {
  label: string;
  name: string;
  value: string;
  /** The first choice, which posts nothing. */
  blankLabel: string;
  children: ReactNode;
};

/** One choice among several, none of which need be made. */
export function SelectField({ label, name, value, blankLabel, children }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <span className="select">
          <select className="input" name={name} defaultValue={value} {...control}>
            <option value="">{blankLabel}</option>
            {children}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
