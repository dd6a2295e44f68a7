import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#config.ts';
import type { Database } from '#platform/db/database.ts';
import { openInMemory } from '#platform/db/embedded.ts';
import { dumpTemplate, migrationsHash } from '#platform/db/template.ts';
import { openOnPostgres, type TestDatabase } from '#testing/on-postgres.ts';
import { pristineHash, rememberPristine, restorePristine } from '#testing/pristine.ts';

/**
 * A migrated database nobody else uses: in memory, or one of its own on PostgreSQL where
 * DATABASE_URL is set.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { databaseUrl } = loadConfig();
  if (databaseUrl) return openOnPostgres(databaseUrl);
  return openEmbeddedTestDatabase();
}

/** In memory, and as the migrations left them: opening one anew takes half a second. */
const left: Database[] = [];

/** The same, always in memory: for what only the embedded database does. */
export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  const database = left.pop() ?? (await openAnother());
  return { database, drop: () => leave(database) };
}

async function openAnother(): Promise<Database> {
  return openInMemory(await cachedTemplate());
}

async function leave(database: Database): Promise<void> {
  const isPristine = await restorePristine(database).catch(() => false);
  if (isPristine) left.push(database);
  else await database.close();
}

/** The first test of a machine makes the template; the others copy it. */
async function cachedTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), 'reverie-tests');
  const path = join(folder, `database-${await migrationsHash()}-${pristineHash}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const template = await dumpTemplate(rememberPristine);
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, template.stream());
    await rename(draft, path);
    return template;
  }
}
