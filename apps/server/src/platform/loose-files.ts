import type { Database, Db } from '#platform/db/database.ts';

/**
 * A name under which a file is or was stored, noted before the file is: what a crash leaves of it is
 * found by the note, and what was deleted with its row too.
 */
export type LooseFile = { name: string; since: string };

type LooseParts = {
  database: Database;
  /** Names noted longer than an hour ago: what stored a file under them has ended. */
  find(db: Db, limit: number): Promise<LooseFile[]>;
  /** Takes a note back, and tells whether the files of its name are to go; null where it is gone. */
  take(db: Db, loose: LooseFile): Promise<boolean | null>;
  /** Removes the files of a name. */
  remove(name: string): Promise<unknown>;
};

const sweptAtOnce = 500;

export function createLooseFiles({ database, find, take, remove }: LooseParts) {
  /** Removes the files of those names that no row has any more. */
  async function discard(loose: readonly LooseFile[]): Promise<void> {
    for (const one of loose) {
      await database.write(async (db) => {
        // Inside the transaction: where a removal fails, the note stays and a sweep tries again.
        if (await take(db, one)) await remove(one.name);
      });
    }
  }

  /** Finds what crashes left behind, and what went with deleted dreams and accounts. */
  async function sweep(): Promise<void> {
    for (;;) {
      const loose = await find(database.read, sweptAtOnce);
      await discard(loose);
      if (loose.length < sweptAtOnce) return;
    }
  }

  return { discard, sweep };
}
