import { reportReasons, reportWordsLimit } from '@reverie/contract/moderation.rules';
import type { ComponentType, ReactNode } from 'react';
import type { FormProps } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Submit } from '#ui/submit.tsx';

export type ReportFault = 'missing' | 'gone' | 'own' | 'failed';

/** The name of the field that says the form stands over the page it is about. */
export const inPlaceField = 'in-place';

type ReportFormProps = {
  /** What sends it: the page's own form, or one that stays where it is. */
  Form: ComponentType<FormProps>;
  action?: string;
  fault: ReportFault | undefined;
  isSending: boolean;
  isInPlace?: boolean;
  onSubmit?: FormProps['onSubmit'];
  /** The way out, beside the button. */
  children: ReactNode;
};

/** What is wrong with something, told to the moderators. */
export function ReportForm({ Form, action, fault, isSending, ...props }: ReportFormProps) {
  const { report: t, reasons, failed } = useMessages('moderation');
  return (
    <Form
      method="post"
      {...(action && { action })}
      {...(props.onSubmit && { onSubmit: props.onSubmit })}
      className="grid max-w-xl gap-8"
    >
      {props.isInPlace && <input type="hidden" name={inPlaceField} value="yes" />}
      {fault && !isSending && (
        <Alert occasion={fault}>{fault === 'failed' ? failed : t[fault]}</Alert>
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-ui font-medium">{t.reason}</legend>
        {reportReasons.map((reason) => (
          <label key={reason} className="flex items-start gap-3 text-ui">
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              className="mt-0.5 size-5 shrink-0"
            />
            <span>{reasons[reason]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={t.words}>
        {(control) => (
          <textarea
            className="input"
            name="words"
            rows={3}
            maxLength={reportWordsLimit}
            {...control}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Submit isBusy={isSending} busyLabel={t.sending}>
          {t.send}
        </Submit>
        {props.children}
      </div>
    </Form>
  );
}
