import { readNight, updateOf } from '#features/nights/night.form.ts';
import { fieldsOf } from '#keeping/device/forms.ts';
import type { WrittenForm } from '#keeping/device/written.rules.ts';
import { textOf } from '#ui/form-text.ts';

/** What the form of a night means to the API, as it is kept on a device without a network. */
export function waitingNight(form: FormData, date: string) {
  const values = readNight(form);
  const written: WrittenForm = {
    ...{ method: 'PUT', path: `/api/nights/${date}`, page: `/journal/nights/${date}` },
    ...{ key: null, revision: Number(textOf(form, 'revision')) || 0 },
    ...{ body: updateOf(values), fields: fieldsOf(form), title: values.dayNote.slice(0, 80) },
  };
  return { id: `night ${date}`, kind: 'night' as const, form: written };
}
