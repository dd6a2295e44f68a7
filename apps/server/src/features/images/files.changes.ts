import { filesOf } from '@reverie/contract/images.rules';
import * as queries from '#features/images/files.queries.ts';
import type { Database } from '#platform/db/database.ts';
import { createLooseFiles, type LooseFile } from '#platform/loose-files.ts';
import type { EncodedFile } from '#providers/encoding/port.ts';
import type { Storage } from '#providers/storage/port.ts';

type FileParts = { database: Database; storage: Storage };

export type Files = ReturnType<typeof createFiles>;

/** The files of paintings come under names that are noted, so that none outlives its painting. */
export function createFiles({ database, storage }: FileParts) {
  async function put({ name, bytes, contentType }: EncodedFile): Promise<void> {
    await storage.put(name, bytes, { contentType });
  }

  /** Stores the files of a painting. What a crash leaves of them, a sweep finds by the note. */
  async function store(name: string, files: readonly EncodedFile[]): Promise<LooseFile[]> {
    const loose = await database.write((db) => queries.noteLoose(db, name));
    for (const file of files) await put(file);
    return loose;
  }

  /**
   * Stores again what went meanwhile: a painting of the same pixels may have been removed just
   * before this one was kept.
   */
  async function ensure(files: readonly EncodedFile[]): Promise<void> {
    for (const file of files) if (!(await storage.get(file.name))) await put(file);
  }

  const { discard, sweep } = createLooseFiles({
    database,
    find: queries.findLoose,
    take: queries.takeLoose,
    remove: (name) => Promise.all(filesOf(name).map((file) => storage.remove(file))),
  });

  /** The notes of names whose paintings were just deleted, for `discard` once that is committed. */
  const noted = queries.findNoted;

  return { put, store, ensure, discard, sweep, noted };
}
