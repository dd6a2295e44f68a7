import type { Client } from '@reverie/sdk';
import type { SharedWith } from '#features/share/main-fields.tsx';

/** Communities the asking dreamer may share dreams with. */
export async function sharedWithOf({ communities }: Client): Promise<SharedWith[]> {
  const { own } = await communities.list();
  return own.flatMap(({ slug, name, viewer: { id, pseudonym } }) =>
    id === null ? [] : [{ id, slug, name, pseudonym }],
  );
}

/** A question that one of these communities asked; null where it asks none such. */
export async function questionOf(
  { communities }: Client,
  { slug }: SharedWith,
  id: string | null,
): Promise<{ id: string; words: string } | null> {
  if (id === null) return null;
  const { open, past } = await communities.questions({ slug });
  const found = [open, ...past].find((each) => each?.id === id);
  return found ? { id: found.id, words: found.words } : null;
}
