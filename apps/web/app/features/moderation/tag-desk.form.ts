import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import type { TagDeskText } from '#features/moderation/tag-desk-text.fr.ts';
import { textOf } from '#ui/form-text.ts';

export type TagFault = keyof TagDeskText['faults'];

/** Sends what a moderator chose. Null where it was taken. */
export async function sendToTagDesk({ tags }: Client, form: FormData): Promise<TagFault | null> {
  const intent = textOf(form, 'intent');
  const [id, spelling] = [textOf(form, 'id'), textOf(form, 'spelling').trim()];
  const name = { fr: textOf(form, 'fr').trim(), en: textOf(form, 'en').trim() };
  try {
    if (intent === 'make') await tags.make({ name, ...(spelling && { spelling }) });
    if (intent === 'rename') await tags.rename({ id, name });
    if (intent === 'unmake') await tags.unmake({ id });
    // A free tag whose meaning was not chosen.
    if (intent === 'merge' && id === '') return 'not_found';
    if (intent === 'merge') await tags.merge({ id, spelling });
    if (intent === 'split') await tags.split({ id, spelling });
    return null;
  } catch (error) {
    const code = codeOf(error);
    return code === 'tag_taken' ||
      code === 'tag_unknown' ||
      code === 'not_found' ||
      code === 'invalid_body'
      ? code
      : 'failed';
  }
}
