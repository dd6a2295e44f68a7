import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { overPglite } from '#platform/db/over-pglite.ts';

const buildFolder = join(import.meta.dirname, '../../../dist');

/**
 * Where the build keeps an empty, migrated database: copying it takes a fraction of making one.
 * Its name carries the migrations it holds, so that one of another build is never used.
 */
export async function templatePath(): Promise<string> {
  return join(buildFolder, `template-${await migrationsHash()}.tar.gz`);
}

export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of await readMigrations()) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 12);
}

/** Undefined where the build left none for these migrations. */
export async function readTemplate(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(await templatePath())], { type: 'application/gzip' });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Makes an empty, migrated database in memory and writes its folder into one file. */
export async function buildTemplate(compression: 'none' | 'gzip'): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(overPglite(client));
  await client.exec('checkpoint');
  const template = await client.dumpDataDir(compression);
  await client.close();
  return template;
}
