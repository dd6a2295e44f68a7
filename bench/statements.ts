import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
// The bench measures the server, so it alone may look inside: nothing imports it.
import { createApp } from '../apps/server/src/app.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { silentLog } from '../apps/server/src/platform/log.ts';
import { createSeal } from '../apps/server/src/platform/seal/seal.ts';

/** One statement as the driver takes it; the name lets PostgreSQL keep its plan. */
export type Statement = { name: string; text: string; values: unknown[] };

/** What the server sends to the database to answer one GET: recorded, not retold. */
export async function recordStatements(question: {
  databaseUrl: string;
  dataFolder: string;
  path: string;
  token: string;
}): Promise<Statement[]> {
  const { databaseUrl, dataFolder, path, token } = question;
  const statements: Statement[] = [];
  const logger = {
    logQuery(text: string, values: unknown[]) {
      statements.push({ name: `statement_${statements.length}`, text, values });
    },
  };
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const database = await openPostgres({ databaseUrl, log: silentLog });
  const app = createApp({
    // Both drivers answer `rows`, which is all the type says of them.
    database: { ...database, read: drizzle({ client: pool, logger }) as typeof database.read },
    dataFolder,
    log: silentLog,
    seal: createSeal(Buffer.alloc(32)),
  });
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.fetch(new Request(`http://bench.test${path}`, { headers }));
  await app.stop();
  await pool.end();
  await database.close();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return statements;
}
