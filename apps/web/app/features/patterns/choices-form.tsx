import { patternPeriods } from '@reverie/contract/patterns.rules';
import { ChevronDown } from 'lucide-react';
import { Form } from 'react-router';
import { type Choices, references } from '#features/patterns/rules.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

/** How far back, and beside whom: a plain form, whose answer is an address. */
export function ChoicesForm({ period, reference, item }: Choices) {
  const t = useMessages('patterns');
  const { periods, references: groups } = t;
  return (
    <Form method="get" aria-label={t.form} className="pattern-form">
      <Field label={t.period}>
        {(control) => (
          <span className="select">
            <select className="input" name="period" defaultValue={period} key={period} {...control}>
              {patternPeriods.map((one) => (
                <option key={one} value={one}>
                  {periods[one]}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" />
          </span>
        )}
      </Field>
      <Field label={t.reference} hint={t.referenceHint}>
        {(control) => (
          <span className="select">
            <select
              className="input"
              name="reference"
              defaultValue={reference}
              key={reference}
              {...control}
            >
              {references.map((one) => (
                <option key={one} value={one}>
                  {groups[one]}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" />
          </span>
        )}
      </Field>
      {item && <input type="hidden" name="item" value={item} />}
      <div>
        <Button type="submit">{t.show}</Button>
      </div>
    </Form>
  );
}
