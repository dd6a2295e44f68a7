import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ApiText } from '#features/api-explorer/api-text.fr.ts';
import type { ApiCall, CallField, CallValues } from '#features/api-explorer/calls.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Submit } from '#ui/submit.tsx';

type CallFormProps = {
  text: ApiText;
  call: ApiCall;
  values: CallValues;
  onChange: (values: CallValues) => void;
  isBusy: boolean;
  onSend: () => void;
};

/** The parameters of one call. Without scripts a call that is a plain address opens as one. */
export function CallForm({ text, call, values, onChange, isBusy, onSend }: CallFormProps) {
  const { explorer } = text;
  const [isAsking, setAsking] = useState(false);
  const isPlain = call.method === 'GET' && call.fields.every(({ place }) => place === 'query');
  const setField = (name: string, value: string) =>
    onChange({ ...values, fields: { ...values.fields, [name]: value } });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (call.isKept) setAsking(true);
    else onSend();
  }

  return (
    <form className="grid gap-5" action={isPlain ? call.path : undefined} onSubmit={submit}>
      {call.fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          text={text}
          value={values.fields[field.name] ?? ''}
          onChange={(value) => setField(field.name, value)}
        />
      ))}
      {call.body && (
        <Field label={explorer.body}>
          {(control) => (
            <textarea
              className="input api-body"
              rows={7}
              spellCheck={false}
              translate="no"
              value={values.body}
              onChange={(event) => onChange({ ...values, body: event.target.value })}
              {...control}
            />
          )}
        </Field>
      )}
      {isAsking ? (
        <div role="alertdialog" aria-label={explorer.asks} className="grid gap-4">
          <p className="text-ink-soft">{explorer.asks}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="solid"
              onClick={() => {
                setAsking(false);
                onSend();
              }}
            >
              {explorer.confirm}
            </Button>
            <Button autoFocus onClick={() => setAsking(false)}>
              {explorer.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div className={isPlain ? undefined : 'needs-scripts'}>
          <Submit isBusy={isBusy} busyLabel={explorer.sending}>
            {explorer.send}
          </Submit>
        </div>
      )}
      {!isPlain && <p className="without-scripts text-small text-ink-soft">{explorer.noScripts}</p>}
    </form>
  );
}

type FieldInputProps = {
  field: CallField;
  text: ApiText;
  value: string;
  onChange: (value: string) => void;
};

function FieldInput({ field, text, value, onChange }: FieldInputProps) {
  const { name, choices, isRequired } = field;
  if (choices.length === 0) {
    return (
      <TextField
        label={isRequired ? `${name} (${text.explorer.required})` : name}
        name={name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <Field label={name}>
      {(control) => (
        <span className="select">
          <select
            className="input"
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
          >
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
