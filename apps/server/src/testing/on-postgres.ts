import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { migrationsHash } from '#platform/db/template.ts';
import { silentLog } from '#platform/log.ts';
import { rememberPristine, restorePristine } from '#testing/pristine.ts';

export type TestDatabase = {
  database: Database;
  /** Where it is, on PostgreSQL. */
  url?: string;
  drop(): Promise<void>;
};

/**
 * One that another test left, or a copy of the template. Copying takes most of a second, as every
 * table and index is a file, so a database goes back under a name that says it is nobody's.
 */
export async function openOnPostgres(url: string): Promise<TestDatabase> {
  const name = `reverie_test_${randomBytes(6).toString('hex')}`;
  const migrations = await migrationsHash();
  if (!(await takeLeft(url, migrations, name))) await copyTemplate(url, migrations, name);
  const own = inDatabase(url, name);
  const database = await openPostgres({ databaseUrl: own, log: silentLog, connections: 5 });
  return {
    database,
    url: own,
    async drop() {
      const isPristine = await restorePristine(database).catch(() => false);
      await database.close();
      const left = `${leftOf(migrations)}${randomBytes(6).toString('hex')}`;
      // Somebody who is connected still might write into the next test's.
      const isLeft = isPristine && (await renameDatabase(url, name, left));
      if (!isLeft) await administer(url, `drop database ${name} with (force)`);
    },
  };
}

function templateOf(migrations: string): string {
  return `reverie_template_${migrations}`;
}

function leftOf(migrations: string): string {
  return `reverie_left_${migrations}_`;
}

/** False where none is left. Of two that take the same one, the renaming lets one have it. */
async function takeLeft(url: string, migrations: string, name: string): Promise<boolean> {
  const lefts = await administer(
    url,
    `select datname from pg_database where starts_with(datname, '${leftOf(migrations)}')`,
  );
  for (const { datname } of lefts) if (await renameDatabase(url, datname, name)) return true;
  return false;
}

async function renameDatabase(url: string, from: string, to: string): Promise<boolean> {
  try {
    await administer(url, `alter database ${from} rename to ${to}`);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return false;
  }
}

async function copyTemplate(url: string, migrations: string, name: string): Promise<void> {
  const template = templateOf(migrations);
  // The files as they are: by the log, which is the other way, it takes twice as long.
  const copy = `create database ${name} template ${template} strategy file_copy`;
  try {
    await administer(url, copy);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await keepTemplate(url, migrations);
    await administer(url, copy);
  }
}

/** Made under another name: of several who make it at once, the first keeps theirs. */
async function keepTemplate(url: string, migrations: string): Promise<void> {
  const template = templateOf(migrations);
  const draft = `${template}_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${draft}`);
  const database = await openPostgres({ databaseUrl: inDatabase(url, draft), log: silentLog });
  await migrate(database);
  await rememberPristine(database);
  await database.close();
  try {
    await administer(url, `alter database ${draft} rename to ${template}`);
  } catch (error) {
    await administer(url, `drop database ${draft} with (force)`);
    if (!isTaken(error)) throw error;
  }
  await forgetOthers(url, migrations);
}

/** Of migrations that have changed since. A run that still tests on them makes its own again. */
async function forgetOthers(url: string, migrations: string): Promise<void> {
  const others = await administer(
    url,
    `select datname from pg_database where datname ~ '^reverie_(template_[^_]+|left_[^_]+_[^_]+)$'
       and datname <> '${templateOf(migrations)}'
       and not starts_with(datname, '${leftOf(migrations)}')`,
  );
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
