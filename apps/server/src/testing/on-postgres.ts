import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
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

/** Of this process, as the migrations left them, with connections that know their tables already. */
const left: (TestDatabase & { url: string })[] = [];

/**
 * One that another test left, or a copy of the template. It is kept open for the next test of the
 * process: a connection is opened in ten milliseconds, and plans its first statements for many more.
 */
export async function openOnPostgres(url: string): Promise<TestDatabase> {
  const kept = left.pop();
  if (kept) return kept;
  const migrations = await migrationsHash();
  return (await takeLeft(url, migrations)) ?? (await copyTemplate(url, migrations));
}

/** Null where none is left that can be made what the migrations left. */
async function takeLeft(url: string, migrations: string): Promise<TestDatabase | null> {
  const lefts = await administer(
    url,
    `select datname from pg_database where starts_with(datname, '${testsOf(migrations)}')`,
  );
  for (const { datname } of lefts) {
    if (!(await claim(url, datname))) continue;
    // Of a process that has ended, which may have been amid a test.
    const opened = await open(url, datname);
    if (await opened.restore()) return opened.entry;
    await opened.discard();
  }
  return null;
}

async function open(url: string, name: string) {
  const own = inDatabase(url, name);
  const pool = `tests ${randomBytes(6).toString('hex')}`;
  const named = new URL(own);
  named.searchParams.set('application_name', pool);
  const options = { databaseUrl: named.href, log: silentLog, connections: 5 };
  const database = await openPostgres(options);
  async function discard() {
    await database.close();
    await administer(url, `drop database ${name} with (force)`);
  }
  // Somebody who is connected still might write into the next test's.
  async function restore() {
    if (!(await isAlone(database, pool))) return false;
    return await restorePristine(database).catch(() => false);
  }
  const entry = {
    database,
    url: own,
    drop: async () => void ((await restore()) ? left.push(entry) : await discard()),
  };
  return { entry, restore, discard };
}

const patience = 2_000;

/** Whether nobody but its own pool is connected, and that does nothing. Who leaves takes a moment. */
async function isAlone(database: Database, pool: string): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; await delay(10)) {
    const { rows } = await database
      .execute(
        `select 1 from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
            and (application_name <> '${pool}' or state <> 'idle') limit 1`,
      )
      .catch(() => ({ rows: null }));
    if (!rows?.length) return rows !== null;
  }
  return false;
}

/** A process holds what it uses by locks that end with it, and are given to it as often as it asks. */
let holder: Promise<pg.Client> | undefined;
const ours = new Set<string>();

async function claim(url: string, name: string): Promise<boolean> {
  if (ours.has(name)) return false;
  ours.add(name);
  holder ??= connect(url);
  const client = await holder;
  const lock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_ours';
  const isOurs = (await client.query<{ is_ours: boolean }>(lock, [name])).rows[0]?.is_ours === true;
  if (!isOurs) ours.delete(name);
  return isOurs;
}

function templateOf(migrations: string): string {
  return `reverie_template_${migrations}`;
}

function testsOf(migrations: string): string {
  return `reverie_test_${migrations}_`;
}

async function copyTemplate(url: string, migrations: string): Promise<TestDatabase> {
  const template = templateOf(migrations);
  const name = `${testsOf(migrations)}${randomBytes(6).toString('hex')}`;
  await claim(url, name);
  // The files as they are: by the log, which is the other way, it takes twice as long.
  const copy = `create database ${name} template ${template} strategy file_copy`;
  try {
    await administer(url, copy);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await keepTemplate(url, migrations);
    await administer(url, copy);
  }
  return (await open(url, name)).entry;
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
    `select datname from pg_database where datname ~ '^reverie_(template_[^_]+|test_[^_]+_[^_]+)$'
       and datname <> '${templateOf(migrations)}'
       and not starts_with(datname, '${testsOf(migrations)}')`,
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
  const client = await connect(connectionString);
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}
