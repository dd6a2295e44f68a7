import type { ImportKind } from '@reverie/contract/imports.rules';
import type { Column, Entry } from '#features/imports/rules.ts';
import type { Randomly } from '#platform/zip/unzip.ts';

/** A file as somebody brought it, and what they said it is. */
export type Brought = {
  source: Randomly;
  fileName: string;
  kind: ImportKind | null;
  /** As they matched them; null where they are to be guessed. */
  columns: readonly Column[] | null;
};

export type Read = {
  kind: ImportKind;
  columns: Column[];
  samples: string[][];
  entries: AsyncIterable<Entry> | Iterable<Entry>;
  /** What an archive of ours holds that belongs to no dream. */
  beside?: Beside;
};

export type Beside = Record<'nights' | 'people' | 'meanings', readonly unknown[]> & {
  practice: unknown;
};

type Told = { [K in keyof Beside]?: Beside[K] | null | undefined };

export function besideOf({ nights, people, meanings, practice }: Told): Beside {
  return { nights: nights ?? [], people: people ?? [], meanings: meanings ?? [], practice };
}
