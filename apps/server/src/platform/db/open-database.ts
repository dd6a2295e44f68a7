import type { Database } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import type { Log } from '#platform/log.ts';
import { keepPrivate } from '#platform/private-folder.ts';

export type DatabaseOptions = {
  /** Folder of the embedded database and of its lock. */
  dataFolder: string;
  databaseUrl?: string | undefined;
  log: Log;
};

/** A migration of a large archive is silent longer than any call may be. */
const migrationMillis = 3_600_000;

/** Opens the database, one process per data folder, and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataFolder, log } = options;
  // Pictures and keys are kept there, wherever the database is.
  await keepPrivate(dataFolder, log);
  if (!databaseUrl) return migrated(await openEmbedded({ dataFolder, log }));
  const patient = await openPostgres({ databaseUrl, log, patienceMillis: migrationMillis });
  await (await migrated(patient)).close();
  return openPostgres({ databaseUrl, log });
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
