import { type SQL, sql } from 'drizzle-orm';

/** An array parameter; a bare JavaScript array would be spread into a list. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

export function numberArray(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::bigint[]`;
}

export function uuidArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::uuid[]`;
}
