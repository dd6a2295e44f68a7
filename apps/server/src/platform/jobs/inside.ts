import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Db } from '#platform/db/database.ts';

/** The queue's statements, run in the caller's transaction. */
export function inside(tx: Db): ReturnType<typeof fromDrizzle> {
  // Drizzle writes a bare array out as a list of parameters; the queue means one of an array type.
  const tag = (strings: TemplateStringsArray, ...values: unknown[]) =>
    sql(strings, ...values.map((value) => sql.param(value)));
  return fromDrizzle(tx, tag);
}
