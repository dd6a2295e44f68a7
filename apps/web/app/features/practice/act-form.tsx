import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { PracticeAct } from '#features/practice/practice.form.ts';

type ActFormProps = {
  act: PracticeAct;
  /** What it is about, where the form itself does not ask. */
  about?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** A form of practice, sent to its page from wherever it stands. */
export function ActForm({ act, about = {}, className = '', children }: ActFormProps) {
  return (
    <Form method="post" action="/journal/practice" preventScrollReset className={className}>
      <input type="hidden" name="act" value={act} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
