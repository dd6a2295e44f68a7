import { newKey } from '@reverie/sdk';
import { textOf } from '#ui/form-text.ts';

/** What a form is sent under, so that sending it twice does one thing, and to one revision. */
export type Stamp = {
  /** Names what the form makes: asked for again, it is not made again. */
  key: string;
  /** The revision of the dream the form was filled with; null for a new dream. */
  revision: number | null;
};

export function freshStamp(revision: number | null): Stamp {
  return { key: newKey(), revision };
}

/** The stamp as the form holds it. A key that is none of ours gives way to a new one. */
export function readStamp(form: FormData): Stamp {
  return fittedStamp({ key: textOf(form, 'key'), revision: Number(textOf(form, 'revision')) });
}

/** The same for what a device kept. */
export function fittedStamp({ key, revision }: { key?: unknown; revision?: unknown }): Stamp {
  const isRevision = typeof revision === 'number' && Number.isInteger(revision) && revision > 0;
  return {
    key: typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? key : newKey(),
    revision: isRevision ? revision : null,
  };
}
