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
import { buildTemplate, migrationsHash } from '#platform/db/template.ts';
import { silentLog } from '#platform/log.ts';

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

/** The same, always in memory: for what only the embedded database does. */
export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  const database = await openInMemory(await cachedTemplate());
  return { database, drop: () => database.close() };
}

async function openOnPostgres(url: string): Promise<TestDatabase> {
  const name = `reverie_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres({ databaseUrl: own.href, log: silentLog, connections: 5 });
  await migrate(database);
  return {
    database,
    url: own.href,
    async drop() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The first test of a machine makes the template; the others copy it. */
async function cachedTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), 'reverie-tests');
  const path = join(folder, `template-${await migrationsHash()}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const template = await buildTemplate('none');
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, template.stream());
    await rename(draft, path);
    return template;
  }
}
