import type { ContactMessage, Ticket } from '@reverie/contract/contact';
import { z } from 'zod';
import { confirmation, forwarding } from '#features/contact/mail.ts';
import * as queries from '#features/contact/queries.ts';
import { drawTicket, keptDays } from '#features/contact/rules.ts';
import { type MailService, mailboxOf } from '#features/mail/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type ContactParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  mail: MailService;
  limits: Limits;
  random: (below: number) => number;
  /** Where messages are read. */
  contactAddress: string;
};

export type Contact = ReturnType<typeof createContact>;

const day = 86_400_000;
const writtenSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** What its texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `contact ${id}`;
}

export function createContact(parts: ContactParts) {
  const { database, clock, seal, mail, limits, random, contactAddress } = parts;

  /** Messages are sealed, and few: all are opened to find those of one address. */
  async function writtenFrom(db: Db, email: string) {
    const wanted = email.trim().toLowerCase();
    const messages = await queries.listMessages(db);
    return messages
      .flatMap(({ id, sealed }) => {
        const opened = seal.open(sealed, contextOf(id));
        return opened === null ? [] : [{ id, ...writtenSchema.parse(JSON.parse(opened)) }];
      })
      .filter((written) => written.email.trim().toLowerCase() === wanted);
  }

  return {
    /** Keeps a message, brings it to us and, unless that mailbox got many, confirms it there. */
    async send(message: ContactMessage): Promise<Ticket> {
      const now = clock.now();
      const id = newId(now);
      const ticket = drawTicket(random);
      const { type, language, consent: _, ...written } = message;
      const sealed = seal.seal(JSON.stringify(written), contextOf(id));
      await database.write(async (tx) => {
        await queries.insertMessage(tx, { id, ticket, type, sealed, language, createdAt: now });
        await mail.send(tx, forwarding(message, ticket, contactAddress));
        const mayConfirm = await limits.mayMail(tx, mailboxOf(message.email));
        if (mayConfirm) await mail.send(tx, confirmation(message, ticket));
      });
      return { ticket };
    },

    /** What was written to us from an address; nothing where nobody's is known. */
    async find(email: string | null) {
      return email === null ? [] : writtenFrom(database.read, email);
    },

    /** Forgets what somebody who leaves has written to us, by the address they gave. */
    async forget(db: Db, email: string | null): Promise<void> {
      if (email === null) return;
      for (const { id } of await writtenFrom(db, email)) await queries.deleteMessage(db, id);
    },

    /** Forgets what has been kept as long as the form says. */
    async tidy(): Promise<void> {
      const end = new Date(clock.now().getTime() - keptDays * day);
      await database.write((tx) => queries.deleteMessagesBefore(tx, end));
    },
  };
}
