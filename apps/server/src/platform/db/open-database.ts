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

/** Opens the database, one process per data folder, and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataFolder, log } = options;
  // Pictures and keys are kept there, wherever the database is.
  await keepPrivate(dataFolder, log);
  const database = databaseUrl
    ? await openPostgres({ databaseUrl, log })
    : await openEmbedded({ dataFolder, log });
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
