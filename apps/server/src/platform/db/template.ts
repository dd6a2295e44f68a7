import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database } from '#platform/db/database.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { overPglite } from '#platform/db/over-pglite.ts';

const buildFolder = join(import.meta.dirname, '../../../dist');

/**
 * The name of the folder in which the build keeps an empty, migrated database. It carries the
 * migrations it holds, so that one of another build is never used.
 */
export async function templateName(): Promise<string> {
  return `template-${await migrationsHash()}`;
}

export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of await readMigrations()) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 12);
}

/** The folder to copy: a fraction of the time and memory of making one. Null where there is none. */
export async function findTemplate(): Promise<string | null> {
  const folder = join(buildFolder, await templateName());
  return access(folder).then(
    () => folder,
    () => null,
  );
}

/** Makes an empty, migrated database in a folder that is not there yet. */
export async function makeTemplate(folder: string): Promise<void> {
  const client = await anEmptyDatabase({ dataDir: folder });
  await client.close();
}

/**
 * The same in memory, as one file, with what `furnish` puts into it: what tests open copies of. Half
 * of it would be log.
 */
export async function dumpTemplate(furnish?: Furnish): Promise<Blob> {
  const client = await anEmptyDatabase({ initDbStartParams: ['--wal-segsize=1'] }, furnish);
  const template = await client.dumpDataDir('none');
  await client.close();
  return template;
}

/**
 * What a copy need not carry: the databases that others are made from, as nobody makes any here, and
 * the log of what was done so far. What comes next begins a segment of its own.
 */
const leaveOut = [
  'alter database template0 is_template false',
  'drop database template0',
  'alter database template1 is_template false',
  'drop database template1',
  'select pg_switch_wal()',
  'checkpoint',
];

type Furnish = (database: Database) => Promise<void>;

async function anEmptyDatabase(options: PGliteOptions, furnish?: Furnish): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'];
  const client = await PGlite.create({ startParams, ...options });
  const database = overPglite(client);
  await migrate(database);
  await furnish?.(database);
  for (const statement of leaveOut) await client.exec(statement);
  return client;
}
