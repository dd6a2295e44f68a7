import { relations } from '@reverie/contract/people.rules';
import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

const reasons = ['name_taken', 'people_full', 'sealing_off'] as const;

/** Somebody as the form holds them. */
export type PersonValues = {
  name: string;
  aliases: string;
  relation: string;
  relationWords: string;
  note: string;
};

/** A form of the page that was not taken; `id` is empty for somebody new. */
export type PeopleRefusal = {
  reason: (typeof reasons)[number] | 'blank' | 'other';
  id: string;
  values: PersonValues;
};

export const nobody: PersonValues = {
  ...{ name: '', aliases: '', relation: '', relationWords: '', note: '' },
};

/** Sends a form of the page to the API; null where it was taken. */
export async function sendPerson(
  { people }: Client,
  form: FormData,
): Promise<PeopleRefusal | null> {
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id');
  const values = {
    ...{ name: textOf(form, 'name'), aliases: textOf(form, 'aliases') },
    ...{ relation: textOf(form, 'relation'), relationWords: textOf(form, 'relationWords') },
    note: textOf(form, 'note').replace(/\r\n?/g, '\n'),
  };
  const refused = (reason: PeopleRefusal['reason']) => ({ reason, id, values });
  const relation = relations.find((one) => one === values.relation);
  const isWriting = intent === 'tell' || intent === 'update';
  if (isWriting && (values.name.trim() === '' || !relation)) return refused('blank');
  try {
    if (isWriting && relation) {
      const aliases = values.aliases.split(',').filter((alias) => alias.trim() !== '');
      const words = { relationWords: values.relationWords.trim() || null };
      const said = {
        name: values.name,
        aliases,
        relation,
        ...words,
        note: values.note.trim() || null,
      };
      if (intent === 'tell') await people.tell(said);
      else await people.update({ id, ...said });
    }
    if (intent === 'merge') await people.merge({ id, other: textOf(form, 'other') });
    if (intent === 'remove') await people.remove({ id });
  } catch (error) {
    const code = codeOf(error);
    return refused(reasons.find((reason) => reason === code) ?? 'other');
  }
  return null;
}
