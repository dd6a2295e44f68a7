import { readStamp } from '#features/share/stamp.form.ts';
import { creationOf, readDreamValues, updateOf } from '#features/share/values.form.ts';
import { fieldsOf } from '#keeping/device/forms.ts';
import type { WrittenForm } from '#keeping/device/written.rules.ts';
import { draftPrefix } from '#keeping/kept.ts';
import { textOf } from '#ui/form-text.ts';

/** What a dream's form means to the API, as it is kept on a device without a network. */
export function waitingForm(form: FormData) {
  const values = readDreamValues(form);
  const { key, revision } = readStamp(form);
  const [, dreamId = ''] = textOf(form, 'draft').slice(draftPrefix.length).split(':');
  const common = {
    key,
    fields: fieldsOf(form),
    title: values.title || values.content.slice(0, 80),
  };
  if (revision === null) {
    const written: WrittenForm = {
      ...{ ...common, method: 'POST', path: '/api/dreams', page: '/dreams/new', revision },
      body: creationOf(values),
    };
    return { id: `dream ${key}`, kind: 'dream' as const, form: written };
  }
  const written: WrittenForm = {
    ...{ ...common, method: 'PUT', path: `/api/dreams/${dreamId}`, revision },
    page: `/dreams/${dreamId}/edit`,
    body: updateOf(values),
  };
  // A later change of the same dream takes the place of the one before.
  return { id: `edit ${dreamId}`, kind: 'edit' as const, form: written };
}
