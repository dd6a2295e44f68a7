import { sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Notes a name before its files are stored. */
export async function noteLoose(db: Db, name: string): Promise<void> {
  await db.execute(sql`insert into loose_avatars (name) values (${name})`);
}

/** Names noted longer than an hour ago: the upload that stored files under them has ended. */
export async function findLoose(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from loose_avatars
    where since < now() - interval '1 hour' order by since limit ${limit}`);
  return rows.map(({ name }) => name);
}

/** Takes a note back, and tells whether the files of its name are to go: nobody wears them. */
export async function takeLoose(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ isWorn: boolean }>(sql`
    delete from loose_avatars where name = ${name}
    returning exists (select 1 from ${users} where avatar = ${name}) as "isWorn"`);
  return rows[0]?.isWorn === false;
}
