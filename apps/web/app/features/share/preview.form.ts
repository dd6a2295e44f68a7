import type { DreamPreview } from '@reverie/contract/dreams';
import type { Client } from '@reverie/sdk';
import { dreamRefusal, refusalOf, type ShareRefusal } from '#features/share/refusal.form.ts';
import { readStamp } from '#features/share/stamp.form.ts';
import { creationOf, readDreamValues } from '#features/share/values.form.ts';
import { draftPrefix } from '#keeping/kept.ts';
import { textOf } from '#ui/form-text.ts';

export type PreviewAnswer = Pick<DreamPreview, 'views'> | { refusal: ShareRefusal };

/** What each reader would receive of the dream that a form holds. */
export async function previewForm({ dreams }: Client, form: FormData): Promise<PreviewAnswer> {
  const values = readDreamValues(form);
  const refusal = dreamRefusal(values);
  if (refusal) return { refusal };
  const [, dreamId = ''] = textOf(form, 'draft').slice(draftPrefix.length).split(':');
  // A form of a dream that is there names the revision it changes.
  const of = readStamp(form).revision === null ? null : dreamId;
  return dreams
    .preview({ dream: creationOf(values), of })
    .then(({ views }) => ({ views }))
    .catch((error: unknown) => ({ refusal: refusalOf(error) }));
}
