import type { Import } from '@reverie/contract/imports';
import { type BesideKind, besideKinds } from '@reverie/contract/imports.rules';
import type { ImportRow } from '#features/imports/table.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** What is sealed of an import: it holds words of dreams. */
export type Found = Pick<Import, 'fileName' | 'columns' | 'samples' | 'preview'> & {
  /** Whether a person matched the columns. */
  isMatched: boolean;
};

export type FoundReads = ReturnType<typeof createFound>;

const nothingFound = { columns: [], samples: [], preview: [], isMatched: false };
const nothingBeside = Object.fromEntries(besideKinds.map((kind) => [kind, 0])) as Record<
  BesideKind,
  number
>;

/** What was found in a file, as its row keeps it and as its person meets it. */
export function createFound(seal: Seal) {
  const write = (id: string, found: Found) => seal.seal(JSON.stringify(found), foundContextOf(id));

  /** What was found, or nothing of it where its key is lost. */
  function open({ id, found }: Pick<ImportRow, 'id' | 'found'>): Found {
    const opened = seal.open(found, foundContextOf(id));
    // Only this server writes it, in the shape it reads.
    if (opened !== null) return JSON.parse(opened) as Found;
    return { fileName: '', ...nothingFound };
  }

  return {
    open,
    write,

    /** A file's name, and what else is to be kept where its words are not. */
    writeBare: (id: string, kept: Pick<Found, 'fileName'> & Partial<Found>) =>
      write(id, { ...nothingFound, ...kept }),

    present(row: ImportRow): Import {
      const { id, kind, status, stage, progress, counts, problem, askedAt, expiresAt } = row;
      const { isMatched: _, ...found } = open(row);
      const beside = { ...nothingBeside, ...row.beside };
      return {
        ...{ id, kind, status, stage, progress, counts, beside, problem, ...found },
        askedAt: askedAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    },
  };
}

/** What that is sealed for: elsewhere it does not open. */
export function foundContextOf(id: string): string {
  return `found by import ${id}`;
}
