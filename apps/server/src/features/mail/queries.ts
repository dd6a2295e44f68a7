import { eq } from 'drizzle-orm';
import { type MailRow, mails } from '#features/mail/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertMail(db: Db, mail: MailRow): Promise<void> {
  await db.insert(mails).values(mail);
}

export async function findMail(db: Db, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** Every letter that is still on its way. */
export async function listMails(db: Db): Promise<MailRow[]> {
  return db.select().from(mails);
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}
