import { sql } from 'drizzle-orm';
import { textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { LooseFile } from '#platform/loose-files.ts';

/** Notes a name before its files are stored. */
export async function noteLoose(db: Db, name: string): Promise<LooseFile[]> {
  const { rows } = await db.execute<LooseFile>(sql`
    insert into loose_pictures (name) values (${name})
    on conflict (name) do update set since = now()
    returning name, since::text as since`);
  return rows;
}

/** What the database noted of these names as it deleted their paintings. */
export async function findNoted(db: Db, names: readonly string[]): Promise<LooseFile[]> {
  const { rows } = await db.execute<LooseFile>(sql`
    select name, since::text as since from loose_pictures
    where name = any(${textArray(names)})`);
  return rows;
}

/** Names noted longer than an hour ago: what stored files under them has ended. */
export async function findLoose(db: Db, limit: number): Promise<LooseFile[]> {
  const { rows } = await db.execute<LooseFile>(sql`
    select name, since::text as since from loose_pictures
    where since < now() - interval '1 hour' order by since limit ${limit}`);
  return rows;
}

/**
 * Takes a note back, and tells whether the files of its name are to go: no painting has it. Null
 * where the name was noted anew since: somebody stores files under it at this moment.
 */
export async function takeLoose(db: Db, { name, since }: LooseFile): Promise<boolean | null> {
  const { rows } = await db.execute<{ isNamed: boolean }>(sql`
    delete from loose_pictures where name = ${name} and since = ${since}::timestamptz
    returning exists (select 1 from paintings p where p.name = ${name}) as "isNamed"`);
  return rows[0] ? !rows[0].isNamed : null;
}
