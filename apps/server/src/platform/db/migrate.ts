import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const filePattern = /^\d{4}_[a-z0-9_]+\.sql$/;

export type Migration = { name: string; text: string; hash: string };

const appliedRow = z.object({ name: z.string(), hash: z.string() });
type Applied = z.infer<typeof appliedRow>;

/** The migrations this build carries, in order. */
export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  const odd = names.find((name) => !filePattern.test(name));
  if (odd) throw new Error(`The migration ${odd} is not named NNNN_name.sql`);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(from, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies what is new, each file in a transaction of its own, forward only. Throws where a file
 * already applied has changed, or is unknown: the database would not be what the code believes.
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  await createTable(database);
  const applied: string[] = [];
  let before = await readApplied(database);
  refuseChanged(before, known);
  for (const migration of known) {
    if (before.some(({ name }) => name === migration.name)) continue;
    if (await apply(database, migration)) applied.push(migration.name);
    // Another process may have applied others meanwhile.
    before = await readApplied(database);
    refuseChanged(before, known);
  }
  return applied;
}

async function createTable(database: Database): Promise<void> {
  try {
    await database.execute(
      `create table if not exists migrations (
         name text primary key,
         hash text not null,
         applied_at timestamptz not null default now()
       )`,
    );
  } catch (error) {
    // `if not exists` looks before it creates: another process may have been between the two.
    if (!isTaken(error)) throw error;
  }
}

async function readApplied(database: Database): Promise<Applied[]> {
  const { rows } = await database.execute('select name, hash from migrations order by name');
  return z.array(appliedRow).parse(rows);
}

/** Several processes start at once on one PostgreSQL: whose row comes first applies the file. */
async function apply(database: Database, { name, hash, text }: Migration): Promise<boolean> {
  const row = `insert into migrations (name, hash) values ('${name}', '${hash}');`;
  try {
    await database.execute(`${row}\n${text}`);
    return true;
  } catch (error) {
    if (isTaken(error) && (await isApplied(database, name))) return false;
    throw new Error(`The migration ${name} failed`, { cause: error });
  }
}

async function isApplied(database: Database, name: string): Promise<boolean> {
  const applied = await readApplied(database);
  return applied.some((migration) => migration.name === name);
}

function refuseChanged(before: Applied[], known: Migration[]): void {
  for (const { name, hash } of before) {
    const found = known.find((migration) => migration.name === name);
    if (!found) throw new Error(`The database has applied ${name}, which this build does not know`);
    if (found.hash !== hash) {
      throw new Error(`The migration ${name} has changed since it was applied`);
    }
  }
}

function isTaken(error: unknown): boolean {
  const taken = ['23505', '42P07'];
  return error instanceof Error && 'code' in error && taken.includes(String(error.code));
}
