import { randomBytes } from 'node:crypto';
import pg from 'pg';

const defaultUrl = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Where PostgreSQL answers. Every figure makes databases of its own there and drops them. */
export const postgresUrl = process.env.DATABASE_URL || defaultUrl;

export type BenchDatabase = { url: string; drop(): Promise<void> };

/** An empty database under a name nobody else has. */
export async function createBenchDatabase(label: string): Promise<BenchDatabase> {
  const name = `reverie_bench_${label}_${randomBytes(4).toString('hex')}`;
  await administer(`create database ${name}`);
  const own = new URL(postgresUrl);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  await withClient(postgresUrl, (client) => client.query(statement));
}

/** Runs the work on one connection. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The end of a dropped database is no news here.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
