import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig } from '#config.ts';
import type { Database } from '#platform/db/database.ts';
import { openInMemory } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { dumpTemplate, migrationsHash } from '#platform/db/template.ts';
import { silentLog } from '#platform/log.ts';
import { rememberPristine, restorePristine } from '#testing/pristine.ts';

export type TestDatabase = {
  database: Database;
  /** Where it is, on PostgreSQL. */
  url?: string;
  drop(): Promise<void>;
};

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
  const database = await openInMemory(await cachedTemplate());
  await rememberPristine(database);
  return database;
}

async function leave(database: Database): Promise<void> {
  const isPristine = await restorePristine(database).catch(() => false);
  if (isPristine) left.push(database);
  else await database.close();
}

async function openOnPostgres(url: string): Promise<TestDatabase> {
  const name = `reverie_test_${randomBytes(6).toString('hex')}`;
  const template = `reverie_template_${await migrationsHash()}`;
  try {
    await administer(url, `create database ${name} template ${template}`);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await keepTemplate(url, template);
    await administer(url, `create database ${name} template ${template}`);
  }
  const own = inDatabase(url, name);
  const database = await openPostgres({ databaseUrl: own, log: silentLog, connections: 5 });
  return {
    database,
    url: own,
    async drop() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Made under another name: of several who make it at once, the first keeps theirs. */
async function keepTemplate(url: string, template: string): Promise<void> {
  const draft = `${template}_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${draft}`);
  const database = await openPostgres({ databaseUrl: inDatabase(url, draft), log: silentLog });
  await migrate(database);
  await database.close();
  try {
    await administer(url, `alter database ${draft} rename to ${template}`);
  } catch (error) {
    await administer(url, `drop database ${draft} with (force)`);
    if (!isTaken(error)) throw error;
  }
  await forgetOtherTemplates(url, template);
}

/** Of migrations that have changed since. A run that still tests on them makes its own again. */
async function forgetOtherTemplates(url: string, template: string): Promise<void> {
  const named = `datname ~ '^reverie_template_[^_]+$' and datname <> '${template}'`;
  const others = await administer(url, `select datname from pg_database where ${named}`);
  for (const { datname } of others) {
    // Left where it is being copied.
    await administer(url, `drop database if exists ${datname}`).catch(() => {});
  }
}

function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

function isMissing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '3D000';
}

function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42P04';
}

async function administer(
  connectionString: string,
  statement: string,
): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The first test of a machine makes the template; the others copy it. */
async function cachedTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), 'reverie-tests');
  const path = join(folder, `template-${await migrationsHash()}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const template = await dumpTemplate();
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, template.stream());
    await rename(draft, path);
    return template;
  }
}
