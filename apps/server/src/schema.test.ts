import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';

type Column = { type: string; isRequired: boolean; hasDefault: boolean };

/** Every table that SQL is written for, as the code believes it to be. */
async function readDeclared(): Promise<Map<string, Map<string, Column>>> {
  const tables = new Map<string, Map<string, Column>>();
  for await (const file of glob('{features,platform}/*/table.ts', { cwd: import.meta.dirname })) {
    const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
    for (const table of Object.values(exported)) {
      if (!is(table, PgTable)) continue;
      const { name, columns } = getTableConfig(table);
      const declared = columns.map((column): [string, Column] => [
        column.name,
        {
          type: column.getSQLType(),
          isRequired: column.notNull,
          hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
        },
      ]);
      tables.set(name, new Map(declared));
    }
  }
  return tables;
}

type Found = {
  table: string;
  column: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
};

const found = `select c.relname as "table", a.attname as "column",
    format_type(a.atttypid, a.atttypmod) as "type", a.attnotnull as "isRequired",
    (a.atthasdef or a.attidentity <> '') as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped`;

test('every table of the code is the one that the migrations leave', async () => {
  const { database, drop } = await openTestDatabase();
  const rows = (await database.execute(found)).rows as Found[];
  await drop();
  const declared = await readDeclared();
  expect(declared.size).toBeGreaterThan(15);
  const faults: string[] = [];
  for (const [table, columns] of declared) {
    const own = new Map(rows.filter((row) => row.table === table).map((row) => [row.column, row]));
    if (own.size === 0) faults.push(`${table} is not there`);
    for (const [name, column] of columns) {
      const row = own.get(name);
      if (!row) faults.push(`${table}.${name} is not there`);
      else if (row.type !== column.type)
        faults.push(`${table}.${name} is ${row.type}, not ${column.type}`);
      else if (row.isRequired !== column.isRequired)
        faults.push(`${table}.${name} may be null on one side only`);
    }
    // What the code does not know of, it cannot fill.
    for (const [name, row] of own) {
      if (!columns.has(name) && row.isRequired && !row.hasDefault)
        faults.push(`${table}.${name} is unknown`);
    }
  }
  expect(faults).toEqual([]);
});
