import { personNameLimit, relations } from '@reverie/contract/people.rules';
import type { PersonValues } from '#features/people/people.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** Who somebody is. */
export function PersonFields({ values }: { values: PersonValues }) {
  const t = useMessages('people');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t.name}
        name="name"
        autoComplete="off"
        maxLength={personNameLimit * 2}
        defaultValue={values.name}
      />
      <SelectField label={t.relation} name="relation" value={values.relation} blankLabel={t.choose}>
        {relations.map((relation) => (
          <option key={relation} value={relation}>
            {t.relations[relation]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t.aliases}
        name="aliases"
        autoComplete="off"
        defaultValue={values.aliases}
      />
      <TextField
        label={t.relationWords}
        name="relationWords"
        autoComplete="off"
        defaultValue={values.relationWords}
      />
      <Field label={t.note} className="sm:col-span-2">
        {(control) => (
          <textarea
            name="note"
            rows={2}
            className="input"
            defaultValue={values.note}
            {...control}
          />
        )}
      </Field>
    </div>
  );
}
