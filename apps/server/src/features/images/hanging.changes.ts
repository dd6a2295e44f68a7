import * as queries from '#features/images/queries.ts';
import type { OpenedPainting } from '#features/images/table.ts';
import { withToldSealed } from '#features/images/told.rules.ts';
import type { Db } from '#platform/db/database.ts';
import type { Seal } from '#platform/seal/seal.ts';

/**
 * Keeps a painting. One of the same pixels is the same painting: it becomes the newest again.
 * Returns the id it is kept under, which what its dreamer said is sealed for.
 */
export async function hang(db: Db, seal: Seal, painting: OpenedPainting): Promise<string> {
  const id = (await queries.findSame(db, painting)) ?? painting.id;
  await queries.keepPainting(db, withToldSealed(seal, { ...painting, id }));
  return id;
}
