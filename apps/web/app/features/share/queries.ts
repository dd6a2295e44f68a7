import type { Client } from '@reverie/sdk';
import type { SharedWith } from '#features/share/main-fields.tsx';

/** Communities the asking dreamer may share dreams with. */
export async function sharedWithOf({ communities }: Client): Promise<SharedWith[]> {
  const { own } = await communities.list();
  return own.flatMap(({ name, viewer: { id, pseudonym } }) =>
    id === null ? [] : [{ id, name, pseudonym }],
  );
}
