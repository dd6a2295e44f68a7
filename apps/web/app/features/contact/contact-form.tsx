import { contactTypes } from '@reverie/contract/contact.rules';
import { Form } from 'react-router';
import type { ContactRefusal, ContactValues } from '#features/contact/contact.form.ts';
import type { ContactText } from '#features/contact/contact-text.fr.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox, Field, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type ContactFormProps = {
  text: ContactText;
  values: ContactValues;
  sendKey: string;
  refusal: ContactRefusal | undefined;
};

export function ContactForm({ text, values, sendKey, refusal }: ContactFormProps) {
  const { form, refusals } = text;
  const isBusy = useIsSending();
  const invalid = (field: ContactRefusal) => ({ isInvalid: refusal === field });
  const others = contactTypes.filter((type) => type !== 'general');
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="key" value={sendKey} autoComplete="off" />
      <Honeypot />
      {refusal && !isBusy && <Alert occasion={values}>{refusals[refusal]}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={form.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={values.name}
          {...invalid('name')}
        />
        <SelectField
          label={form.type}
          name="type"
          value={values.type === 'general' ? '' : values.type}
          blankLabel={form.types.general}
        >
          {others.map((type) => (
            <option key={type} value={type}>
              {form.types[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={form.email}
        hint={form.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={values.email}
        {...invalid('email')}
      />
      <TextField
        label={form.subject}
        name="subject"
        autoComplete="off"
        required
        defaultValue={values.subject}
        {...invalid('subject')}
      />
      <Field label={form.message} hint={form.messageHint} {...invalid('message')}>
        {(control) => (
          <textarea
            className="input"
            name="message"
            rows={8}
            required
            defaultValue={values.message}
            {...control}
          />
        )}
      </Field>
      <Checkbox
        name="consent"
        defaultChecked={values.consent}
        aria-invalid={refusal === 'consent' || undefined}
      >
        {form.consent}
      </Checkbox>
      <div>
        <Submit isBusy={isBusy} busyLabel={form.sending} size="large">
          {form.send}
        </Submit>
      </div>
    </Form>
  );
}
