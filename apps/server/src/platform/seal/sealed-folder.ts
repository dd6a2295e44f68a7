import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '#platform/http/problem.ts';
import type { Seal } from '#platform/seal/seal.ts';
import {
  newFileKey,
  readSealed,
  readSealedAnywhere,
  sizeOfSealed,
  writeSealed,
} from '#platform/seal/sealed-file.ts';

type SealedFolderParts = {
  folder: string;
  seal: Seal;
  /** What the key of a file is sealed for. */
  contextOf: (id: string) => string;
};

/** A row beside each file keeps its key: without the row the bytes are noise. */
type Keyed = { id: string; sealed: Uint8Array };

/** Files that lie sealed for a while, each with a key of its own that its row keeps, sealed too. */
export function createSealedFolder({ folder, seal, contextOf }: SealedFolderParts) {
  const placeOf = (id: string) => join(folder, `${id}.sealed`);

  function keyOf({ id, sealed }: Keyed): string {
    const key = seal.open(sealed, contextOf(id));
    if (key === null) throw new Problem('sealing_off');
    return key;
  }

  const remove = (id: string) => rm(placeOf(id), { force: true });

  return {
    /** A key for one file, sealed as its row keeps it. Throws `sealing_off`. */
    newKey: (id: string) => seal.seal(newFileKey(), contextOf(id)),

    /** Writes what a stream gives, over whatever was there. Resolves to how many bytes that is. */
    async write(row: Keyed, source: Readable, signal: AbortSignal): Promise<number> {
      const key = keyOf(row);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeSealed(placeOf(row.id), source, { key, signal });
      return sizeOfSealed(placeOf(row.id));
    },

    /** What a file holds. Throws `sealing_off`. */
    open: (row: Keyed): Promise<Readable> => readSealed(placeOf(row.id), keyOf(row)),

    /** The same, from anywhere in it. Throws `sealing_off`. */
    openAnywhere: (row: Keyed) => readSealedAnywhere(placeOf(row.id), keyOf(row)),

    remove,

    /** Removes the files whose row has gone; `known` says which of these ids have one. */
    async sweep(known: (ids: string[]) => Promise<Set<string>>): Promise<void> {
      const files = await readdir(folder).catch(() => []);
      const ids = files.map((file) => file.replace(/\.sealed$/, '')).filter(isId);
      const kept = await known(ids);
      for (const id of ids) if (!kept.has(id)) await remove(id);
    },
  };
}

function isId(name: string): boolean {
  return /^[0-9a-f-]{36}$/.test(name);
}
