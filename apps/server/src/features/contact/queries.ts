import { eq, lt } from 'drizzle-orm';
import { type ContactMessageRow, contactMessages } from '#features/contact/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertMessage(db: Db, message: ContactMessageRow): Promise<void> {
  await db.insert(contactMessages).values(message);
}

/** Every message that is kept, sealed. */
export async function listMessages(db: Db): Promise<Pick<ContactMessageRow, 'id' | 'sealed'>[]> {
  const { id, sealed } = contactMessages;
  return db.select({ id, sealed }).from(contactMessages);
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.delete(contactMessages).where(eq(contactMessages.id, id));
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment));
}
