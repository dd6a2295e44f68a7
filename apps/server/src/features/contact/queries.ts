import { lt } from 'drizzle-orm';
import { type ContactMessageRow, contactMessages } from '#features/contact/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertMessage(db: Db, message: ContactMessageRow): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment));
}
